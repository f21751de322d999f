import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, weekdayOf } from '../../time.ts'
import { type ClosedDays, MAX_OCCURRENCES, occurrencesOf } from './occurrences.ts'
import type { Recurrence } from './recurrence.ts'

const open: ClosedDays = { weekdays: [], holidays: [] }
const closed: ClosedDays = { weekdays: [0], holidays: [{ date: '2026-12-25', name: 'Christmas Day' }] }

describe('the dates of a recurring job', () => {
  test.each<[string, Partial<Recurrence>, first: string, end: string, string[]]>([
    ['every day, both ends included', {}, '2026-11-23', '2026-11-25', ['2026-11-23', '2026-11-24', '2026-11-25']],
    ['every third day', { interval: 3 }, '2026-12-30', '2027-01-05', ['2026-12-30', '2027-01-02', '2027-01-05']],
    [
      'every week on the weekday of the first date',
      { frequency: 2 },
      '2026-11-23',
      '2026-12-07',
      ['2026-11-23', '2026-11-30', '2026-12-07'],
    ],
    [
      'every second week on two weekdays',
      { frequency: 2, interval: 2, weekdays: [4, 1] },
      '2026-11-23',
      '2026-12-10',
      ['2026-11-23', '2026-11-26', '2026-12-07', '2026-12-10'],
    ],
    [
      'the first date counts although it is on another weekday',
      { frequency: 2, weekdays: [1] },
      '2026-11-25',
      '2026-12-07',
      ['2026-11-25', '2026-11-30', '2026-12-07'],
    ],
    [
      'a week begins on Sunday',
      { frequency: 2, interval: 2, weekdays: [0, 1] },
      '2026-11-22',
      '2026-12-06',
      ['2026-11-22', '2026-11-23', '2026-12-06'],
    ],
    [
      'the 31st is the last day of a shorter month',
      { frequency: 3 },
      '2027-01-31',
      '2027-05-01',
      ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'],
    ],
    ['another day of the month', { frequency: 3, month_day: 15 }, '2026-11-10', '2026-12-31', ['2026-11-10', '2026-11-15', '2026-12-15']],
    ['every quarter, over the year', { frequency: 3, interval: 3 }, '2026-11-23', '2027-05-23', ['2026-11-23', '2027-02-23', '2027-05-23']],
    [
      'February 29 is February 28 in common years',
      { frequency: 4 },
      '2028-02-29',
      '2032-12-31',
      ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
    ],
    ['once, where it ends on its first date', { frequency: 4 }, '2026-11-23', '2026-11-23', ['2026-11-23']],
    ['none, where it ends before', {}, '2026-11-23', '2026-11-22', []],
  ])('%s', (_, change, first, end, dates) => {
    const rule: Recurrence = { frequency: 1, interval: 1, end_date: end, ...change }
    expect(occurrencesOf(rule, first, closed)).toEqual({ dates, skipped: [], isTooLong: false })
  })
})

describe('closed days', () => {
  const rule: Recurrence = { frequency: 1, interval: 1, end_date: '2026-12-28' }

  test('are skipped with the reason if the rule skips them', () => {
    expect(occurrencesOf({ ...rule, skip_closed_days: true }, '2026-12-24', closed)).toEqual({
      dates: ['2026-12-24', '2026-12-26', '2026-12-28'],
      skipped: [
        { date: '2026-12-25', reason: 'Christmas Day' },
        { date: '2026-12-27', reason: 'Sunday' },
      ],
      isTooLong: false,
    })
  })

  test('have visits otherwise', () => {
    expect(occurrencesOf(rule, '2026-12-24', closed).dates).toHaveLength(5)
  })

  test('do not shift later weeks', () => {
    const fortnightly: Recurrence = { frequency: 2, interval: 2, end_date: '2027-01-08', skip_closed_days: true }
    expect(occurrencesOf(fortnightly, '2026-12-11', closed).dates).toEqual(['2026-12-11', '2027-01-08'])
  })

  test('a business that never opens has no visits', () => {
    const never = { weekdays: [0, 1, 2, 3, 4, 5, 6], holidays: [] }
    expect(occurrencesOf({ ...rule, skip_closed_days: true, end_date: '9999-12-31' }, '2026-12-24', never)).toMatchObject({
      dates: [],
      isTooLong: true,
    })
  })
})

