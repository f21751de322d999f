import { renderHook } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { writeSession } from '../session/session.ts'
import { formatClock } from '@callout/contracts/text/clock'
import { formatClockRange, formatShortDay, wallOf } from './dates.ts'
import { formatDistance, unitIn } from './distance.ts'
import { formatDay } from '@callout/contracts/text/day'
import { formatMoney } from '@callout/contracts/text/money'
import { useFormat, formatRelative } from './useFormat.ts'

const ZONE = process.env['TZ']
afterEach(() => {
  process.env['TZ'] = ZONE
})

test.each([
  ['MM/dd/yyyy', '03/09/2026'],
  ['dd-MM-yyyy', '09-03-2026'],
  ['MM-dd-yyyy', '03-09-2026'],
  ['MMM dd,yyyy', 'Mar 09,2026'],
  ['dd/MM/yyyy', '09/03/2026'],
  [null, 'March 9, 2026'],
  ['', 'March 9, 2026'],
])('the pattern %s formats the day as %s', (pattern, text) => expect(formatDay('2026-03-09', pattern)).toBe(text))

test('a short day names the weekday', () => expect(formatShortDay('2026-11-21')).toBe('Sat, Nov 21'))

test.each([
  ['00:05', '12:05 AM'],
  ['09:00', '9:00 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('%s is %s on a 12-hour clock', (time, text) => {
  expect(formatClock(time, false)).toBe(text)
  expect(formatClock(time, true)).toBe(time)
})

test('a range shows AM or PM once if both times share it', () => {
  expect(formatClockRange('09:00', '10:30', false)).toBe('9:00 – 10:30 AM')
  expect(formatClockRange('11:00', '12:30', false)).toBe('11:00 AM – 12:30 PM')
  expect(formatClockRange('09:00', '10:30', true)).toBe('09:00 – 10:30')
})

test('an instant in milliseconds is cut to seconds', () => {
  expect(wallOf(1_785_000_000_000, 'UTC')).toEqual(wallOf(1_785_000_000, 'UTC'))
})

describe('in any browser zone', () => {
  const nineInNewYork = Date.UTC(2026, 10, 23, 14, 0) / 1000

  test.each(['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'])('seen from %s, 09:00 for the account reads 09:00', (browser) => {
    process.env['TZ'] = browser
    writeSession({ timezone: 'America/New_York', dateFormat: 'dd/MM/yyyy', timeFormat: '1' })
    const { result } = renderHook(() => useFormat())
    expect(result.current.dateTime(nineInNewYork)).toBe('23/11/2026, 09:00')
    expect(result.current.timeRange(nineInNewYork, nineInNewYork + 5400)).toBe('09:00 – 10:30')
    expect(result.current.wall(nineInNewYork)).toEqual({ date: '2026-11-23', time: '09:00' })
  })

  test("the day is the account's, not UTC's", () => {
    writeSession({ timezone: 'Pacific/Auckland', dateFormat: 'MM/dd/yyyy' })
    const { result } = renderHook(() => useFormat())
    expect(result.current.dayOf(Date.UTC(2026, 10, 22, 20, 0) / 1000)).toBe('11/23/2026')
  })

  test('a record with its own zone is shown in it', () => {
    writeSession({ timezone: 'America/New_York', timeFormat: '0' })
    const { result } = renderHook(() => useFormat('Asia/Kolkata'))
    expect(result.current.getTime(nineInNewYork)).toBe('7:30 PM')
  })
})

test.each([
  [0, 'seconds ago'],
  [59, 'seconds ago'],
  [60, '1 minute ago'],
  [3_599, '59 minutes ago'],
  [7_200, '2 hours ago'],
  [86_400, '1 day ago'],
  [2_592_000 * 2, '2 months ago'],
  [31_536_000 * 3, '3 years ago'],
  [-7_200, 'in 2 hours'],
])('%i seconds is "%s"', (age, message) => expect(formatRelative(1_785_000_000 - age, 1_785_000_000)).toBe(message))

test.each([
  [1234.5, 'USD', '$1,234.50'],
  [0, null, '$0.00'],
  [99.999, 'EUR', '€100.00'],
  [5, 'JPY', '¥5.00'],
  [-20, 'USD', '−$20.00'],
  [-7.5, 'not a code', '−not a code 7.50'],
  [7.5, 'not a code', 'not a code 7.50'],
])('%d in %s is %s', (amount, currency, text) => expect(formatMoney(amount, currency)).toBe(text))

test("amounts are in the account's currency unless they name another", () => {
  writeSession({ currencyCode: 'EUR' })
  const { result } = renderHook(() => useFormat())
  expect(result.current.money(12)).toBe('€12.00')
  expect(result.current.money(12, 'USD')).toBe('$12.00')
})

test.each([
  [0.85, '850 m'],
  [3.42, '3.4 km'],
  [26.6, '27 km'],
])('%d km is %s', (km, text) => expect(formatDistance(km)).toBe(text))

test.each([
  [0.1, '350 ft'],
  [0.85, '0.5 mi'],
  [3.42, '2.1 mi'],
  [26.6, '17 mi'],
])('%d km is %s in countries that measure roads in miles', (km, text) => expect(formatDistance(km, 'mi')).toBe(text))

test('uses miles in the countries that measure roads in miles', () => {
  expect(['United States', 'US', 'united kingdom', 'Canada', '', null].map(unitIn)).toEqual(['mi', 'mi', 'mi', 'km', 'km', 'km'])
})
