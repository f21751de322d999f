import type { FormTypes } from '../../../components/form/defineForm.ts'
import type { FieldRules } from '../../../components/form/fieldChanges.ts'
import type { ApolloClient } from '@apollo/client'
import { returnedValues } from '../../../components/form/recordQueries.ts'
import { type OnlinePaymentPartsFragment, OnlinePaymentsDocument } from './onlinePayments.generated.ts'

/** The secret key is write-only: it is typed to be replaced and never returned. */
export interface OnlinePaymentValues {
  isEnabled: boolean
  publishableKey: string
  secretKey: string
  statementDescriptor: string
}

/** Settings of online payments, a singleton. */
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

const empty: OnlinePaymentValues = { isEnabled: false, publishableKey: '', secretKey: '', statementDescriptor: '' }
export const onlinePaymentValues = (record: OnlinePaymentForm['record']): OnlinePaymentValues => returnedValues(empty, record)

export async function readOnlinePayments(client: ApolloClient): Promise<OnlinePaymentForm['record']> {
  const { data } = await client.query({ query: OnlinePaymentsDocument, fetchPolicy: 'no-cache' })
  return data ? { ...data.paymentConfiguration, id: data.paymentConfiguration.id ?? '1' } : null
}
