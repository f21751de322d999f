import type { ApolloClient } from '@apollo/client'
import { reloadQueries } from '../../../kit/actions/reloadQueries.ts'
import { sendMessage } from '../../../parts/messages/sendMessage.ts'
import { refusalOf } from '../../../shared/api/refusal.ts'
import { RecordPaymentDocument } from '../../../parts/invoices/actions/invoiceActions.generated.ts'
import { type HeldPayment, shownPayments } from './heldPayment.ts'
import { tellDone } from './heldState.ts'
import { receiptIn, receiptMail } from './receiptAfter.ts'

/** Records a payment that this browser cannot keep, then sends its receipt. Rejects where the payment was refused. */
export async function recordAtOnce(client: ApolloClient, key: string, payment: HeldPayment): Promise<void> {
  const variables = { input: payment.input, idempotencyKey: key }
  const { data } = await client.mutate({ mutation: RecordPaymentDocument, variables })
  const recorded = data?.recordPayment ?? null
  const done = { payment, recorded, at: Date.now() }
  tellDone(key, done)
  void reloadQueries(client, shownPayments)
  const mail = receiptMail(payment, receiptIn(recorded))
  if (!mail) return
  try {
    if (await sendMessage(client, mail, key)) tellDone(key, { ...done, receipt: true })
  } catch (error) {
    tellDone(key, { ...done, receipt: refusalOf(error).message })
  }
}
