import { sumOfMoney } from '@callout/contracts/cents'
import { formatMoney } from '@callout/contracts/words/money'
import { readSession } from '../../../shared/session/session.ts'
import { type HeldPayment, onlyPaid, type PaidFor } from './heldPayment.ts'
import type { Recorded } from './heldState.ts'

const counted = (count: number): string => `${count} ${count === 1 ? 'invoice' : 'invoices'}`

const moneyOf =
  ({ currencyCode }: HeldPayment) =>
  (amount: number): string =>
    formatMoney(amount, currencyCode ?? readSession('currencyCode'))

/** "$100.00 for INV-0901", "$300.00 for 3 invoices" */
export function paymentWords(payment: HeldPayment): string {
  const only = onlyPaid(payment)
  return `${moneyOf(payment)(payment.input.amount)} ${only ? `for ${only.name}` : `for ${counted(payment.invoices.length)}`}`
}

/** Of one invoice: that it is paid, or what is still open, and its receipt. */
function paidWords(payment: HeldPayment, { name }: PaidFor, recorded: NonNullable<Recorded['recorded']>): string | null {
  const [paid] = recorded.processed ?? []
  if (!paid) return null
  const receipt = paid.receiptNumber ? ` Receipt ${paid.receiptNumber}.` : ''
  if (paid.status === 'PAID') return `${name} is paid.${receipt}`
  const open = paid.balanceDue === null ? '' : ` ${moneyOf(payment)(paid.balanceDue)} still due.`
  return `Payment of ${paymentWords(payment)} recorded.${receipt}${open}`
}

/** Why a payment waits for the person: somebody has paid, or changed the invoice. */
export const changedWords = (payment: HeldPayment, { name }: PaidFor, openNow: number): string =>
  openNow === 0 ? `${name} is already paid.` : `Someone else changed ${name}. Its balance is now ${moneyOf(payment)(openNow)}.`

/** The same where the person's own payments have left too little open. */
export function ownWords(payment: HeldPayment, { name }: PaidFor, own: readonly Pick<PaidFor, 'amount'>[], openNow: number): string {
  const money = moneyOf(payment)
  const first = `Your ${own.length === 1 ? 'payment' : 'payments'} of ${money(sumOfMoney(own.map(({ amount }) => amount)))} came first.`
  return openNow === 0 ? `${first} ${name} is paid.` : `${first} The balance of ${name} is now ${money(openNow)}.`
}

/** Why a payment waits still: another one of the same person comes before it. */
export const firstWords = (first: HeldPayment): string => `Your payment of ${moneyOf(first)(first.input.amount)} is recorded first`

/** What has come of a payment, in a sentence or two, and whether all of it is recorded. */
export function recordedWords(payment: HeldPayment, recorded: Recorded['recorded']): { readonly words: string; readonly isWhole: boolean } {
  const money = moneyOf(payment)
  if (!recorded) return { words: `Payment of ${paymentWords(payment)} recorded.`, isWhole: true }
  const only = onlyPaid(payment)
  const paid = only && paidWords(payment, only, recorded)
  if (paid) return { words: paid, isWhole: true }
  const { processed, failed, unallocated, receiptNumber } = recorded
  const open = sumOfMoney((processed ?? []).map(({ balanceDue }) => balanceDue ?? 0))
  const recordedSum = sumOfMoney((processed ?? []).map(({ amount }) => amount ?? 0))
  const words = [
    `Payment of ${money(recordedSum || payment.input.amount)} recorded for ${counted(processed?.length ?? payment.invoices.length)}.`,
    open > 0 && `${money(open)} still due.`,
    failed?.length && `${counted(failed.length)} not changed.`,
    unallocated && `${money(unallocated)} isn’t applied.`,
    receiptNumber && `Receipt ${receiptNumber}.`,
  ]
  return { words: words.filter(Boolean).join(' '), isWhole: !failed?.length && !unallocated }
}
