import { receiptMessage } from '@callout/contracts/agreements/paperMessage'
import { UNDO_SECONDS } from '@callout/contracts/constants'
import type { SaveCall, Sender } from '../../../kit/form/defineForm.ts'
import { paths } from '../../../shared/paths.ts'
import { readSession } from '../../../shared/session/session.ts'
import { RecordPaymentDocument, type RecordPaymentInput } from '../actions/invoiceActions.generated.ts'
import { paymentOf } from '../actions/paymentOf.ts'
import type { HeldPayment } from '../held/heldPayment.ts'
import { heldQueue } from '../held/heldQueue.ts'
import { tellDone } from '../held/heldState.ts'
import type { CashOutForm, CashOutInvoice } from './cashOutValues.ts'
import { divided, payable } from './divided.ts'

const MOST_NAMED = 3

/** "INV-1, INV-2 and 4 more" */
function namesOf(invoices: readonly CashOutInvoice[]): string {
  const named = invoices.slice(0, MOST_NAMED).map(({ name }) => name)
  const others = invoices.length - named.length
  return others > 0 ? `${named.join(', ')} and ${others} more` : named.join(', ')
}

/** One mail for the whole payment, to the address that was typed: of several customers it names none. */
function receiptOf({ values, own: { format } }: SaveCall<CashOutForm>, invoices: readonly CashOutInvoice[]): HeldPayment['receipt'] {
  const [first] = invoices
  if (!values.sendsReceipt || !first) return null
  const isOfOne = invoices.every(({ customer }) => customer?.id === first.customer?.id)
  const message = receiptMessage({
    company: readSession('organization_name') ?? '',
    customer: isOfOne ? (first.customer?.name ?? null) : null,
    invoice: namesOf(invoices),
    amount: format.money(Number(values.amount), first.currencyCode),
  })
  return { ...message, to: values.email.trim(), customerId: first.customer?.id ?? null, jobId: first.jobId }
}

/** What was shown is what is sent: each invoice with its part, whatever rule has made it. */
function heldOf(call: SaveCall<CashOutForm>): HeldPayment {
  const { values, own } = call
  const { parts } = divided(values, own.invoices)
  const given = payable(own.invoices).filter(({ id }) => (parts.get(id) ?? 0) > 0)
  const input: RecordPaymentInput = {
    ...paymentOf(values, own.format),
    invoiceIds: given.map(({ id }) => id),
    allocation: 'MANUAL',
    allocations: given.map(({ id }) => ({ invoiceId: id, amount: parts.get(id) ?? 0 })),
  }
  return {
    kind: 'payment',
    input,
    invoices: given.map(({ id, name, customer }) => ({ id, name, customer: customer?.name ?? null, amount: parts.get(id) ?? 0 })),
    currencyCode: given[0]?.currencyCode ?? null,
    until: Date.now() + UNDO_SECONDS * 1000,
    receipt: receiptOf(call, given),
    typed: values,
    address: own.address,
  }
}

/** Keeps the payment on the device until its Undo ends; where a browser keeps nothing, it is recorded at once. */
export const cashOutSender: Sender<CashOutForm> = {
  save: async (call) => {
    const { client, idempotencyKey } = call
    const payment = heldOf(call)
    const queue = heldQueue(client)
    if (queue) await queue.hold(idempotencyKey, payment)
    else {
      const variables = { input: payment.input, idempotencyKey }
      const { data } = await client.mutate({ mutation: RecordPaymentDocument, variables })
      tellDone(idempotencyKey, { payment, recorded: data?.recordPayment ?? null })
    }
    return { to: paths.cashedOut(idempotencyKey), words: null }
  },
}
