import { loadCodes } from '@callout/client/src/features/accounting/accountingCodes.ts'
import type { BookInvoiceFragment } from '@callout/client/src/features/accounting/accounting.generated.ts'
import type { Books } from '@callout/client/src/features/accounting/books.ts'
import { readBooks } from '@callout/client/src/features/accounting/readBooks.ts'
import type { LayoutName } from '@callout/client/src/features/accounting/codes.ts'
import { layoutTables } from '@callout/client/src/features/accounting/layouts.ts'
import { type BookPeriod, earningsDifference, loadBookLists, readSteps } from '@callout/client/src/features/accounting/loadBooks.ts'
import { centsIn, readCsv } from '@callout/client/src/features/accounting/testing/readCsv.ts'
import { runSteps } from '@callout/client/src/components/steps/runSteps.ts'
import type { Format } from '@callout/client/src/lib/format/useFormat.ts'
import { endpoints } from '@callout/contracts/endpoints'
import { addDays, wallTimeOf } from '@callout/contracts/time'
import { dataFilledBy, memoryStore } from '@callout/mock-api/db/store'
import { seed } from '@callout/mock-api/seed/seed'
import { REFERENCE_DATE, testApp } from '@callout/mock-api/testing/testApp'
import { buildApp } from '@callout/gateway/app'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { specBackend } from '../specBackend/backend.ts'
import { type Client, clientFor, gatewayOnMock } from './gatewayClient.ts'

/** The exported books of the demo company beside its records: all months at night, two by day. */
const isNightly = process.env['NIGHTLY'] !== undefined
const demoData = () => dataFilledBy((store) => seed(store, { seed: 1, size: 'demo', referenceDate: REFERENCE_DATE }))
const { mock, clientOf } = gatewayOnMock(isNightly ? testApp(memoryStore(demoData())) : testApp())
const { store } = mock
const zone = store.companies.get(1)?.timezone ?? ''
const dayOf = (instant: number): string => wallTimeOf(instant, zone).date
const format = { wall: (instant: number) => wallTimeOf(instant, zone) } as Format

async function readPeriod(
  client: Client,
  period: BookPeriod,
  date: string,
): Promise<{ readonly books: Books; readonly earned: number | null }> {
  const { signal } = new AbortController()
  const lists = await loadBookLists(client, { period, date }, format, signal)
  const found = new Map<string, BookInvoiceFragment>()
  await runSteps(readSteps(client, lists.invoices, found), { limit: 4, signal, onStep: () => undefined })
  const { days, customers, earned, problems } = lists
  expect(problems).toEqual([])
  return { books: readBooks({ days, customers, invoices: [...found.values()], dayOf }), earned }
}

const cents = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)
const lastDay = (month: string): string => addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1)

const invoicesNow = () => store.invoices.by('company_id', 1)
const payments = store.payments.by('company_id', 1)
const monthsOfInvoices = invoicesNow().map(({ issue_date }) => issue_date.slice(0, 7))
const monthsOfPayments = payments.map(({ paid_at }) => dayOf(paid_at).slice(0, 7))
const months = [...new Set([...monthsOfInvoices, ...monthsOfPayments])].toSorted()
const [monthOfPayments = ''] = monthsOfPayments
const MONTH_OF_VOIDS = REFERENCE_DATE.slice(0, 7)

/** Voids an invoice of each month, today. */
beforeAll(async () => {
  const owner = await mock.signIn('owner')
  const unpaid = Map.groupBy(
    invoicesNow().filter(({ amount_paid, voided_at }) => amount_paid === 0 && voided_at === null),
    ({ issue_date }) => issue_date.slice(0, 7),
  )
  for (const [invoice] of unpaid.values())
    await mock.read(endpoints.jobs.manageJob, { job_id: invoice?.job_id ?? 0, action: 'void_invoice', invoice_id: invoice?.id }, owner)
})

