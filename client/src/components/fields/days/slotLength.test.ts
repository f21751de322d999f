import { expect, test } from 'vitest'
import { minutesBetween, movedEnd } from './slotLength.ts'

test('a visit keeps its length when its start moves', () => {
  expect(movedEnd('09:00', '10:30', '13:15')).toBe('14:45')
  expect(movedEnd('09:00', '10:30', '23:00')).toBe('23:59')
})

test('the end of an invalid slot is unchanged', () => {
  expect(movedEnd('', '10:30', '09:00')).toBe('10:30')
  expect(movedEnd('11:00', '10:30', '09:00')).toBe('10:30')
  expect(movedEnd('09:00', '10:30', '')).toBe('10:30')
})

test('equal times have no length', () => {
  expect(minutesBetween('10:00', '10:00')).toBeNull()
})
