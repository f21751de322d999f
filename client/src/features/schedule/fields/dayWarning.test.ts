import { expect, test } from 'vitest'
import { dayWarning } from './dayWarning.ts'

const closed = { weekdays: [0], holidays: [{ date: '2026-11-26', name: 'Thanksgiving' }] }

test.each([
  ['2026-11-21', null],
  ['2026-11-20', 'in the past'],
  ['2026-11-22', 'closed (Sunday)'],
  ['2026-11-26', 'closed (Thanksgiving)'],
  ['2026-11-15', 'in the past, closed (Sunday)'],
])('the warning for %s is %s', (date, text) => {
  expect(dayWarning(date, '2026-11-21', closed)).toBe(text)
})