test.each(isNightly ? months : [monthOfPayments, MONTH_OF_VOIDS])(
  '%s: the files of each layout have the sums of the records',
  async (month) => {
    const client = await clientOf('owner')
    const owner = await mock.signIn('owner')
    const date = lastDay(month) < REFERENCE_DATE ? lastDay(month) : REFERENCE_DATE
    const { books, earned } = await readPeriod(client, 'MONTH', date)
    const invoices = invoicesNow()
    const issued = invoices.filter(({ issue_date }) => issue_date.startsWith(month))
    const voided = invoices.filter(({ voided_at }) => voided_at !== null && dayOf(voided_at).startsWith(month))
    expect(voided.some(({ issue_date }) => !issue_date.startsWith(month))).toBe(month === MONTH_OF_VOIDS)
    const paid = payments.filter(({ paid_at }) => dayOf(paid_at).startsWith(month))
    const expected = {
      issued: cents(issued.map(({ total }) => total)),
      voided: cents(voided.map(({ total }) => total)),
      paid: cents(paid.map(({ amount }) => amount)),
    }
    expect(books.problems).toEqual([])
    expect(earningsDifference(books, earned)).toBe(0)
    const { total } = await mock.read(endpoints.earnings.getEarnings, { period: '1M', date }, owner)
    expect(Math.round((total ?? NaN) * 100)).toBe(expected.paid)

    const toRows = (layout: LayoutName, sheet: string) =>
      layoutTables(layout, books, [], 'MM/dd/yyyy')
        .filter((table) => table.sheet === sheet)
        .flatMap(readCsv)
    const getSums = (rows: ReturnType<typeof toRows>, columns: readonly string[]): number =>
      columns.reduce((sum, column) => sum + centsIn(rows, column), 0)
    const quickBooks = ['*ItemAmount', 'ItemTaxAmount']
    expect({
      issued: getSums(toRows('quickbooks', 'invoices'), quickBooks),
      voided: getSums(toRows('quickbooks', 'voids'), quickBooks),
      paid: getSums(toRows('quickbooks', 'payments'), ['Amount']),
    }).toEqual(expected)

    /** As Xero reckons: quantity times price, rounded per line, and the tax. */
    const xero = (sheet: string): number =>
      toRows('xero', sheet).reduce((sum, row) => {
        const exact = Number(row['*Quantity']) * Number(row['*UnitAmount']) * 100
        return sum + Math.sign(exact) * Math.round(Math.abs(exact) + 1e-6) + Math.round(Number(row['TaxAmount']) * 100)
      }, 0)
    expect({ issued: xero('invoices'), voided: 0 - xero('voids'), paid: getSums(toRows('xero', 'payments'), ['*Amount']) }).toEqual(
      expected,
    )
    const totals = new Map(toRows('xero', 'invoices').map((row) => [row['*InvoiceNumber'], Number(row['Total'])]))
    expect(Object.fromEntries(totals)).toEqual(Object.fromEntries(issued.map(({ invoice_number, total: sum }) => [invoice_number, sum])))

    const journal = toRows('journal', 'journal')
    expect(centsIn(journal, '*Debits')).toBe(centsIn(journal, '*Credits'))
    for (const [number, rows] of Map.groupBy(journal, (row) => row['*JournalNo']))
      expect([number, centsIn(rows, '*Debits')]).toEqual([number, centsIn(rows, '*Credits')])
    const receivable = journal.filter((row) => row['*AccountName'] === 'Accounts Receivable')
    expect(centsIn(receivable, '*Debits') - centsIn(receivable, '*Credits')).toBe(expected.issued - expected.voided - expected.paid)

    const customers = new Set(
      [...issued, ...voided, ...invoices.filter(({ id }) => paid.some(({ invoice_id }) => invoice_id === id))].map(
        ({ customer_id }) => customer_id,
      ),
    )
    expect(books.customers.map(({ id }) => Number(id)).toSorted((a, b) => a - b)).toEqual([...customers].toSorted((a, b) => a - b))
  },
)

test('all time begins with the first invoice, which is earlier than the first payment', async () => {
  const { books, earned } = await readPeriod(await clientOf('owner'), 'ALL', REFERENCE_DATE)
  expect(books.issued.map(({ id }) => Number(id)).toSorted((a, b) => a - b)).toEqual(invoicesNow().map(({ id }) => id))
  expect(books.payments).toHaveLength(payments.length)
  expect(earningsDifference(books, earned)).toBe(0)
})

test('a backend with the fields of the specification alone has nothing to export, and each gap is named', async () => {
  const backend = specBackend()
  const address = await backend.listen({ host: '127.0.0.1', port: 0 })
  const gateway = await buildApp({ restBaseUrl: `${address}/api/v1` })
  onTestFinished(async () => {
    await gateway.close()
    await backend.close()
  })
  const client = clientFor(gateway, 'token-1')
  const { books, earned } = await readPeriod(client, 'MONTH', REFERENCE_DATE)
  expect(books).toMatchObject({ issued: [], voided: [], payments: [], customers: [] })
  expect(books.problems).toEqual(['#901: the service doesn’t return its date and total.', '#901: the service doesn’t return its payments.'])
  expect(earningsDifference(books, earned)).toBeNull()
  expect(await loadCodes(client, true)).toEqual({ codes: [], place: 'device' })
})
