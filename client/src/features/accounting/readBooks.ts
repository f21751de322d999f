import { sumOfMoney, toCents } from '@callout/contracts/cents'
import type { Days } from '@callout/contracts/earnings/range'
import { lineAmounts } from '@callout/contracts/invoices/lineAmounts'
import type { BookCustomerFragment, BookInvoiceFragment } from './accounting.generated.ts'
import type { BookCustomer, BookInvoice, BookLine, BookPayment, Books } from './books.ts'

export interface BooksSource {
  readonly days: Days
  readonly customers: readonly BookCustomerFragment[]
  readonly invoices: readonly BookInvoiceFragment[]
  /** The day of an instant (Unix seconds) in the account's zone. */
  readonly dayOf: (instant: number) => string
}

const isIn = (day: string | null, { from, to }: Days): boolean => day !== null && day >= from && day <= to
const filled = (text: string | null | undefined): string | null => text?.trim() || null

/** Customers by id. A name that several share has the id added, since accounting programs tell customers apart by name. */
export function nameCustomers(customers: readonly BookCustomerFragment[]): readonly BookCustomer[] {
  const named = customers.map((record) => ({ record, name: filled(record.name) ?? filled(record.companyName) ?? `Customer #${record.id}` }))
  const counts = Map.groupBy(named, ({ name }) => name.toLowerCase())
  return named.map(({ record, name }) => ({
    id: record.id,
    record,
    name: (counts.get(name.toLowerCase())?.length ?? 0) > 1 ? `${name} (#${record.id})` : name,
  }))
}

const getName = ({ id, invoiceNumber }: Pick<BookInvoiceFragment, 'id' | 'invoiceNumber'>): string => filled(invoiceNumber) ?? `#${id}`

function toLines({ lineItems, discountTotal, taxTotal, taxBasis }: BookInvoiceFragment): readonly BookLine[] | string {
  if (!lineItems) return 'the service doesn’t return its line items'
  if (taxTotal === null || discountTotal === null) return 'the service doesn’t return its tax and discount'
  const items = lineItems.flatMap(({ name, description, quantity, amount, isTaxExempt, total }) =>
    quantity === null || amount === null
      ? []
      : [{ name: filled(name) ?? 'Item', description: filled(description), quantity, rate: amount, isTaxed: isTaxExempt !== true, total }],
  )
  if (items.length < lineItems.length) return 'the service doesn’t return all amounts of its line items'
  const parts = lineAmounts({
    lines: items.map(({ total, quantity, rate, isTaxed }) => ({ total: total ?? quantity * rate, isTaxed })),
    discount: discountTotal,
    tax: taxTotal,
    taxBasis: taxBasis === null ? null : taxBasis === 'NET' ? 1 : 0,
  })
  const discounts = [
    { ...parts.taxedDiscount, isTaxed: true },
    { ...parts.untaxedDiscount, isTaxed: false },
  ].filter(({ amount }) => amount !== 0)
  return [
    ...items.map(({ total: _, ...item }, index): BookLine => ({
      ...item,
      isDiscount: false,
      isTaxed: item.isTaxed && toCents(taxTotal) !== 0,
      amount: parts.lines[index]?.amount ?? 0,
      tax: parts.lines[index]?.tax ?? 0,
    })),
    ...discounts.map(({ amount, tax, isTaxed }): BookLine => ({
      isDiscount: true,
      name: 'Discount',
      description: null,
      quantity: 1,
      rate: amount,
      amount,
      tax,
      isTaxed: isTaxed && toCents(taxTotal) !== 0,
    })),
  ]
}

