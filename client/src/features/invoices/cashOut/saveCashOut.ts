import type { ApolloClient } from '@apollo/client'
import { reloadQueries } from '../../../components/actions/reloadQueries.ts'
import type { Asked, SaveCall, Saved, Sender } from '../../../components/form/formTypes.ts'
import { invoiceNow } from '../actions/invoiceActions.ts'
import { RecordPaymentDocument } from '../actions/invoiceActions.generated.ts'
import { findPayment } from '../payments/findPayment.ts'
import { onlyPaid, type PaidFor, type Payment, paymentQueries, type PaymentStep, receiptMail } from '../payments/paymentStep.ts'
import { changedText, paidName, formatPayment, receiptIn, recordedText } from '../payments/paymentText.ts'
import { stepQueue } from '../../offlineQueue/stepQueue.ts'
import { sendMessage } from '../../messaging/sendMessage.ts'
import { isServerAway } from '../../../lib/api/reach.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { RECENT_SECONDS } from '../../../lib/forms/submitOnce.ts'
import { paths } from '../../../lib/paths.ts'
import type { CashOutForm, PaymentAnswers } from './cashOutValues.ts'
import { paidParts, receiptLetter } from './receiptLetter.ts'
import { rememberPayment } from './recordedPayments.ts'
import { paymentMethod } from '@callout/contracts/invoices/codes'
import { neededOf } from '@callout/contracts/invoices/payment'
import { instantOf } from '@callout/contracts/time'
import type { Format } from '../../../lib/format/useFormat.ts'
import { nowInSeconds } from '../../../lib/clock.ts'
import { pageScoped } from '../../../lib/createStore.ts'
import type { RecordPaymentInput } from '../../../lib/api/schemaTypes.generated.ts'

/** Payment input with only the method's details. A payment dated today gets the current time, any other day noon. */
function paymentOf(payment: PaymentAnswers, { today, timeZone }: Format): Omit<RecordPaymentInput, 'invoiceIds'> {
  const { amount, paymentMethod: method, reference, email, paidOn } = payment
  const asked = neededOf(paymentMethod[method].code)
  const has = (name: string): boolean => (asked as readonly string[]).includes(name)
  return {
    amount: Number(amount),
    paymentMethod: method,
    ...(reference.trim() && { reference: reference.trim() }),
    ...(email.trim() && { email: email.trim() }),
    ...(has('cheque_number') && { chequeNumber: payment.chequeNumber, bankName: payment.bankName, bankBranch: payment.bankBranch }),
    ...(has('cardholder_name') && { cardholderName: payment.cardholderName }),
    ...(paidOn !== today() && { paidAt: instantOf(paidOn, '12:00', timeZone) }),
  }
}

function receiptOf({ values, context }: SaveCall<CashOutForm>): Payment['receipt'] {
  const [first] = paidParts(values, context.invoices)
  if (!values.sendsReceipt || !first) return null
  const { customer, jobId } = first.invoice
  return { ...receiptLetter(values, context), to: values.email.trim(), customerId: customer?.id ?? null, jobId }
}

/** Sends the displayed allocation: for several invoices each part, whatever rule computed it. */
function toInput({ values, context: { format } }: SaveCall<CashOutForm>, invoices: readonly PaidFor[]): RecordPaymentInput {
  const input = { ...paymentOf(values, format), invoiceIds: invoices.map(({ id }) => id) }
  if (invoices.length === 1) return input
  return { ...input, allocation: 'MANUAL', allocations: invoices.map(({ id, amount }) => ({ invoiceId: id, amount })) }
}

function paymentIn(call: SaveCall<CashOutForm>): Payment {
  const given = paidParts(call.values, call.context.invoices)
  const invoices = given.map(({ invoice: { id, name, balanceDue }, amount }) => ({ id, name, amount, openBefore: balanceDue }))
  return { input: toInput(call, invoices), invoices, currencyCode: given[0]?.invoice.currencyCode ?? null, receipt: receiptOf(call) }
}

/** Versions of invoices that were displayed after another user's change. */
const shownVersions = pageScoped(new Map<string, number | null>())

