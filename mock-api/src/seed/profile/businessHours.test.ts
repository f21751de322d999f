import { addDays, isCalendarDay } from '@callout/contracts/time'
import { expect, test } from 'vitest'
import { holidaysAfter } from './businessHours.ts'

test('computes holiday dates', () => {
  expect(holidaysAfter('2026-06-17').map(({ date }) => date)).toEqual([
    '2026-07-04',
    '2026-09-07',
    '2026-11-26',
    '2026-12-25',
    '2027-01-01',
  ])
})

test.each(['2026-06-20', '2026-12-24', '2027-01-01', '2026-11-20'])('after %s none falls into the days that are booked', (date) => {
  const holidays = holidaysAfter(date)
  expect(holidays.length).toBeGreaterThanOrEqual(3)
  for (const holiday of holidays) {
    expect(isCalendarDay(holiday.date)).toBe(true)
    expect(holiday.date > addDays(date, 14)).toBe(true)
  }
})
