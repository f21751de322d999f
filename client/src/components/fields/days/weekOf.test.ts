import { expect, test } from 'vitest'
import { weekOf } from './weekOf.ts'

test.each([
  ['2026-11-22', 0, '2026-11-22', '2026-11-28'],
  ['2026-11-22', 1, '2026-11-16', '2026-11-22'],
  ['2026-11-28', 6, '2026-11-28', '2026-12-04'],
  ['2027-01-01', 1, '2026-12-28', '2027-01-03'],
])('the week of %s with first weekday %i lasts from %s to %s', (date, firstDay, first, last) => {
  expect(weekOf(date, firstDay)).toEqual([first, last])
})
