import { expect, test } from 'vitest'
import { formatMinutes, minutesBetween, movedEnd } from './slotLength.ts'

test('a visit keeps its length when its start moves', () => {
  expect(movedEnd('09:00', '10:30', '13:15')).toBe('14:45')
  expect(movedEnd('09:00', '10:30', '23:00')).toBe('23:59')
})

test('a slot without a length is left as it is', () => {
  expect(movedEnd('', '10:30', '09:00')).toBe('10:30')
  expect(movedEnd('11:00', '10:30', '09:00')).toBe('10:30')
  expect(movedEnd('09:00', '10:30', '')).toBe('10:30')
})

test('a length is told in hours and minutes', () => {
  expect([45, 60, 90].map(formatMinutes)).toEqual(['45 min', '1 h', '1 h 30 min'])
  expect(minutesBetween('10:00', '10:00')).toBeNull()
})
