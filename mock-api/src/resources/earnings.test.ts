import { period as periods } from '@callout/contracts/dashboard/codes'
import { endpoints } from '@callout/contracts/endpoints'
import { instantOf } from '@callout/contracts/time'
import { beforeEach, expect, test } from 'vitest'
import type { PaymentRecord } from './invoices/records.ts'
import { ignoreBooks, testApp, type TestApp } from '../testing/testApp.ts'
import type { Viewer } from '../http/viewer.ts'
import { earningList, totalOf } from './earnings/earningRows.ts'
import { earningGraphOf, earningsOf } from './earnings/earningSums.ts'

const { getEarnings, getEarningGraph, listEarnings } = endpoints.earnings
const { cashOut } = endpoints.invoices
const cents = (amount: number | null | undefined): number => Math.round((amount ?? NaN) * 100)
const sum = (parts: readonly { readonly amount?: number | null | undefined }[] | null | undefined): number =>
  (parts ?? []).reduce((all, { amount }) => all + cents(amount), 0)

let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})
const payments = (): PaymentRecord[] => mock.store.payments.by('company_id', 1)

test('returns total, bars, rows and breakdowns that agree to the cent', async () => {
  const [invoice] = mock.store.invoices.by('unpaid', 1)
  await mock.read(cashOut, { invoice_ids: [invoice?.id ?? 0], amount: 10.1, payment_method: 3, reference: 'x' }, owner)
  const all = payments().reduce((whole, { amount }) => whole + cents(amount), 0)
  const known = await mock.read(getEarnings, { period: 'All' }, owner)
  expect([known.total, known.net_total].map(cents)).toEqual([all, all - cents(known.tax_total)])
  expect([known.payments_count, known.previous_total]).toEqual([payments().length, null])
  for (const parts of [known.by_method, known.by_staff, known.by_category, known.by_branch]) expect(sum(parts)).toBe(all)
  const { points, bucket } = await mock.read(getEarningGraph, { period: 'All' }, owner)
  expect([sum(points), bucket]).toEqual([all, 'day'])
  const list = await mock.read(listEarnings, { period: 'All', per_page: 100 }, owner)
  expect([sum(list.earnings), cents(list.total)]).toEqual([all, all])
  const day = await mock.read(getEarnings, { period: '1D' }, owner)
  expect(day).toMatchObject({ total: 10.1, by_method: [{ payment_method: 3, amount: 10.1 }], change_percent: null, average: 10.1 })
})

test('a bar, a method, a person and a branch open the rows that they count', async () => {
  const known = await mock.read(getEarnings, { period: 'All' }, owner)
  const { points = [] } = await mock.read(getEarningGraph, { period: 'All' }, owner)
  const totalWith = async (query: object): Promise<number> =>
    cents((await mock.read(listEarnings, { period: 'All', ...query }, owner)).total)
  for (const { from_at, to_at, amount } of (points ?? []).filter(({ payments_count }) => payments_count))
    expect(await totalWith({ from_at, to_at })).toBe(cents(amount))
  for (const { payment_method, amount } of known.by_method ?? []) expect(await totalWith({ payment_method })).toBe(cents(amount))
  for (const { staff_id, amount } of known.by_staff ?? []) expect(await totalWith({ staff_id })).toBe(cents(amount))
  for (const { category_id, amount } of known.by_category ?? []) expect(await totalWith({ category_id })).toBe(cents(amount))
  for (const { branch_id, amount } of known.by_branch ?? []) expect(await totalWith({ branch_id })).toBe(cents(amount))
  const [first] = payments() as [PaymentRecord]
  const number = mock.store.invoices.get(first.invoice_id)?.invoice_number ?? ''
  expect(await totalWith({ search: number })).toBe(cents(first.amount))
  expect(await totalWith({ search: number, date_from: '2026-06-17' })).toBe(0)
})

test('whose a payment was does not change with the job', async () => {
  const before = await mock.read(getEarnings, { period: 'All' }, owner)
  for (const { id } of mock.store.visits.all()) mock.store.visits.update(id, { staff_ids: [] })
  const [invoice] = mock.store.invoices.all()
  mock.store.invoices.update(invoice?.id ?? 0, { sent_at: 1 })
  const after = await mock.read(getEarnings, { period: 'All' }, owner)
  expect(after.by_staff).toEqual(before.by_staff)
  for (const { id } of payments()) mock.store.payments.update(id, { earned: null })
  const unknown = await mock.read(getEarnings, { period: 'All' }, owner)
  expect(unknown.by_staff).toEqual([{ staff_id: null, name: 'Unassigned', amount: before.total }])
})