/** The invoice, or why it can't be exported. */
function readInvoice(
  invoice: BookInvoiceFragment,
  names: ReadonlyMap<string, string>,
  dayOf: (instant: number) => string,
): BookInvoice | string {
  const { id, customer, issueDate, dueDate, voidedAt, jobNumber, visitDate, discountTotal, taxTotal, total, currencyCode, lockVersion } =
    invoice
  if (issueDate === null || total === null) return 'the service doesn’t return its date and total'
  const lines = toLines(invoice)
  if (typeof lines === 'string') return lines
  const cents = lines.reduce((sum, { amount, tax }) => sum + toCents(amount) + toCents(tax), 0)
  if (cents !== toCents(total)) return 'its lines, discount and tax don’t add up to its total'
  const taxes = (invoice.taxes ?? []).flatMap(({ name, amount }) =>
    amount === null || toCents(amount) === 0 ? [] : [{ name: filled(name) ?? 'Tax', amount }],
  )
  const tax = taxTotal ?? 0
  const isDivided = toCents(sumOfMoney(taxes.map(({ amount }) => amount))) === toCents(tax)
  const shown = isDivided ? taxes : [{ name: 'Tax', amount: tax }]
  return {
    id,
    number: getName(invoice),
    customerId: customer?.id ?? null,
    customer: (customer && (names.get(customer.id) ?? filled(customer.name))) ?? 'Unnamed customer',
    email: filled(customer?.email),
    issuedOn: issueDate,
    dueOn: dueDate,
    voidedOn: voidedAt === null ? null : dayOf(voidedAt),
    job: filled(jobNumber),
    visitOn: visitDate,
    lines,
    taxes: shown,
    taxName: shown.length === 0 ? null : shown.map(({ name }) => name).join(' + '),
    discount: discountTotal ?? 0,
    tax,
    total,
    currency: filled(currencyCode),
    lockVersion,
  }
}

interface Paid {
  readonly payments: readonly BookPayment[]
  readonly problem: string | null
}

function readPayments(invoice: BookInvoiceFragment, names: ReadonlyMap<string, string>, { days, dayOf }: BooksSource): Paid {
  const { id, customer, payments, amountPaid, currencyCode } = invoice
  if (!payments) return { payments: [], problem: amountPaid === 0 ? null : 'the service doesn’t return its payments' }
  const isKnown = payments.every(({ amount, paidAt }) => amount !== null && paidAt !== null)
  return {
    problem: isKnown ? null : 'the service doesn’t return the amount or date of all its payments',
    payments: payments.flatMap((payment): BookPayment[] => {
      const { amount, paidAt } = payment
      const paidOn = paidAt === null ? null : dayOf(paidAt)
      if (amount === null || paidOn === null || !isIn(paidOn, days)) return []
      return [
        {
          id: payment.id,
          invoiceId: id,
          invoice: getName(invoice),
          customerId: customer?.id ?? null,
          customer: (customer && (names.get(customer.id) ?? filled(customer.name))) ?? 'Unnamed customer',
          paidOn,
          amount,
          method: payment.paymentMethod,
          reference: filled(payment.reference),
          cheque: filled(payment.chequeNumber),
          receipt: filled(payment.receiptNumber),
          batch: filled(payment.batchReceiptNumber),
          currency: filled(currencyCode),
        },
      ]
    }),
  }
}

const numeric = new Intl.Collator('en', { numeric: true })

const byNumber = (a: BookInvoice, b: BookInvoice): number =>
  a.issuedOn.localeCompare(b.issuedOn, 'en') || numeric.compare(a.number, b.number)

/** Everything that is issued, voided and paid in the period, and whose it is. */
export function readBooks(source: BooksSource): Books {
  const { days, customers, invoices, dayOf } = source
  const named = nameCustomers(customers)
  const names = new Map(named.map(({ id, name }) => [id, name]))
  const problems: string[] = []
  const issued: BookInvoice[] = []
  const voided: BookInvoice[] = []
  const payments: BookPayment[] = []
  for (const invoice of invoices) {
    const isRequested = isIn(invoice.issueDate, days) || (invoice.voidedAt !== null && isIn(dayOf(invoice.voidedAt), days))
    const book = isRequested || invoice.issueDate === null ? readInvoice(invoice, names, dayOf) : null
    if (typeof book === 'string') problems.push(`${getName(invoice)}: ${book}.`)
    else if (book) {
      if (isIn(book.issuedOn, days)) issued.push(book)
      if (isIn(book.voidedOn, days)) voided.push(book)
    }
    const paid = readPayments(invoice, names, source)
    payments.push(...paid.payments)
    if (paid.problem !== null) problems.push(`${getName(invoice)}: ${paid.problem}.`)
  }
  const used = new Set([...issued, ...voided, ...payments].map(({ customerId }) => customerId))
  return {
    days,
    customers: named.filter(({ id }) => used.has(id)).toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    issued: issued.toSorted(byNumber),
    voided: voided.toSorted(byNumber),
    payments: payments.toSorted((a, b) => a.paidOn.localeCompare(b.paidOn, 'en') || Number(a.id) - Number(b.id)),
    problems,
  }
}