test('a job has at most 366 visits', () => {
  const rule: Recurrence = { frequency: 1, interval: 1, end_date: '2028-12-31' }
  expect(occurrencesOf(rule, '2028-01-01', open)).toMatchObject({ isTooLong: false, dates: { length: MAX_OCCURRENCES } })
  expect(occurrencesOf({ ...rule, end_date: '2029-01-01' }, '2028-01-01', open)).toMatchObject({
    isTooLong: true,
    dates: { length: MAX_OCCURRENCES },
  })
})

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1999-12-31', days))
const rules: fc.Arbitrary<Recurrence> = fc.record(
  {
    frequency: fc.constantFrom(1, 2, 3, 4),
    interval: fc.integer({ min: 1, max: 99 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
    month_day: fc.integer({ min: 1, max: 31 }),
    end_date: day,
    skip_closed_days: fc.boolean(),
  },
  { requiredKeys: ['frequency', 'interval', 'end_date'] },
)
const closedDays: fc.Arbitrary<ClosedDays> = fc.record({
  weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
  holidays: fc.array(fc.record({ date: day, name: fc.constantFrom('New Year', 'Founders Day') })),
})

describe('for random rules', () => {
  const check = (property: (rule: Recurrence, first: string, days: ClosedDays) => void) =>
    fc.assert(fc.property(rules, day, closedDays, property))

  test('dates ascend from the first to the end date, and none is both a visit and skipped', () => {
    check((rule, first, days) => {
      const { dates, skipped } = occurrencesOf(rule, first, days)
      const all = [...dates, ...skipped.map(({ date }) => date)]
      expect(dates).toEqual([...new Set(dates)].toSorted())
      expect(new Set(all).size).toBe(all.length)
      for (const date of all) expect(date >= first && date <= rule.end_date).toBe(true)
    })
  })

  test('the first date is the first visit unless it is skipped or after the end', () => {
    check((rule, first, days) => {
      fc.pre(first <= rule.end_date)
      const { dates, skipped } = occurrencesOf(rule, first, days)
      expect([dates[0], skipped[0]?.date]).toContain(first)
    })
  })

  test('visits and skipped dates are the dates of the rule without closed days', () => {
    check((rule, first, days) => {
      const { dates, skipped, isTooLong } = occurrencesOf(rule, first, days)
      const whole = occurrencesOf({ ...rule, skip_closed_days: false }, first, days)
      fc.pre(!isTooLong && !whole.isTooLong)
      expect([...dates, ...skipped.map(({ date }) => date)].toSorted()).toEqual(whole.dates)
    })
  })

  test('an earlier end removes only later dates', () => {
    fc.assert(
      fc.property(rules, day, closedDays, fc.nat(400), (rule, first, days, earlier) => {
        const end_date = addDays(rule.end_date, -earlier)
        const { dates } = occurrencesOf({ ...rule, end_date }, first, days)
        expect(dates).toEqual(occurrencesOf(rule, first, days).dates.filter((date) => date <= end_date))
      }),
    )
  })

  test('a weekly job is on its weekdays from its second visit on', () => {
    check((rule, first) => {
      const weekdays = rule.weekdays?.length ? rule.weekdays : [weekdayOf(first)]
      for (const date of occurrencesOf({ ...rule, frequency: 2 }, first, open).dates.slice(1)) expect(weekdays).toContain(weekdayOf(date))
    })
  })

  test('a monthly job has one visit in each of its months, after the month of the first date', () => {
    check((rule, first) => {
      const months = occurrencesOf({ ...rule, frequency: 3 }, first, open)
        .dates.map((date) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)))
        .filter((month, index, all) => month !== all[0] || index === 0)
      for (const [index, month] of months.entries()) expect(month).toBe(Number(months[0]) + index * rule.interval)
    })
  })
})
