import { expect, test } from 'vitest'
import { bucketOf, bucketsOf, changePercent, daysBefore, daysOf, instantsOf, lastDayOf } from './range.ts'

const account = { firstDay: '2025-12-31', firstWeekday: 0 }
test.each([
  ['1D', '2026-03-08', { from: '2026-03-08', to: '2026-03-08' }, { from: '2026-03-07', to: '2026-03-07' }],
  ['1W', '2026-03-11', { from: '2026-03-08', to: '2026-03-11' }, { from: '2026-03-01', to: '2026-03-04' }],
  ['1W', '2026-03-14', { from: '2026-03-08', to: '2026-03-14' }, { from: '2026-03-01', to: '2026-03-07' }],
  ['1M', '2026-03-08', { from: '2026-03-01', to: '2026-03-08' }, { from: '2026-02-01', to: '2026-02-08' }],
  ['1M', '2026-03-30', { from: '2026-03-01', to: '2026-03-30' }, { from: '2026-02-01', to: '2026-02-28' }],
  ['1M', '2026-02-28', { from: '2026-02-01', to: '2026-02-28' }, { from: '2026-01-01', to: '2026-01-31' }],
  ['1M', '2026-01-31', { from: '2026-01-01', to: '2026-01-31' }, { from: '2025-12-01', to: '2025-12-31' }],
  ['1Y', '2026-03-08', { from: '2026-01-01', to: '2026-03-08' }, { from: '2025-01-01', to: '2025-03-08' }],
  ['1Y', '2024-02-29', { from: '2024-01-01', to: '2024-02-29' }, { from: '2023-01-01', to: '2023-02-28' }],
  ['1Y', '2025-12-31', { from: '2025-01-01', to: '2025-12-31' }, { from: '2024-01-01', to: '2024-12-31' }],
  ['All', '2026-03-08', { from: '2025-12-31', to: '2026-03-08' }, null],
] as const)('%s of %s is the calendar period up to that day, compared with the same days before', (period, date, days, before) => {
  expect(daysOf(period, date, account)).toEqual(days)
  expect(daysBefore(period, days)).toEqual(before)
})

test('a week begins with the first weekday of the account', () => {
  expect(daysOf('1W', '2026-03-08', { ...account, firstWeekday: 1 })).toEqual({ from: '2026-03-02', to: '2026-03-08' })
})

test('a backend that returns the last 30 days is compared with the 30 days before', () => {
  expect(daysBefore('1M', { from: '2026-02-07', to: '2026-03-08' })).toEqual({ from: '2026-01-08', to: '2026-02-06' })
})

test.each([
  ['1D', '2026-03-01', '2026-02-28', '2026-03-02'],
  ['1W', '2026-03-08', '2026-03-07', '2026-03-21'],
  ['1M', '2026-01-01', '2025-12-31', '2026-02-28'],
  ['1Y', '2023-01-01', '2022-12-31', '2024-12-31'],
] as const)('the period %s from %s lies between those that end on %s and %s', (period, from, before, after) => {
  expect([lastDayOf(period, { from, to: from }, -1), lastDayOf(period, { from, to: from }, 1)]).toEqual([before, after])
})

test.each([
  ['America/New_York', '2026-03-08', 23, ['00:00', '01:00', '03:00'], 3600],
  ['America/New_York', '2026-11-01', 25, ['00:00', '01:00', '01:00'], 3600],
  ['Australia/Lord_Howe', '2026-04-05', 25, ['00:00', '01:00', '01:30'], 1800],
  ['Asia/Kolkata', '2026-03-08', 24, ['00:00', '01:00', '02:00'], 3600],
  ['America/Santiago', '2026-09-06', 23, ['01:00', '02:00', '03:00'], 3600],
])('in %s the day %s has %i hours', (timeZone, day, count, first, last) => {
  const days = { from: day, to: day }
  const hours = bucketsOf(bucketOf('1D', days), days, timeZone)
  expect(hours.map(({ label }) => label).slice(0, 3)).toEqual(first)
  expect(hours).toHaveLength(count)
  expect((hours.at(-1)?.to_at ?? 0) - (hours.at(-1)?.from_at ?? 0)).toBe(last)
})

test.each([
  ['1M', { from: '2026-03-01', to: '2026-03-31' }, 31, '2026-03-01', '2026-03-31'],
  ['1Y', { from: '2025-01-01', to: '2025-12-31' }, 12, '2025-01', '2025-12'],
  ['All', { from: '2026-01-01', to: '2026-03-03' }, 62, '2026-01-01', '2026-03-03'],
  ['All', { from: '2026-01-01', to: '2026-03-31' }, 14, '2026-01-01', '2026-03-29'],
  ['All', { from: '2024-12-31', to: '2026-01-01' }, 14, '2024-12', '2026-01'],
] as const)('%s of %o is shown in %i bars', (period, days, count, first, last) => {
  const bars = bucketsOf(bucketOf(period, days), days, 'Europe/Berlin', 0)
  expect([bars.length, bars[0]?.label, bars.at(-1)?.label]).toEqual([count, first, last])
  const { from_at, to_at } = instantsOf(days, 'Europe/Berlin')
  expect([bars[0]?.from_at, bars.at(-1)?.to_at]).toEqual([from_at, to_at])
  for (const [index, { to_at: end }] of bars.slice(0, -1).entries()) expect(bars[index + 1]?.from_at).toBe(end)
})

test('returns the change in percent if there was a previous amount', () => {
  expect([changePercent(79.11, 100), changePercent(150, 100), changePercent(5, 0), changePercent(0, 3)]).toEqual([-20.9, 50, null, -100])
})
