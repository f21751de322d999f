import { UNDO_SECONDS } from '@callout/contracts/constants'
import type { SaveCall, Sender } from '../../../kit/form/defineForm.ts'
import { paths } from '../../../shared/paths.ts'
import type { RecordPaymentInput } from '../../../parts/invoices/actions/invoiceActions.generated.ts'
import type { HeldPayment } from '../held/heldPayment.ts'
import { heldQueue } from '../held/heldQueue.ts'
import { recordAtOnce } from '../held/recordAtOnce.ts'
import type { CashOutForm } from './cashOutValues.ts'
import { paymentOf } from './paymentOf.ts'
import { givenOf, receiptLetter } from './receiptLetter.ts'

/** One mail for the whole payment, to the address that was typed. */
function receiptOf({ values, own }: SaveCall<CashOutForm>): HeldPayment['receipt'] {
  const [first] = givenOf(values, own.invoices)
  if (!values.sendsReceipt || !first) return null
  const { customer, jobId } = first.invoice
  return { ...receiptLetter(values, own), to: values.email.trim(), customerId: customer?.id ?? null, jobId }
}

/** What was shown is what is sent: over several, each invoice with its part, whatever rule has made it. */
function inputOf({ values, own: { format } }: SaveCall<CashOutForm>, invoices: HeldPayment['invoices']): RecordPaymentInput {
  const input = { ...paymentOf(values, format), invoiceIds: invoices.map(({ id }) => id) }
  if (invoices.length === 1) return input
  return { ...input, allocation: 'MANUAL', allocations: invoices.map(({ id, amount }) => ({ invoiceId: id, amount })) }
}

function heldOf(call: SaveCall<CashOutForm>): HeldPayment {
  const { values, own } = call
  const given = givenOf(values, own.invoices)
  const invoices = given.map(({ invoice: { id, name, customer, balanceDue, readAt }, amount }) => {
    return { id, name, customer: customer?.name ?? null, amount, openBefore: balanceDue, readAt }
  })
  return {
    kind: 'payment',
    input: inputOf(call, invoices),
    invoices,
    currencyCode: given[0]?.invoice.currencyCode ?? null,
    until: Date.now() + UNDO_SECONDS * 1000,
    receipt: receiptOf(call),
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
    if (!queue) await recordAtOnce(client, idempotencyKey, payment)
    else await queue.hold(idempotencyKey, payment)
    const [first, ...others] = payment.invoices
    // The page of the one invoice shows what comes of it, below the bar that takes it back.
    const isOfOne = queue !== null && first !== undefined && others.length === 0
    return { to: isOfOne ? paths.invoice(first.id) : paths.cashedOut(idempotencyKey), words: null }
  },
}
