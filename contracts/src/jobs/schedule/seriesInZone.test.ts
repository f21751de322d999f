import { describe, expect, test } from 'vitest'
import { occurrencesOf } from './occurrences.ts'
import { seriesInZone } from './seriesInZone.ts'

const seconds = (iso: string): number => Date.parse(iso) / 1000
const rule = { frequency: 2, interval: 1, weekdays: [1, 6], month_day: null, end_date: '2026-12-31', skip_closed_days: false } as const
const series = { rule: { ...rule, weekdays: [1, 6] }, first_date: '2026-11-02', start_time: '20:00', end_time: '21:30' }
/** Monday, 30 November, 8 PM in Chicago. */
const slot = { start_at: seconds('2026-12-01T02:00:00Z'), end_at: seconds('2026-12-01T03:30:00Z') }

test('moves weekdays, first and last date of a rule with the day of its visits', () => {
  expect(seriesInZone(series, slot, 'America/Chicago', 'Asia/Kolkata')).toEqual({
    rule: { ...rule, weekdays: [0, 2], end_date: '2027-01-01' },
    first_date: '2026-11-03',
    start_time: '07:30',
    end_time: '09:00',
  })
})

test('keeps the days if visits stay on their day', () => {
  const moved = seriesInZone(series, slot, 'America/Chicago', 'America/Los_Angeles')
  expect(moved).toEqual({ ...series, start_time: '18:00', end_time: '19:30' })
})

test('moves back with the zone', () => {
  const moved = seriesInZone(series, slot, 'America/Chicago', 'Asia/Kolkata')
  expect(seriesInZone(moved, slot, 'Asia/Kolkata', 'America/Chicago')).toEqual(series)
})

/** Days of 2027's months, where shorter months use their last day; moved by `days`. */
const daysOf2027 = (monthDay: number, days: number): string[] =>
  Array.from({ length: 12 }, (_, month) => {
    const last = new Date(Date.UTC(2027, month + 1, 0)).getUTCDate()
    return new Date(Date.UTC(2027, month, Math.min(monthDay, last) + days)).toISOString().slice(0, 10)
  })
const zones = { 1: ['America/Chicago', 'Asia/Kolkata'], [-1]: ['Asia/Kolkata', 'America/Chicago'] } as const
/** In Chicago on the day before, in Kolkata on the day after midnight. */
const getSlot = (date: string) => ({ start_at: seconds(`${date}T22:00:00Z`) + 4 * 3600, end_at: seconds(`${date}T23:00:00Z`) + 4 * 3600 })

describe.each([1, -1] as const)('a monthly rule whose visits move by %i day', (days) => {
  const movedFrom = (monthDay: number): readonly string[] => {
    const [from, to] = zones[days]
    const [first = '', ...others] = daysOf2027(monthDay, 0)
    const last = others.at(-1) ?? ''
    const monthly = { ...rule, frequency: 3 as const, weekdays: null, month_day: monthDay, end_date: last }
    const at = getSlot(days === 1 ? first : (daysOf2027(monthDay, -1)[0] ?? ''))
    const moved = seriesInZone({ ...series, rule: monthly, first_date: first }, at, from, to)
    return occurrencesOf(moved.rule, moved.first_date, { weekdays: [], holidays: [] }).dates
  }
  const exact = days === 1 ? [1, 2, 15, 27, 31] : [1, 2, 15, 28]
  test.each(exact)('has the days of its visits if it was on day %i', (monthDay) => {
    expect(movedFrom(monthDay)).toEqual(daysOf2027(monthDay, days))
  })

  test.each(days === 1 ? [28, 29, 30] : [29, 30, 31])('has the days of its visits in months with day %i and the next', (monthDay) => {
    const isLong = (date: string): boolean => ['01', '03', '05', '07', '08', '10', '12'].includes(date.slice(5, 7))
    const inLong = daysOf2027(monthDay, days).filter((date) => isLong(date) && Number(date.slice(8)) > 27)
    expect(movedFrom(monthDay)).toEqual(expect.arrayContaining(inLong))
    expect(movedFrom(monthDay)).not.toEqual(daysOf2027(monthDay, days))
  })
})
