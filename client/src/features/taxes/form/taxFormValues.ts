import type { FormTypes } from '../../../components/form/defineForm.ts'
import type { FieldRules } from '../../../components/form/fieldChanges.ts'
import { returnedValues } from '../../../components/form/recordQueries.ts'
import type { TaxesLikeQuery, TaxFormPartsFragment } from './taxForm.generated.ts'

const empty = { name: '', rate: '' as number | string, isDefault: false, isActive: true }
export type TaxFormValues = typeof empty

/** Types of the tax form; the record of a new tax is null. */
export interface TaxForm extends FormTypes {
  values: TaxFormValues
  own: null
  record: TaxFormPartsFragment | null
  scope: null
  question: null
  found: TaxesLikeQuery['taxes']['items'][number]
}

export const taxFields: FieldRules<TaxFormValues> = {
  labels: { name: 'Name', rate: 'Rate in percent', isDefault: 'Default', isActive: 'Active' },
  together: [['isDefault', 'isActive']],
}

export const taxFormValues = (tax: TaxForm['record']): TaxFormValues => returnedValues(empty, tax)
