import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type PricedVisit,
  repricedVisits,
  seriesInvoiceStatus,
  seriesTotalOf,
  totalOfVisits,
  usualBilling,
  waitsForInvoice,
} from './billing.ts'
import { type JobStatusCode, jobStatus } from '../status/status.ts'
import { totalsOf } from './totals.ts'

const anyStatus = fc.constantFrom<JobStatusCode>(...Object.values(jobStatus).map(({ code }) => code))
const inCents = (value: number): number => Math.round(value * 100)

test('bills a recurring job per visit, others once', () => {
  expect([usualBilling(true), usualBilling(false)]).toEqual([1, 0])
})

test('multiplies the price by thirteen visits', () => {
  expect(totalOfVisits(116.21, 13)).toBe(1510.73)
  expect(seriesTotalOf(Array.from({ length: 13 }, () => ({ status: 1, total: 116.21 })))).toBe(1510.73)
})

test('bills open, declined and finished visits, but not cancelled ones', () => {
  const visits: PricedVisit[] = ([0, 1, 4, 5, 6, 7, 8, 11] as const).map((status) => ({ status, total: 10 }))
  expect(seriesTotalOf(visits)).toBe(70)
  expect(seriesTotalOf([{ status: 7, total: 10 }])).toBe(0)
})

test('returns no sum if a price is missing, unless the visit is cancelled', () => {
  expect(
    seriesTotalOf([
      { status: 1, total: 10 },
      { status: 1, total: null },
    ]),
  ).toBeNull()
  expect(
    seriesTotalOf([
      { status: 1, total: 10 },
      { status: 7, total: null },
    ]),
  ).toBe(10)
})

test('sums a series of visits that are discounted, taxed and rounded one by one', () => {
  const anyPrice = fc.record({
    amount: fc.integer({ min: 1, max: 90_000 }).map((cents) => cents / 100),
    rate: fc.integer({ min: 1, max: 2500 }).map((parts) => parts / 100),
    discount: fc.integer({ min: 0, max: 10_000 }).map((parts) => parts / 100),
  })
  fc.assert(
    fc.property(anyPrice, fc.array(anyStatus, { maxLength: 60 }), ({ amount, rate, discount }, statuses) => {
      const { total } = totalsOf({
        lines: [{ quantity: 1, amount }],
        taxes: [{ tax_id: 1, name: 'Tax', rate }],
        discount_type: 0,
        discount_value: discount,
        discount_basis: 0,
        tax_basis: 1,
      })
      const count = statuses.filter((status) => status !== 7).length
      const series = seriesTotalOf(statuses.map((status) => ({ status, total })))
      expect(inCents(series ?? -1)).toBe(inCents(total) * count)
      expect(series).toBe(totalOfVisits(total, count))
    }),
  )
})

test('counts finished visits with a price and without an invoice as unbilled', () => {
  const visit = { status: 6, total: 10, isBilled: false } as const
  expect(waitsForInvoice(visit)).toBe(true)
  for (const item of [{ status: 4 as const }, { status: 7 as const }, { total: 0 }, { total: null }, { isBilled: true }])
    expect(waitsForInvoice({ ...visit, ...item })).toBe(false)
})

test.each([
  [[], null],
  [[10], 10],
  [[10, 9, 10], 9],
] as const)('invoices with the statuses %j stand together as %s', (statuses, status) => {
  expect(seriesInvoiceStatus(statuses)).toBe(status)
})

const visit = (id: number, date: string | null, more: object = {}) => ({ id, date, isBilled: false, hasOwnPrice: false, ...more })
const series = [
  visit(1, '2026-06-03', { isBilled: true }),
  visit(2, '2026-06-10'),
  visit(3, '2026-06-17'),
  // Moved manually before the third, and after it.
  visit(4, '2026-06-15', { series_date: '2026-06-24' }),
  visit(5, '2026-07-05', { series_date: '2026-06-16' }),
  visit(6, '2026-07-08', { hasOwnPrice: true }),
  visit(7, null),
]
const getIds = (...args: Parameters<typeof repricedVisits>): number[] => repricedVisits(...args).map(({ id }) => id)

test('applies a new price to unbilled visits of the scope; a moved visit counts by its series date', () => {
  expect(getIds(series, { scope: 'this', from: 3 })).toEqual([3])
  expect(getIds(series, { scope: 'this', from: 6 })).toEqual([6])
  expect(getIds(series, { scope: 'this', from: 1 })).toEqual([])
  expect(getIds(series, { scope: 'future', from: 3 })).toEqual([3, 4, 7])
  expect(getIds(series, { scope: 'all', from: null })).toEqual([2, 3, 4, 5, 7])
})

test('keeps the price of billed visits, and a wider scope includes the visits of a narrower one', () => {
  const anyVisits = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 40 }),
      date: fc.option(fc.integer({ min: 10, max: 28 }).map((day) => `2026-06-${day}`)),
      isBilled: fc.boolean(),
      hasOwnPrice: fc.boolean(),
    }),
    { selector: ({ id }) => id, minLength: 1, maxLength: 15 },
  )
  fc.assert(
    fc.property(anyVisits, fc.nat(), (visits, place) => {
      const from = visits[place % visits.length]?.id ?? 0
      const [one, future, all] = (['this', 'future', 'all'] as const).map((scope) => getIds(visits, { scope, from }))
      const billed = visits.filter(({ isBilled }) => isBilled).map(({ id }) => id)
      for (const reached of [one, future, all]) expect(reached?.filter((id) => billed.includes(id))).toEqual([])
      expect(future?.every((id) => all?.includes(id))).toBe(true)
      const hasOwnPrice = visits.find(({ id }) => id === from)?.hasOwnPrice
      expect(hasOwnPrice === true || one?.every((id) => future?.includes(id))).toBe(true)
    }),
  )
})
