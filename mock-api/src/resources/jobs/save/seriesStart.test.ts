import { occurrencesOf } from '@callout/contracts/jobs/schedule/occurrences'
import type { Recurrence } from '@callout/contracts/jobs/schedule/recurrence'
import { expect, test } from 'vitest'
import { seriesStart } from './seriesStart.ts'

const rule = (frequency: 1 | 2 | 3 | 4, interval: number): Recurrence => ({ frequency, interval, end_date: '2028-12-31' })

test.each([
  [1, 3, '2026-07-17', '2026-07-01', '2026-07-02'],
  [2, 1, '2026-07-17', '2026-07-01', '2026-07-03'],
  [2, 2, '2026-07-17', '2026-07-01', '2026-07-03'],
  [2, 2, '2026-07-10', '2026-07-01', '2026-07-10'],
  [3, 1, '2026-05-31', '2026-01-01', '2026-01-31'],
  [3, 2, '2026-05-15', '2026-01-20', '2026-03-15'],
  [4, 1, '2026-07-17', '2024-01-01', '2024-07-17'],
  [3, 1, '2026-07-31', '2026-02-28', '2026-02-28'],
  [4, 1, '0060-02-29', '0002-01-01', '0002-02-28'],
  [1, 1, '9999-12-31', '0001-01-01', '0001-01-01'],
] as const)('frequency %i every %i from %s, in a series since %s, began on %s', (frequency, interval, date, since, start) => {
  expect(seriesStart(rule(frequency, interval), date, since)).toBe(start)
})

test('the rule that is counted from there has the same days', () => {
  const closed = { weekdays: [], holidays: [] }
  const fortnightly = rule(2, 2)
  const from = (date: string): string[] => occurrencesOf(fortnightly, date, closed).dates.filter((day) => day >= '2026-07-17')
  expect(from(seriesStart(fortnightly, '2026-07-17', '2026-01-01'))).toEqual(from('2026-07-17'))
})
