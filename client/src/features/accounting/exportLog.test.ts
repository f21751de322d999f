import { expect, test } from 'vitest'
import type { BookInvoiceFragment } from './accounting.generated.ts'
import { compareWithLog, marksOf } from './exportLog.ts'
import { readBooks } from './readBooks.ts'
import { at, customer, invoice, payment } from './testing/books.ts'

const booksOf = (more: Partial<BookInvoiceFragment>, name = 'Reyes Dental') =>
  readBooks({
    days: { from: '2026-11-01', to: '2026-11-30' },
    customers: [customer('31', name)],
    invoices: [invoice(more)],
    dayOf: (instant) => new Date(instant * 1000).toISOString().slice(0, 10),
  })

/** New and changed rows of a second export after the first. */
async function compare(before: Partial<BookInvoiceFragment>, now: Partial<BookInvoiceFragment>, name?: string) {
  const marks = Object.fromEntries(await marksOf(booksOf(before)))
  const books = booksOf(now, name)
  const { added, changed, unchanged, books: news } = compareWithLog(books, await marksOf(books), { exportedAt: 0, marks })
  return { added, changed: changed.map((row) => row.name), unchanged, issued: news.issued.length }
}

test.each<[string, Partial<BookInvoiceFragment>, Partial<BookInvoiceFragment>, string[]]>([
  ['the same version', { lockVersion: 2 }, { lockVersion: 2 }, []],
  ['another version without a change of its rows', { lockVersion: 2 }, { lockVersion: 3 }, []],
  ['another version with a change', { lockVersion: 2 }, { lockVersion: 3, dueDate: '2026-12-31' }, ['INV-0901']],
  ['a change without a version', { lockVersion: null }, { lockVersion: null, dueDate: '2026-12-31' }, ['INV-0901']],
  ['no change without a version', { lockVersion: null }, { lockVersion: null }, []],
])('%s', async (_, before, now, changed) => {
  expect(await compare(before, now)).toEqual({ added: 0, changed, unchanged: 2 - changed.length, issued: changed.length })
})

test('payments and voids count for themselves, and a renamed customer changes its invoices', async () => {
  const paid = { lockVersion: 3, amountPaid: 5, payments: [payment('7', 5, '2026-11-21')] }
  expect(await compare({}, paid)).toEqual({ added: 1, changed: [], unchanged: 2, issued: 0 })
  expect(await compare({}, { lockVersion: 3, voidedAt: at('2026-11-22') })).toEqual({ added: 1, changed: [], unchanged: 2, issued: 0 })
  expect(await compare({ lockVersion: null }, { lockVersion: null }, 'Reyes Care')).toMatchObject({ changed: ['INV-0901'], issued: 1 })
})
