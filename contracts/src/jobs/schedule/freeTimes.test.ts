import { describe, expect, test } from 'vitest'
import { freeTimes, openDays, serviceMinutes } from './freeTimes.ts'

const at = (iso: string): number => Date.parse(iso) / 1000
const length = { timezone: 'UTC', minutes: 60, step_minutes: 30, now: 0 }
const startsOf = (times: readonly { start_time: string }[]): string[] => times.map(({ start_time }) => start_time)

describe('open days', () => {
  const hours = [{ day: 1, open: '07:00', close: '15:00' }]
  const closedDays = { weekdays: [0, 6], holidays: [{ date: '2026-11-26', name: 'Thanksgiving' }] }

  test('skips closed weekdays and holidays, and uses the hours of each day', () => {
    // Wednesday to Monday.
    expect(openDays('2026-11-25', 3, { hours, closedDays })).toEqual([
      { date: '2026-11-25', open: '08:00', close: '17:00' },
      { date: '2026-11-27', open: '08:00', close: '17:00' },
      { date: '2026-11-30', open: '07:00', close: '15:00' },
    ])
  })
  test('returns none for a company that is never open', () => {
    expect(openDays('2026-11-25', 3, { hours: [], closedDays: { weekdays: [0, 1, 2, 3, 4, 5, 6], holidays: [] } })).toEqual([])
  })
})

describe('free times of a day', () => {
  const day = { date: '2026-11-25', open: '08:00', close: '11:00' }

  test('visits end within the hours', () => {
    expect(startsOf(freeTimes(day, [], length))).toEqual(['08:00', '08:30', '09:00', '09:30', '10:00'])
    expect(freeTimes(day, [], { ...length, minutes: 240 })).toEqual([])
  })
  test('a visit may begin when another ends, and end when another begins', () => {
    const booked = [{ start_at: at('2026-11-25T09:00:00Z'), end_at: at('2026-11-25T09:30:00Z') }]
    expect(startsOf(freeTimes(day, booked, length))).toEqual(['08:00', '09:30', '10:00'])
  })
  test('no time is before now', () => {
    expect(startsOf(freeTimes(day, [], { ...length, now: at('2026-11-25T09:00:01Z') }))).toEqual(['09:30', '10:00'])
  })
  test('times are in the account’s zone', () => {
    const [first] = freeTimes(day, [], { ...length, timezone: 'Asia/Kolkata' })
    expect(first).toEqual({
      date: '2026-11-25',
      start_at: at('2026-11-25T02:30:00Z'),
      end_at: at('2026-11-25T03:30:00Z'),
      start_time: '08:00',
      end_time: '09:00',
    })
  })
})

describe('days on which clocks change, in Chicago', () => {
  const night = (date: string) => ({ date, open: '00:00', close: '05:00' })
  const chicago = { ...length, timezone: 'America/Chicago' }

  test('of 23 hours: the skipped hour is not offered, and a visit across it ends an hour later by local time', () => {
    const times = freeTimes(night('2026-03-08'), [], chicago)
    expect(times.map(({ start_time, end_time }) => `${start_time}-${end_time}`)).toEqual([
      '00:00-01:00',
      '00:30-01:30',
      '01:00-03:00',
      '01:30-03:30',
      '03:00-04:00',
      '03:30-04:30',
      '04:00-05:00',
    ])
    for (const { start_at, end_at } of times) expect(end_at - start_at).toBe(3600)
  })
  test('of 25 hours: ambiguous times are not offered', () => {
    const times = freeTimes(night('2026-11-01'), [], chicago)
    // From 00:30 on a visit would end in the repeated hour, or its end would be ambiguous.
    expect(startsOf(times)).toEqual(['00:00', '00:30', '02:00', '02:30', '03:00', '03:30', '04:00'])
    for (const { start_at, end_at } of times) expect(end_at - start_at).toBe(3600)
  })
})

describe('duration of line items', () => {
  test.each([
    [[], null],
    [[{ quantity: 1, minutes: null }], null],
    [[{ quantity: 3, minutes: 0 }], null],
    [[{ quantity: 1, minutes: 60 }], 60],
    [
      [
        { quantity: 2, minutes: 45 },
        { quantity: 1, minutes: 20 },
        { quantity: 4, minutes: null },
      ],
      110,
    ],
    [[{ quantity: 1.5, minutes: 60 }], 90],
  ] as const)('%j takes %j minutes', (lines, minutes) => {
    expect(serviceMinutes(lines)).toBe(minutes)
  })
})
