import { toCents } from '../cents.ts'
import { invoiceStatus } from '../jobs/codes.ts'
import { invoiceStatusOf } from './balance.ts'

interface Billed {
  readonly id: number
  readonly company_id: number
  readonly invoice_number: string
  readonly total: number
  readonly amount_paid: number
  readonly balance_due: number
  readonly status: number
  readonly voided_at: number | null
}
interface Paid {
  readonly id: number
  readonly company_id: number
  readonly invoice_id: number
  readonly amount: number
  readonly payment_method: number
  readonly paid_at: number
  readonly batch_receipt_number: string | null
  readonly earned: { readonly shares: readonly { readonly amount: number }[] } | null
}
export interface Books {
  readonly invoices: readonly Billed[]
  readonly payments: readonly Paid[]
}

const isWhole = (amount: number): boolean => amount === toCents(amount) / 100
const centsOf = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((cents, { amount }) => cents + toCents(amount), 0)

function paymentProblems({ id, amount, earned }: Paid, invoice: Billed | undefined): string[] {
  const name = `payment ${id}`
  return [
    !invoice && `${name} is of no invoice`,
    invoice?.voided_at && `${name} is of ${invoice.invoice_number}, which was voided`,
    amount <= 0 && `${name} is not above 0.00`,
    !isWhole(amount) && `${name} is not in whole cents: ${amount}`,
    earned && centsOf(earned.shares) !== toCents(amount) && `the shares of ${name} are not ${amount}`,
  ].filter((problem) => typeof problem === 'string')
}

function invoiceProblems(invoice: Billed, payments: readonly Paid[]): string[] {
  const { invoice_number: name, total, amount_paid, balance_due, status, voided_at } = invoice
  if (voided_at !== null)
    return amount_paid === 0 && balance_due === 0 && status === invoiceStatus.UNPAID.code ? [] : [`${name} was voided, and counts`]
  return [
    centsOf(payments) !== toCents(amount_paid) && `${name} has payments that are not ${amount_paid}`,
    toCents(total) - toCents(amount_paid) !== toCents(balance_due) && `${name} has a balance of ${balance_due}`,
    toCents(balance_due) < 0 && `${name} is overpaid`,
    ![total, amount_paid, balance_due].every(isWhole) && `${name} is not in whole cents`,
    status !== invoiceStatusOf(balance_due) && `${name} has status ${status} at a balance of ${balance_due}`,
  ].filter((problem) => typeof problem === 'string')
}

function batchProblems(name: string, parts: readonly Paid[]): string[] {
  const getCount = (read: (part: Paid) => number): number => new Set(parts.map(read)).size
  const isOne = [getCount((part) => part.company_id), getCount((part) => part.payment_method), getCount((part) => part.paid_at)]
  return [
    isOne.some((count) => count !== 1) && `the parts of ${name} are of different payments`,
    getCount((part) => part.invoice_id) !== parts.length && `${name} gives an invoice two parts`,
    parts.length < 2 && `${name} has one part only`,
  ].filter((problem) => typeof problem === 'string')
}

function doubles(invoices: readonly Billed[]): string[] {
  const known = new Set<string>()
  return invoices.flatMap(({ company_id, invoice_number }) => {
    const number = `${company_id}/${invoice_number}`
    if (known.has(number)) return [`${invoice_number} was given twice`]
    known.add(number)
    return []
  })
}

/** Errors in the ledger: each sum must equal its parts in cents, and each status must fit its balance. */
export function ledgerProblems({ invoices, payments }: Books): string[] {
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]))
  const ofInvoice = Map.groupBy(payments, ({ invoice_id }) => invoice_id)
  const batches = Map.groupBy(
    payments.filter((payment) => payment.batch_receipt_number !== null),
    (payment) => payment.batch_receipt_number as string,
  )
  return [
    ...payments.flatMap((payment) => paymentProblems(payment, byId.get(payment.invoice_id))),
    ...invoices.flatMap((invoice) => invoiceProblems(invoice, ofInvoice.get(invoice.id) ?? [])),
    ...[...batches].flatMap(([name, parts]) => batchProblems(name, parts)),
    ...doubles(invoices),
  ]
}