function getVersion({ context }: SaveCall<CashOutForm>, payment: Payment): number | null {
  const id = onlyPaid(payment)?.id
  if (id === undefined) return null
  return shownVersions.get(id) ?? context.invoices.find((invoice) => invoice.id === id)?.lockVersion ?? null
}

/** After another user's change of a single invoice: shows its new balance; the next save uses that version. */
async function changed(client: ApolloClient, payment: Payment): Promise<Asked<CashOutForm> | null> {
  const only = onlyPaid(payment)
  if (!only) return null
  const { balanceDue, lockVersion } = await invoiceNow(client, only.id)
  shownVersions.set(only.id, lockVersion)
  return { wrong: [{ field: 'amount', message: changedText(payment, only.name, balanceDue ?? 0) }] }
}

/** Page after a payment: its single invoice, else the result page. */
const getPage = (payment: Payment, key: string): string => {
  const only = onlyPaid(payment)
  return only ? paths.invoice(only.id) : paths.cashedOut(key)
}

/** null: sent, or none was requested. */
async function sendReceipt(client: ApolloClient, payment: Payment, key: string, recorded: Parameters<typeof receiptIn>[0]) {
  const mail = receiptMail(payment, receiptIn(recorded))
  if (!mail) return null
  try {
    return (await sendMessage(client, mail, key)) ? true : 'We couldn’t confirm that it was sent.'
  } catch (error) {
    return toApiError(error).message
  }
}

/** Stores the payment in the offline queue; null if this browser has none. */
async function queued(client: ApolloClient, key: string, payment: Payment): Promise<Saved | null> {
  const queue = stepQueue(client)
  if (!queue) return null
  const only = onlyPaid(payment)
  const takenAt = nowInSeconds()
  const content: PaymentStep = { kind: 'payment', name: paidName(payment), takenAt, ...payment }
  await queue.enqueue({ id: key, lane: `payment ${only?.id ?? key}`, target: null, version: null, occurredAt: takenAt, content })
  return {
    to: only ? paths.invoice(only.id) : paths.invoices(),
    successMessage: `Payment of ${formatPayment(payment)} will be recorded when you’re back online.`,
  }
}

async function record(call: SaveCall<CashOutForm>): Promise<Saved | Asked<CashOutForm>> {
  const { client, idempotencyKey: key } = call
  const payment = paymentIn(call)
  const lockVersion = getVersion(call, payment)
  const input = { ...payment.input, ...(lockVersion !== null && { lockVersion }) }
  const { data } = await client.mutate({ mutation: RecordPaymentDocument, variables: { input, idempotencyKey: key } })
  const recorded = data?.recordPayment ?? null
  const receipt = await sendReceipt(client, payment, key, recorded)
  rememberPayment(key, { payment, recorded, receipt })
  void reloadQueries(client, paymentQueries)
  return {
    to: getPage(payment, key),
    successMessage: onlyPaid(payment) ? recordedText(payment, recorded).text : null,
    unsavedFields: typeof receipt === 'string' && onlyPaid(payment) ? `The receipt wasn’t sent: ${receipt}` : null,
  }
}

/** Records the payment, or queues it without a network. */
export const cashOutSender: Sender<CashOutForm> = {
  save: async (call) => {
    const { client, idempotencyKey } = call
    if (isServerAway() || !navigator.onLine) {
      const saved = await queued(client, idempotencyKey, paymentIn(call))
      if (saved) return saved
    }
    try {
      return await record(call)
    } catch (error) {
      const asked = toApiError(error).code === 'STALE' ? await changed(client, paymentIn(call)).catch(() => null) : null
      if (asked) return asked
      throw error
    }
  },
  findDuplicate: async (call) => {
    const payment = paymentIn(call)
    const found = await findPayment(call.client, payment, nowInSeconds() - RECENT_SECONDS)
    if (found.kind === 'missing') return null
    const only = onlyPaid(payment)
    return { name: `Payment of ${formatPayment(payment)}`, to: only ? paths.invoice(only.id) : paths.invoices(), useLabel: 'It’s recorded' }
  },
}
