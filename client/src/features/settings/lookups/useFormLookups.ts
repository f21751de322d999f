import { useMemo, createContext, useContext } from 'react'
import { type JobFormSettingsQuery, useJobFormSettingsQuery } from './formSettings.generated.ts'

export type FormSettings = JobFormSettingsQuery['companySettings']

export interface TaxRate {
  readonly id: string
  readonly name: string
  /** Percent. */
  readonly rate: number
}

/** Company data that a form needs. */
export interface FormLookups {
  readonly settings: FormSettings
  readonly categories: JobFormSettingsQuery['ownCategories']['items']
  /** Taxes of the edited record at its rates; none for a new one. */
  readonly savedTaxes?: readonly TaxRate[]
}

/** `lookups` is null while loading. */
export function useFormLookups() {
  const { data, error, refetch } = useJobFormSettingsQuery()
  const lookups = useMemo<FormLookups | null>(
    () => (data ? { settings: data.companySettings, categories: data.ownCategories.items } : null),
    [data],
  )
  return { lookups, error, retry: () => void refetch().catch(() => {}) }
}

export const LookupsContext = createContext<FormLookups | null>(null)

/** The form's company data. Throws outside of a form. */
export function useLookups(): FormLookups {
  const lookups = useContext(LookupsContext)
  if (!lookups) throw new Error('There is no form around')
  return lookups
}
