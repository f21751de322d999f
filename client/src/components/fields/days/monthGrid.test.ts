import { expect, test } from 'vitest'
import { addMonths, dayByKey, inWeekOrder, sameDayIn, weeksOf } from './monthGrid.ts'

test('pads a month to whole weeks from Sunday', () => {
  const weeks = weeksOf('2026-11', 0)
  expect(weeks.map((week) => week[0])).toEqual(['2026-11-01', '2026-11-08', '2026-11-15', '2026-11-22', '2026-11-29'])
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-05')
})

test.each([
  [1, '2026-10-26', '2026-12-06'],
  [6, '2026-10-31', '2026-12-04'],
])('pads a month to whole weeks from weekday %i', (firstDay, first, last) => {
  const days = weeksOf('2026-11', firstDay).flat()
  expect([days[0], days.at(-1), days.length % 7]).toEqual([first, last, 0])
})

test('weekday names follow the order of the week', () => {
  expect(inWeekOrder(['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'], 1)).toEqual(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'])
})

test('months continue across the end of the year', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
})

test('a day missing in the next month becomes its last day', () => {
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
])('%s moves from a Wednesday to %s', (key, day) => expect(dayByKey(key, '2026-11-25', 0)).toBe(day))

test('Home and End move to the ends of a week that begins on Monday', () => {
  expect([dayByKey('Home', '2026-11-29', 1), dayByKey('End', '2026-11-29', 1)]).toEqual(['2026-11-23', '2026-11-29'])
})
