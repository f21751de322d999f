import { expect, test } from 'vitest'
import { formatHours, formatMinutes } from './durations.ts'

test('formats a length in hours and minutes', () => {
  expect([45, 60, 90].map(formatMinutes)).toEqual(['45 min', '1 h', '1 h 30 min'])
})

test('formats hours of a column to the minute', () => {
  expect([0, 5, 675, 3_240.4, 60_030].map(formatHours)).toEqual(['0:00', '0:05', '11:15', '54:00', '1,000:30'])
})
