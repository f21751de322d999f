import { endpoints } from '@callout/contracts/endpoints'
import type { InvoiceRow } from '@callout/contracts/invoices/schemas'
import { addDays } from '@callout/contracts/time'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { InvoiceRecord } from './records.ts'
import { ignoreBooks, REFERENCE_DATE, type TestApp, testApp } from '../../testing/testApp.ts'

const { listInvoices } = endpoints.invoices
let mock: TestApp
let owner: string
/** 60 invoices of every kind besides those of the seed: due from 100 days ago on, every fourth paid, every fifth unsent, every seventh void. */
beforeAll(async () => {
  mock = testApp()
  ignoreBooks(mock)
  owner = await mock.signIn('owner')
  const [pattern] = mock.store.invoices.by('company_id', 1) as [InvoiceRecord]
  for (let index = 0; index < 60; index++) {
    const isVoid = index % 7 === 6
    const isPaid = !isVoid && index % 4 === 0
    const total = 10.1 + index * 3.37
    const cents = Math.round(total * 100)
    mock.store.invoices.insert({
      ...pattern,
      invoice_number: `TEST-${index}`,
      customer_id: 1 + (index % 3),
      branch_id: 1 + (index % 2),
      status: isPaid ? 10 : 9,
      issue_date: addDays(REFERENCE_DATE, index * 3 - 120),
      due_date: addDays(REFERENCE_DATE, index * 3 - 100),
      total: cents / 100,
      amount_paid: isPaid ? cents / 100 : 1,
      balance_due: isPaid || isVoid ? 0 : (cents - 100) / 100,
      sent_at: index % 5 === 0 ? null : 1_700_000_000,
      voided_at: isVoid ? 1_700_000_000 : null,
      paper: null,
    })
  }
})

type Query = Readonly<Record<string, unknown>>
const read = (query: Query, token = owner) => mock.read(listInvoices, { per_page: 100, ...query }, token)
const rows = async (query: Query, token = owner): Promise<InvoiceRow[]> => (await read(query, token)).invoices
const cents = (invoices: readonly InvoiceRow[], amount: 'total' | 'amount_paid' | 'balance_due'): number =>
  invoices.reduce((sum, invoice) => sum + Math.round((invoice[amount] ?? 0) * 100), 0)

/** Each filter of the list, and that it is not asked for. */
const asked: Readonly<Record<string, readonly unknown[]>> = {
  search: [undefined, undefined, 'test', 'test-1', 'TEST 4'],
  customer_id: [undefined, undefined, 1, 2],
  branch_id: [undefined, undefined, 1, 2],
  job_id: [undefined, undefined, undefined, undefined, 1],
  date_from: [undefined, undefined, addDays(REFERENCE_DATE, -60), REFERENCE_DATE],
  date_to: [undefined, undefined, addDays(REFERENCE_DATE, 30), REFERENCE_DATE],
  min_total: [undefined, undefined, 13.47, 50.54],
  max_total: [undefined, undefined, 120, 160.01],
}
/** Any of them together. */
const anyFilter = fc.record(Object.fromEntries(Object.entries(asked).map(([name, some]) => [name, fc.constantFrom(...some)])))
const given = (query: Query): Query => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))

test('an age and a day, a total and a tab narrow the same rows together', async () => {
  const all = (await rows({})).filter(({ voided_at }) => voided_at === null)
  const ids = (invoices: readonly InvoiceRow[]) => invoices.map(({ id }) => id)
  const isOld = ({ due_date, status }: InvoiceRow): boolean => status === 9 && String(due_date) < addDays(REFERENCE_DATE, -60)
  const requested = all.filter((invoice) => isOld(invoice) && String(invoice.due_date) >= addDays(REFERENCE_DATE, -90))
  expect(requested.length).toBeGreaterThan(3)
  expect(ids(await rows({ is_overdue: true, age: '61_90' }))).toEqual(ids(requested))
  const dear = requested.filter(({ total }) => (total ?? 0) >= 40)
  expect(ids(await rows({ is_overdue: true, age: '61_90', min_total: 40, search: 'test' }))).toEqual(ids(dear))
  expect(await rows({ is_overdue: true, status: 10 })).toEqual([])
})