test('earnings need the authority for them, and amounts that for amounts; a branch head has those of the branch', async () => {
  const admin = await mock.signIn('admin')
  const apiError = async (...authorities: string[]) => {
    mock.store.users.update(11, { authorities })
    const { responseCode, responseMessage } = await mock.call('GET', '/earnings', { token: admin })
    return [responseCode, responseMessage]
  }
  expect(await apiError('view_prices')).toEqual([403, 'You don’t have permission to see earnings.'])
  expect(await apiError('view_earnings')).toEqual([200, 'Success'])
  const shown = await mock.read(getEarnings, { period: 'All' }, admin)
  expect(shown).toMatchObject({ total: null, by_method: null, payments_count: payments().length })
  const graph = await mock.read(getEarningGraph, { period: 'All' }, admin)
  expect(new Set(graph.points?.map(({ amount }) => amount))).toEqual(new Set([null]))
  const listed = await mock.read(listEarnings, { period: 'All' }, admin)
  expect([listed.total, listed.earnings[0]?.amount, listed.earnings[0]?.tax_amount]).toEqual([null, null, null])
  expect((await mock.call('GET', '/earnings/listings?sort_by=amount', { token: admin })).responseCode).toBe(403)
  const head = await mock.signIn('branch')
  const ofBranch = payments().filter(({ invoice_id }) => mock.store.invoices.get(invoice_id)?.branch_id === 2)
  const expected = ofBranch.reduce((whole, { amount }) => whole + cents(amount), 0)
  for (const query of [{}, { branch_id: 1 }]) {
    const known = await mock.read(getEarnings, { period: 'All', ...query }, head)
    const list = await mock.read(listEarnings, { period: 'All' }, head)
    expect([cents(known.total), cents(list.total)]).toEqual([expected, expected])
  }
})

/** Days on which clocks are changed, among others. */
const days = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-06-17', '2026-09-06', '2026-10-25', '2026-11-01', '2024-02-29']
const zones = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kolkata', 'America/Santiago', 'UTC']

test('in 1,000 random histories graph, list and total are the sum of the payments', () => {
  let state = 11
  const random = (most: number): number => (state = (state * 48_271) % 2_147_483_647) % most
  const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T
  ignoreBooks(mock)
  const { store, clock } = mock
  const user = store.users.all().find(({ email }) => email === 'owner@demo.test')
  const company = store.companies.get(1)
  const pattern = payments()[0]
  if (!user || !company || !pattern) throw new Error('The seed has no owner and no payment')
  const invoices = store.invoices.by('company_id', 1).map(({ id, job_id }) => ({ invoice_id: id, job_id }))
  for (const { id } of payments()) store.payments.remove(id)
  for (let round = 0; round < 1000; round += 1) {
    const timezone = pick(zones)
    const date = pick(days)
    const midnight = instantOf(date, '00:00', timezone)
    const ids = Array.from({ length: random(9) }, () => {
      const far = pick([90_000, 90_000, 800_000, 40_000_000])
      const paid_at = midnight - 1800 * random(2) + random(far) - (far > 90_000 ? far - 90_000 : 0)
      return store.payments.insert({ ...pattern, ...pick(invoices), amount: (1 + random(99_999)) / 100, paid_at, earned: null }).id
    })
    const period = pick(Object.values(periods)).code
    const query = { period, date }
    const viewer: Viewer = {
      store,
      caller: { user, company: { ...company, timezone } },
      now: clock.now(),
      publicUrl: '',
    }
    const local = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short' })
    const sunday = new Date(Date.parse(`${date}T12:00:00Z`))
    sunday.setUTCDate(sunday.getUTCDate() - sunday.getUTCDay())
    const first = {
      '1D': date,
      '1W': sunday.toISOString().slice(0, 10),
      '1M': `${date.slice(0, 8)}01`,
      '1Y': `${date.slice(0, 5)}01-01`,
      All: '0000-01-01',
    }[period]
    const expected = payments()
      .filter(({ paid_at }) => {
        const day = local.format(paid_at * 1000)
        return day <= date && day >= first
      })
      .reduce((whole, { amount }) => whole + cents(amount), 0)
    const listed = { ...query, page: 1, per_page: 100 }
    const rows = earningList.find(viewer, listed)
    const known = earningsOf(viewer, query)
    const found = [known.total, earningGraphOf(viewer, query).total, totalOf(viewer, listed, rows)].map(cents)
    expect(found, `${period} of ${date} in ${timezone}`).toEqual([expected, expected, expected])
    for (const parts of [known.by_method, known.by_staff, known.by_category]) expect(sum(parts)).toBe(expected)
    for (const id of ids) store.payments.remove(id)
  }
})
