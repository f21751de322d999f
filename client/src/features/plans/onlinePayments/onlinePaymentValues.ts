import type { FormTypes } from '../../../kit/form/defineForm.ts'
import type { FieldRules } from '../../../kit/form/fieldChanges.ts'
import type { OnlinePaymentPartsFragment } from './onlinePayments.generated.ts'

/** The secret key is typed to be replaced: what is kept of it is never told. */
export interface OnlinePaymentValues {
  isEnabled: boolean
  publishableKey: string
  secretKey: string
  statementDescriptor: string
}

/** How the company takes online payments; there is always one of it. */
export interface OnlinePaymentForm extends FormTypes {
  values: OnlinePaymentValues
  own: null
  record: (Omit<OnlinePaymentPartsFragment, 'id'> & { readonly id: string }) | null
  scope: null
  question: null
  found: null
}

export const onlinePaymentFields: FieldRules<OnlinePaymentValues> = {
  labels: {
    isEnabled: 'Take online payments',
    publishableKey: 'Publishable key',
    secretKey: 'Secret key',
    statementDescriptor: 'Name on card statements',
  },
}
