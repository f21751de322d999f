import { fromCents, toCents } from '@callout/contracts/cents'
import { type BookFile, dayWriter, joined, type LayoutInput, money, toRow } from './bookFile.ts'
import type { BookInvoice, BookPayment } from './books.ts'
import { type CodeOf, methodAccounts } from './codes.ts'
import { paymentText, quickBooksName } from './quickBooks.ts'

const journalColumns = [
  '*JournalNo',
  '*JournalDate',
  '*AccountName',
  '*Debits',
  '*Credits',
  'Description',
  'Name',
  'Currency',
  'Location',
  'Class',
] as const

interface Posting {
  readonly account: string
  /** Debits are positive. */
  readonly cents: number
}

interface Entry {
  readonly number: string
  readonly date: string
  readonly text: string
  readonly customer: string
  readonly postings: readonly Posting[]
}

function invoicePostings({ lines, taxes, total, discount }: BookInvoice, getCode: CodeOf): readonly Posting[] {
  const sales = new Map<string, number>()
  for (const { isDiscount, name, amount } of lines) {
    const account = getCode('item', name)
    if (!isDiscount) sales.set(account, (sales.get(account) ?? 0) - toCents(amount))
  }
  return [
    { account: getCode('account', 'receivable'), cents: toCents(total) },
    { account: getCode('account', 'discounts'), cents: toCents(discount) },
    ...[...sales].map(([account, cents]) => ({ account, cents })),
    ...taxes.map(({ name, amount }) => ({ account: getCode('tax', name), cents: -toCents(amount) })),
  ]
}

const reversed = (postings: readonly Posting[]): readonly Posting[] => postings.map(({ account, cents }) => ({ account, cents: -cents }))

function paymentPostings({ amount, method }: BookPayment, getCode: CodeOf): readonly Posting[] {
  return [
    { account: getCode('account', method === null ? 'other' : methodAccounts[method]), cents: toCents(amount) },
    { account: getCode('account', 'receivable'), cents: -toCents(amount) },
  ]
}

export function journalEntries({ issued, voided, payments }: LayoutInput['books'], getCode: CodeOf): readonly Entry[] {
  return [
    ...issued.map((invoice): Entry => ({
      number: invoice.number,
      date: invoice.issuedOn,
      text: joined(`Invoice ${invoice.number}`, invoice.job),
      customer: invoice.customer,
      postings: invoicePostings(invoice, getCode),
    })),
    ...voided.map((invoice): Entry => ({
      number: `${invoice.number}-VOID`,
      date: invoice.voidedOn ?? invoice.issuedOn,
      text: joined(`Void of ${invoice.number}`, invoice.job),
      customer: invoice.customer,
      postings: reversed(invoicePostings(invoice, getCode)),
    })),
    ...payments.map((payment): Entry => ({
      number: `PAY-${payment.id}`,
      date: payment.paidOn,
      text: paymentText(payment),
      customer: payment.customer,
      postings: paymentPostings(payment, getCode),
    })),
  ].toSorted((a, b) => a.date.localeCompare(b.date, 'en'))
}

const sideOf = (cents: number) => (cents === 0 ? null : money(fromCents(cents)))

/** Debits and credits, in the columns of the journal import of QuickBooks Online. */
export function journalFiles({ books, getCode, currency, pattern }: LayoutInput): readonly BookFile[] {
  const day = dayWriter(pattern)
  return [
    {
      name: 'journal',
      header: journalColumns,
      most: null,
      records: journalEntries(books, getCode).map(({ number, date, text, customer, postings }) =>
        postings
          .filter(({ cents }) => cents !== 0)
          .map(({ account, cents }) =>
            toRow(journalColumns, {
              '*JournalNo': number,
              '*JournalDate': day(date),
              '*AccountName': account,
              '*Debits': sideOf(Math.max(0, cents)),
              '*Credits': sideOf(Math.max(0, -cents)),
              Description: text,
              Name: quickBooksName(customer),
              Currency: currency,
            }),
          ),
      ),
    },
  ]
}

/** Sums of the journal's debits and credits. */
export function journalSums(books: LayoutInput['books'], getCode: CodeOf): { readonly debits: number; readonly credits: number } {
  const cents = journalEntries(books, getCode).flatMap(({ postings }) => postings.map((posting) => posting.cents))
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
  return {
    debits: fromCents(sum(cents.filter((value) => value > 0))),
    credits: fromCents(-sum(cents.filter((value) => value < 0))),
  }
}
