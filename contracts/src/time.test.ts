import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, instantOf, wallTimeOf, weekdayOf, wireTimeZone } from './time.ts'

test.each([
  ['2026-07-01', '09:00', 'America/Los_Angeles', '2026-07-01T16:00:00Z'],
  ['2026-01-15', '09:00', 'America/Chicago', '2026-01-15T15:00:00Z'],
  ['2026-11-21', '00:15', 'Asia/Kolkata', '2026-11-20T18:45:00Z'],
  ['2026-06-01', '12:00', 'UTC', '2026-06-01T12:00:00Z'],
])('%s %s in %s is %s', (date, time, zone, iso) => {
  expect(instantOf(date, time, zone)).toBe(Date.parse(iso) / 1000)
})

test('a time that spring skips counts as the time after the gap', () => {
  expect(wallTimeOf(instantOf('2026-03-08', '02:30', 'America/New_York'), 'America/New_York')).toEqual({
    date: '2026-03-08',
    time: '03:30',
  })
})

test('of two equal times in autumn the first is meant', () => {
  expect(instantOf('2026-11-01', '01:30', 'America/New_York')).toBe(Date.parse('2026-11-01T05:30:00Z') / 1000)
})

test('there and back is the same instant, wherever and whenever', () => {
  const zones = fc.constantFrom('America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Auckland', 'UTC')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), zones, (instant, zone) => {
      const minute = Math.floor(instant / 60) * 60
      const wall = wallTimeOf(minute, zone)
      expect(wallTimeOf(instantOf(wall.date, wall.time, zone), zone)).toEqual(wall)
    }),
  )
})

test('days add up over months and leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect(weekdayOf('2026-11-21')).toBe(6)
})

test('the old name of the Indian zone is sent as the new one, and no other zone is touched', () => {
  expect(['Asia/Calcutta', 'Asia/Kolkata', 'America/Chicago', 'UTC'].map(wireTimeZone)).toEqual([
    'Asia/Kolkata',
    'Asia/Kolkata',
    'America/Chicago',
    'UTC',
  ])
})
