import { expect, test } from 'vitest'
import { type OffTime, timeOffDuring } from './timeOff.ts'

const week: OffTime = { date_from: '2026-07-06', date_to: '2026-07-10' }
const afternoon: OffTime = { date_from: '2026-07-08', date_to: '2026-07-08', start_time: '13:00', end_time: '17:00' }

test.each(['2026-07-06', '2026-07-08', '2026-07-10'])('whole days off conflict on %s', (date) => {
  expect(timeOffDuring([week], { date })).toBe(week)
  expect(timeOffDuring([week], { date, start_time: '09:00', end_time: '10:00' })).toBe(week)
})

test.each(['2026-07-05', '2026-07-11'])('and don’t conflict on %s', (date) => {
  expect(timeOffDuring([week], { date })).toBeUndefined()
})

test.each([
  ['12:00', '13:00', false],
  ['12:00', '13:01', true],
  ['14:00', '15:00', true],
  ['16:59', '18:00', true],
  ['17:00', '18:00', false],
])('an afternoon off, and a visit from %s to %s: in the way %s', (start_time, end_time, isOff) => {
  expect(timeOffDuring([afternoon], { date: '2026-07-08', start_time, end_time }) === afternoon).toBe(isOff)
})

test('partial time off doesn’t conflict with a day without times', () => {
  expect(timeOffDuring([afternoon], { date: '2026-07-08' })).toBeUndefined()
})

test('returns the time off that ends last', () => {
  const longer = { ...week, date_to: '2026-07-12' }
  expect(timeOffDuring([week, longer, afternoon], { date: '2026-07-08', start_time: '14:00', end_time: '15:00' })).toBe(longer)
})
