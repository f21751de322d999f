/** A customer's account over a period: opening balance, invoices, payments and closing balance. */
import { fromCents, sumOfMoney, toCents } from '../cents.ts'

export interface StatementInvoice {
  readonly id: string
  readonly name: string
  readonly issueDate: string | null
  readonly total: number | null
  readonly amountPaid: number | null
  readonly isVoid: boolean
  readonly payments: readonly StatementPayment[] | null
}

export interface StatementPayment {
  readonly id: string
  readonly amount: number | null
  /** YYYY-MM-DD, in the account's zone. */
  readonly paidOn: string | null
  readonly receipt: string | null
}

export interface StatementLine {
  readonly date: string
  readonly kind: 'invoice' | 'payment'
  readonly id: string
  readonly invoiceId: string
  readonly name: string
  readonly amount: number
  readonly balance: number
}

export interface Statement {
  readonly from: string
  readonly to: string
  readonly opening: number
  readonly invoiced: number
  readonly paid: number
  readonly closing: number
  readonly lines: readonly StatementLine[]
}

/** Invoices without a date, an amount or their payments: a statement that leaves them out would be wrong. */
export const incompleteInvoices = (invoices: readonly StatementInvoice[]): readonly string[] =>
  invoices
    .filter(({ isVoid }) => !isVoid)
    .filter(({ issueDate, total, amountPaid, payments }) => {
      if (issueDate === null || total === null || amountPaid === null || payments === null) return true
      if (payments.some(({ amount, paidOn }) => amount === null || paidOn === null)) return true
      return toCents(sumOfMoney(payments.map(({ amount }) => amount ?? 0))) !== toCents(amountPaid)
    })
    .map(({ name }) => name)

type Entry = Omit<StatementLine, 'balance'>

/** Void invoices don't count. Of one day, invoices come before payments. Amounts that are missing count as zero: `incompleteInvoices`. */
export function statementOf(invoices: readonly StatementInvoice[], { from, to }: Pick<Statement, 'from' | 'to'>): Statement {
  const entries = invoices
    .filter(({ isVoid }) => !isVoid)
    .flatMap(({ id, name, issueDate, total, payments }): Entry[] => [
      { date: issueDate ?? '', kind: 'invoice', id, invoiceId: id, name, amount: total ?? 0 },
      ...(payments ?? []).map((payment): Entry => ({
        date: payment.paidOn ?? '',
        kind: 'payment',
        id: payment.id,
        invoiceId: id,
        name: payment.receipt ?? name,
        amount: payment.amount ?? 0,
      })),
    ])
    .toSorted((a, b) => a.date.localeCompare(b.date, 'en') || a.kind.localeCompare(b.kind, 'en'))
  const signed = ({ kind, amount }: Entry): number => (kind === 'invoice' ? toCents(amount) : -toCents(amount))
  const inPeriod = entries.filter(({ date }) => date >= from && date <= to)
  const opening = entries.filter(({ date }) => date < from).reduce((cents, entry) => cents + signed(entry), 0)
  let cents = opening
  const lines = inPeriod.map((entry) => {
    cents += signed(entry)
    return { ...entry, balance: fromCents(cents) }
  })
  const getSum = (requested: Entry['kind']): number =>
    sumOfMoney(inPeriod.filter(({ kind }) => kind === requested).map(({ amount }) => amount))
  return { from, to, opening: fromCents(opening), invoiced: getSum('invoice'), paid: getSum('payment'), closing: fromCents(cents), lines }
}
