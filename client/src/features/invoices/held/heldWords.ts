import { sumOfMoney } from '@callout/contracts/cents'
import { formatMoney } from '@callout/contracts/words/money'
import { readSession } from '../../../shared/session/session.ts'
import type { HeldPayment } from './heldPayment.ts'
import type { Recorded } from './heldState.ts'

const counted = (count: number): string => `${count} ${count === 1 ? 'invoice' : 'invoices'}`

const moneyOf =
  ({ currencyCode }: HeldPayment) =>
  (amount: number): string =>
    formatMoney(amount, currencyCode ?? readSession('currencyCode'))

/** "$300.00 over 3 invoices" */
export const paymentWords = (payment: HeldPayment): string =>
  `${moneyOf(payment)(payment.input.amount)} over ${counted(payment.invoices.filter(({ amount }) => amount > 0).length)}`

/** What has come of a payment, in a sentence or two, and whether all of it is recorded. */
export function recordedWords(payment: HeldPayment, recorded: Recorded['recorded']): { readonly words: string; readonly isWhole: boolean } {
  const money = moneyOf(payment)
  if (!recorded) return { words: `Payment of ${paymentWords(payment)} recorded.`, isWhole: true }
  const { processed, failed, unallocated, receiptNumber } = recorded
  const open = sumOfMoney((processed ?? []).map(({ balanceDue }) => balanceDue ?? 0))
  const recordedSum = sumOfMoney((processed ?? []).map(({ amount }) => amount ?? 0))
  const words = [
    `Payment of ${money(recordedSum || payment.input.amount)} recorded over ${counted(processed?.length ?? payment.invoices.length)}.`,
    open > 0 && `${money(open)} still open.`,
    failed?.length && `${counted(failed.length)} left as ${failed.length === 1 ? 'it was' : 'they were'}.`,
    unallocated && `${money(unallocated)} isn’t recorded.`,
    receiptNumber && `Receipt ${receiptNumber}.`,
  ]
  return { words: words.filter(Boolean).join(' '), isWhole: !failed?.length && !unallocated }
}
