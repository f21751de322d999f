import type { FormTypes } from '../../../kit/form/defineForm.ts'
import type { FieldRules } from '../../../kit/form/fieldChanges.ts'
import { toldValues } from '../../../kit/form/recordQueries.ts'
import type { TaxesLikeQuery, TaxFormPartsFragment } from './taxForm.generated.ts'

const empty = { name: '', rate: '' as number | '', isDefault: false, isActive: true }
export type TaxFormValues = typeof empty

/** The form of a tax; the record of a new one is null. */
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

export const taxFormValues = (tax: TaxForm['record']): TaxFormValues => toldValues(empty, tax)
