import { sumOfMoney } from '@callout/contracts/cents'
import { formatMoney } from '@callout/contracts/text/money'
import { readSession } from '../../../lib/session/session.ts'
import type { RecordPaymentMutation } from '../actions/invoiceActions.generated.ts'
import { onlyPaid, type PaidFor, type Payment, type ReceiptOf } from './paymentStep.ts'

/** Response to a payment; null if the backend returned nothing. */
export type Recorded = RecordPaymentMutation['recordPayment']

const counted = (count: number): string => `${count} ${count === 1 ? 'invoice' : 'invoices'}`

type Paying = Pick<Payment, 'input' | 'invoices' | 'currencyCode'>

const moneyOf =
  ({ currencyCode }: Pick<Payment, 'currencyCode'>) =>
  (amount: number): string =>
    formatMoney(amount, currencyCode ?? readSession('currencyCode'))

export const paidName = (payment: Pick<Payment, 'invoices'>): string => onlyPaid(payment)?.name ?? counted(payment.invoices.length)

export const formatPayment = (payment: Paying): string => `${moneyOf(payment)(payment.input.amount)} for ${paidName(payment)}`

/** For one invoice: that it is paid, or its new balance, and the receipt. */
function formatPaid(payment: Paying, { name }: PaidFor, recorded: NonNullable<Recorded>): string | null {
  const [paid] = recorded.processed ?? []
  if (!paid) return null
  const receipt = paid.receiptNumber ? ` Receipt ${paid.receiptNumber}.` : ''
  if (paid.status === 'PAID') return `${name} is paid.${receipt}`
  const open = paid.balanceDue === null ? '' : ` ${moneyOf(payment)(paid.balanceDue)} still due.`
  return `Payment of ${formatPayment(payment)} recorded.${receipt}${open}`
}

/** Someone else has paid or changed the invoice since the balance was read. */
export const changedText = (payment: Pick<Payment, 'currencyCode'>, name: string, openNow: number): string =>
  openNow === 0 ? `${name} is already paid.` : `Someone else changed ${name}. Its balance is now ${moneyOf(payment)(openNow)}.`

/** The recorded amount, and whether it is the whole payment. */
export function recordedText(payment: Paying, recorded: Recorded): { readonly text: string; readonly isWhole: boolean } {
  const money = moneyOf(payment)
  if (!recorded) return { text: `Payment of ${formatPayment(payment)} recorded.`, isWhole: true }
  const only = onlyPaid(payment)
  const paid = only && formatPaid(payment, only, recorded)
  if (paid) return { text: paid, isWhole: true }
  const { processed, failed, unallocated, receiptNumber } = recorded
  const open = sumOfMoney((processed ?? []).map(({ balanceDue }) => balanceDue ?? 0))
  const recordedSum = sumOfMoney((processed ?? []).map(({ amount }) => amount ?? 0))
  const texts = [
    `Payment of ${money(recordedSum || payment.input.amount)} recorded for ${counted(processed?.length ?? payment.invoices.length)}.`,
    open > 0 && `${money(open)} still due.`,
    failed?.length && `${counted(failed.length)} not changed.`,
    unallocated && `${money(unallocated)} isn’t applied.`,
    receiptNumber && `Receipt ${receiptNumber}.`,
  ]
  return { text: texts.filter(Boolean).join(' '), isWhole: !failed?.length && !unallocated }
}

export function receiptIn(recorded: Recorded): ReceiptOf | null {
  const [first] = recorded?.processed ?? []
  const receiptNumber = recorded?.receiptNumber ?? first?.receiptNumber
  return first && receiptNumber ? { invoiceId: first.invoiceId, receiptNumber } : null
}
