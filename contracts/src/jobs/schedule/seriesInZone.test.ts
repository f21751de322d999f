import { expect, test } from 'vitest'
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

test('moves the day of a monthly rule with the first date', () => {
  const monthly = { ...series, rule: { ...series.rule, frequency: 3 as const, weekdays: null, month_day: 30 }, first_date: '2026-11-30' }
  expect(seriesInZone(monthly, slot, 'America/Chicago', 'Asia/Kolkata')).toMatchObject({ rule: { month_day: 1 }, first_date: '2026-12-01' })
})
