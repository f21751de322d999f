import { expect, test } from 'vitest'
import { addMonths, dayByKey, sameDayIn, weeksOf } from './monthGrid.ts'

test('a month stands in whole weeks from Sunday on', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks.map((week) => week[0])).toEqual(['2026-11-01', '2026-11-08', '2026-11-15', '2026-11-22', '2026-11-29'])
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-05')
})

test('months run over the end of the year', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
})

test('a day that the next month does not have is its last one', () => {
  expect([sameDayIn('2026-01-31', 1), sameDayIn('2026-03-31', -1), sameDayIn('2026-05-15', 1)]).toEqual([
    '2026-02-28',
    '2026-02-28',
    '2026-06-15',
  ])
})

test.each([
  ['ArrowLeft', '2026-11-24'],
  ['ArrowRight', '2026-11-26'],
  ['ArrowUp', '2026-11-18'],
  ['ArrowDown', '2026-12-02'],
  ['Home', '2026-11-22'],
  ['End', '2026-11-28'],
  ['PageUp', '2026-10-25'],
  ['PageDown', '2026-12-25'],
  ['a', null],
])('%s leads from a Wednesday to %s', (key, day) => expect(dayByKey(key, '2026-11-25')).toBe(day))