test('what is overdue follows payments and the day', async () => {
  const ownMock = testApp()
  const token = await ownMock.signIn('owner')
  const overdue = async (): Promise<number[]> =>
    (await ownMock.read(listInvoices, { is_overdue: true, per_page: 100 }, token)).invoices.map(({ id }) => id)
  const [first] = await overdue()
  const { balance_due = 0 } = ownMock.store.invoices.get(first ?? 0) ?? {}
  const body = { invoice_ids: [first], amount: balance_due, payment_method: 0, reference: 'x' }
  await ownMock.call('POST', '/jobs/bulk_cashout', { token, body })
  expect(await overdue()).not.toContain(first)
  const open = ownMock.store.invoices.by('unpaid', 1)
  ownMock.clock.change({ advance_seconds: 400 * 86_400 })
  const later = await ownMock.signIn('owner')
  expect((await ownMock.read(listInvoices, { is_overdue: true, per_page: 100 }, later)).pagination?.total_count).toBe(open.length)
})

/** That the totals are the sums of the rows behind them. How many rows that are. */
async function expectSums(filter: Query): Promise<number> {
  const { totals } = await read(filter)
  const [paid, unpaid, overdue, unsent] = await Promise.all(
    [{ status: 10 }, { status: 9 }, { is_overdue: true }, { is_sent: false }].map((tab) => rows({ ...filter, ...tab })),
  )
  if (!totals || !paid || !unpaid || !overdue || !unsent) throw new Error('nothing is told')
  const known = [totals.paid_total, totals.unpaid_total, totals.overdue_total].map((amount) => Math.round((amount ?? -1) * 100))
  const received = cents(paid, 'amount_paid') + cents(unpaid, 'amount_paid')
  expect(known).toEqual([received, cents(unpaid, 'balance_due'), cents(overdue, 'balance_due')])
  const ofUnsent = unsent.map((invoice) => (invoice.status === 10 ? cents([invoice], 'total') : cents([invoice], 'balance_due')))
  expect(Math.round((totals.unsent_total ?? -1) * 100)).toBe(ofUnsent.reduce((sum, item) => sum + item, 0))
  const { paid_count, unpaid_count, overdue_count, unsent_count } = totals
  expect([paid_count, unpaid_count, overdue_count, unsent_count]).toEqual([paid, unpaid, overdue, unsent].map(({ length }) => length))
  for (const { age, count, balance } of totals.ages ?? []) {
    const ofAge = await rows({ ...filter, age })
    expect([age, count, Math.round((balance ?? -1) * 100)]).toEqual([age, ofAge.length, cents(ofAge, 'balance_due')])
  }
  // The same whatever tab is shown.
  expect((await read({ ...filter, status: 9, sort_by: 'total' })).totals).toEqual(totals)
  return paid.length + unpaid.length
}

test('under every filter the totals are the sums of the rows behind them', async () => {
  const sizes: number[] = []
  await fc.assert(
    fc.asyncProperty(anyFilter, async (filter) => void sizes.push(await expectSums(given(filter)))),
    {
      numRuns: 80,
      examples: [
        [{}],
        ...Object.entries(asked).flatMap(([name, some]) =>
          some.filter((value) => value !== undefined).map((value): [Query] => [{ [name]: value }]),
        ),
      ],
    },
  )
  expect(sizes.filter((size) => size > 0).length).toBeGreaterThan(sizes.length / 3)
})

