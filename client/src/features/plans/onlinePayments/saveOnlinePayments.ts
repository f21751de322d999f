import { mergeChanges, sentValues } from '../../../components/form/fieldChanges.ts'
import type { Sender } from '../../../components/form/defineForm.ts'
import { paths } from '../../../lib/paths.ts'
import { type OnlinePaymentForm, onlinePaymentFields, onlinePaymentValues, readOnlinePayments } from './onlinePaymentValues.ts'
import { ConfigureOnlinePaymentsDocument } from './onlinePayments.generated.ts'
import { unsavedChange } from '../../../components/form/saveChange.ts'

/** Sends changed fields. A conflicting concurrent change is shown first. */
export const onlinePaymentSender: Sender<OnlinePaymentForm> = {
  question: async ({ client, base, values }) => {
    const newest = await readOnlinePayments(client)
    if (!newest) return null
    const { conflicts } = mergeChanges(onlinePaymentFields, base, values, onlinePaymentValues(newest))
    return conflicts.length > 0 ? { newer: newest } : null
  },
  save: async ({ client, base, values }) => {
    const input = sentValues(onlinePaymentFields, base, values)
    const { data } = await client.mutate({ mutation: ConfigureOnlinePaymentsDocument, variables: { input } })
    const returned = data?.updatePaymentConfiguration?.configuration ?? null
    // The secret key itself is never returned, only whether it is set.
    const { secretKey, ...readable } = input
    const isSecretLost = secretKey !== undefined && returned?.hasSecret === false
    return {
      to: paths.onlinePayments(),
      successMessage: 'Online payments saved',
      unsavedFields: returned && unsavedChange(onlinePaymentFields, isSecretLost ? input : readable, returned),
    }
  },
}
