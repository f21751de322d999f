import { type JobFormSettingsQuery, useJobFormSettingsQuery } from './formSettings.generated.ts'
import type { TaxRate } from '../money/formTotals.ts'
import type { FormSettings } from './newJobValues.ts'

/** What the job form knows of the company. */
export interface FormLookups {
  readonly settings: FormSettings
  readonly categories: JobFormSettingsQuery['ownCategories']['items']
  /** Taxes of the job that is edited, at its rates; none of a new job. */
  readonly keptTaxes?: readonly TaxRate[]
}

/** `lookups` is null until they are there. */
export function useFormLookups() {
  const { data, error, refetch } = useJobFormSettingsQuery()
  const lookups: FormLookups | null = data ? { settings: data.companySettings, categories: data.ownCategories.items } : null
  return { lookups, error, retry: () => void refetch().catch(() => {}) }
}
