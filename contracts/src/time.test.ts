import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, instantOf, isCalendarDay, wallTimeOf, weekdayOf, wireTimeZone } from './time.ts'

test.each([
  ['2026-07-01', '09:00', 'America/Los_Angeles', '2026-07-01T16:00:00Z'],
  ['2026-01-15', '09:00', 'America/Chicago', '2026-01-15T15:00:00Z'],
  ['2026-11-21', '00:15', 'Asia/Kolkata', '2026-11-20T18:45:00Z'],
  ['2026-06-01', '12:00', 'UTC', '2026-06-01T12:00:00Z'],
])('%s %s in %s is %s', (date, time, zone, iso) => {
  expect(instantOf(date, time, zone)).toBe(Date.parse(iso) / 1000)
})

test.each([
  ['2026-03-08', '02:00', 'America/New_York', { date: '2026-03-08', time: '03:00' }],
  ['2026-03-08', '02:30', 'America/New_York', { date: '2026-03-08', time: '03:00' }],
  ['2026-03-08', '03:15', 'America/New_York', { date: '2026-03-08', time: '03:15' }],
  ['2026-10-04', '02:10', 'Australia/Lord_Howe', { date: '2026-10-04', time: '02:30' }],
  ['2026-09-06', '00:20', 'America/Santiago', { date: '2026-09-06', time: '01:00' }],
  ['2011-12-30', '09:00', 'Pacific/Apia', { date: '2011-12-31', time: '00:00' }],
])('%s %s, in %s is there, or counts as the first time after the gap of spring', (date, time, zone, wall) => {
  expect(wallTimeOf(instantOf(date, time, zone), zone)).toEqual(wall)
})

/** Offsets in whole minutes today; historically local solar time. */
test.each([
  ['0001-01-01', '00:00', 'UTC', '0001-01-01T00:00:00Z'],
  ['0000-01-01', '00:00', 'UTC', '0000-01-01T00:00:00Z'],
  ['0999-12-31', '23:59', 'UTC', '0999-12-31T23:59:00Z'],
  ['1000-01-01', '00:00', 'UTC', '1000-01-01T00:00:00Z'],
  ['9999-12-31', '23:59', 'UTC', '9999-12-31T23:59:00Z'],
  ['9999-12-31', '12:00', 'America/New_York', '9999-12-31T17:00:00Z'],
  ['9999-07-01', '12:00', 'America/New_York', '9999-07-01T16:00:00Z'],
  ['9999-12-31', '20:00', 'America/New_York', '+010000-01-01T01:00:00Z'],
])('at the ends of the calendar, %s %s in %s is %s', (date, time, zone, iso) => {
  expect(instantOf(date, time, zone)).toBe(Date.parse(iso) / 1000)
  expect(wallTimeOf(Date.parse(iso) / 1000, zone)).toEqual({ date, time })
})

test('uses the first of two equal times in autumn', () => {
  expect(instantOf('2026-11-01', '01:30', 'America/New_York')).toBe(Date.parse('2026-11-01T05:30:00Z') / 1000)
})

const [EARLIEST, LATEST] = [Date.parse('0000-01-02T00:00:00Z') / 1000, Date.parse('9999-12-31T00:00:00Z') / 1000]

test('converts random instants to local time and back', () => {
  const zones = fc.constantFrom('America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Auckland', 'UTC')
  fc.assert(
    fc.property(fc.integer({ min: EARLIEST, max: LATEST }), zones, (instant, zone) => {
      const minute = Math.floor(instant / 60) * 60
      const wall = wallTimeOf(minute, zone)
      expect(wallTimeOf(instantOf(wall.date, wall.time, zone), zone)).toEqual(wall)
    }),
  )
})

test('a later local time is never an earlier instant', () => {
  const zones = fc.constantFrom('America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/Santiago', 'Africa/Casablanca')
  const wall = fc.integer({ min: 0, max: 1440 * 4 })
  const changeDays = fc.constantFrom('2026-03-07', '2026-03-28', '2026-04-04', '2026-09-05', '2026-10-03', '2026-10-24', '2026-10-31')
  fc.assert(
    fc.property(zones, changeDays, wall, wall, (zone, from, item, entry) => {
      const instantAt = (minutes: number): number => {
        const time = new Date((minutes % 1440) * 60_000).toISOString().slice(11, 16)
        return instantOf(addDays(from, Math.floor(minutes / 1440)), time, zone)
      }
      expect(instantAt(Math.min(item, entry))).toBeLessThanOrEqual(instantAt(Math.max(item, entry)))
    }),
  )
})

test('adds days across months and leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect(addDays('9999-12-31', 1)).toBe('+010000-01-01')
  expect(addDays('0001-01-01', -1)).toBe('0000-12-31')
  expect(weekdayOf('2026-11-21')).toBe(6)
})

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['tomorrow', false],
])('%s is a day of the calendar: %s', (text, isDay) => {
  expect(isCalendarDay(text)).toBe(isDay)
})

test('sends the new name of the Indian zone and other zones unchanged', () => {
  expect(['Asia/Calcutta', 'Asia/Kolkata', 'America/Chicago', 'UTC'].map(wireTimeZone)).toEqual([
    'Asia/Kolkata',
    'Asia/Kolkata',
    'America/Chicago',
    'UTC',
  ])
})