test('filters by tab and lists voided invoices in none', async () => {
  const all = await rows({})
  const isVoid = ({ voided_at }: InvoiceRow): boolean => voided_at !== null
  expect(all.filter(isVoid)).not.toEqual([])
  const numbers = (invoices: readonly InvoiceRow[]) => invoices.map(({ invoice_number }) => invoice_number)
  const expected = (has: (invoice: InvoiceRow) => boolean) => numbers(all.filter((item) => !isVoid(item) && has(item)))
  expect(numbers(await rows({ status: 9 }))).toEqual(expected(({ status }) => status === 9))
  expect(numbers(await rows({ status: 10 }))).toEqual(expected(({ status }) => status === 10))
  expect(numbers(await rows({ is_sent: false }))).toEqual(expected(({ sent_at }) => sent_at === null))
  expect(numbers(await rows({ is_overdue: true }))).toEqual(
    expected(({ status, due_date }) => status === 9 && String(due_date) < REFERENCE_DATE),
  )
  expect(numbers(await rows({ is_sent: true, status: 9 }))).toEqual(expected(({ status, sent_at }) => status === 9 && sent_at !== null))
})

test.each(['due_date', 'total', 'balance_due'] as const)('invoices stand by %s, in both directions, whatever the tab', async (column) => {
  for (const filter of [{}, { status: 9 }, { search: 'test' }]) {
    const values = (await rows({ ...filter, sort_by: column })).map((invoice) => invoice[column] ?? 0)
    expect(values).toEqual(values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
    const backwards = (await rows({ ...filter, sort_by: column, sort_dir: 'desc' })).map((invoice) => invoice[column])
    expect(backwards).toEqual(values.toReversed())
  }
})

test('the newest stand first, and a day in the account’s time zone makes one overdue', async () => {
  const [first, second] = await rows({})
  expect([first?.invoice_number, second?.invoice_number]).toEqual(['TEST-59', 'TEST-58'])
  const due = (await rows({ search: 'test-33', status: 9 }))[0]
  expect(due).toMatchObject({ due_date: addDays(REFERENCE_DATE, -1), is_overdue: true, days_overdue: 1 })
  // Half past eleven in the evening of the day before, in Chicago.
  mock.clock.change({ now: Date.parse(`${REFERENCE_DATE}T04:30:00Z`) / 1000 })
  expect((await rows({ search: 'test-33', status: 9 }))[0]).toMatchObject({ is_overdue: false, days_overdue: 0 })
  mock.clock.change({ now: Date.parse(`${REFERENCE_DATE}T12:00:00Z`) / 1000 })
})

test('shows branch heads their branch’s rows and totals only', async () => {
  const head = await mock.signIn('branch')
  const branchRows = await rows({}, head)
  expect(new Set(branchRows.map(({ branch_id }) => branch_id))).toEqual(new Set([2]))
  const { totals } = await read({ status: 9 }, head)
  expect(totals?.unpaid_count).toBe((await rows({ status: 9, branch_id: 2 })).length)
})

test('returns no amounts, and no order by them, without the authority', async () => {
  const admin = await mock.signIn('admin')
  mock.store.users.update(11, { authorities: ['manage_invoices'] })
  const { invoices, totals } = await read({ status: 9 }, admin)
  expect(JSON.stringify(invoices)).not.toMatch(/\d\.\d/)
  expect(invoices[0]).toMatchObject({ total: null, amount_paid: null, balance_due: null })
  expect([totals?.unpaid_total, totals?.ages?.[0]?.balance]).toEqual([null, null])
  expect(totals?.unpaid_count).toBeGreaterThan(0)
  const apiError = await mock.call('GET', '/jobs/paid_unpaid_invoices?sort_by=total', { token: admin })
  expect(apiError).toMatchObject({ responseCode: 403, responseMessage: 'You don’t have permission to sort by amounts.' })
  const paper = await mock.call('GET', `/jobs/get_invoice?invoice_id=${invoices.at(-1)?.id}`, { token: admin })
  expect(JSON.stringify(paper.responseData)).not.toMatch(/"(amount|total|subtotal|tax_total|balance_due|discount_value)":\d/)
})
