import { describe, expect, test } from 'vitest'
import { z } from '../../wire/zod.ts'
import { Recurrence } from './recurrence.ts'

const problems = (value: unknown): string[] =>
  z.safeParse(Recurrence, value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

const weekly = { frequency: 2, end_date: '2026-12-31' } as const

describe('a recurring job needs an end date', () => {
  test.each([[undefined], [null], ['']])('rejects %j', (end_date) => {
    expect(problems({ frequency: 1, end_date })).toEqual(['end_date: Required'])
  })

  test('that is a calendar date', () => {
    expect(problems({ frequency: 1, end_date: '2027-02-29' })).toEqual(['end_date: Enter a date as YYYY-MM-DD'])
    expect(problems({ frequency: 1, end_date: '2028-02-29' })).toEqual([])
  })

  test('accepts endDate, the form’s name', () => {
    expect(z.parse(Recurrence, { frequency: 1, endDate: '2026-12-31' })).toEqual({ frequency: 1, interval: 1, end_date: '2026-12-31' })
  })
})

test('the default interval is 1', () => {
  expect(z.parse(Recurrence, weekly).interval).toBe(1)
})

test('accepts numbers as text', () => {
  const sent = { frequency: '2', interval: '3', weekdays: ['1', 4], skip_closed_days: 'true', end_date: '2026-12-31' } as const
  expect(z.parse(Recurrence, sent)).toEqual({
    frequency: 2,
    interval: 3,
    weekdays: [1, 4],
    skip_closed_days: true,
    end_date: '2026-12-31',
  })
})

test.each([
  [{ frequency: 5 }, ['frequency: Choose one of 1, 2, 3, 4']],
  [{ interval: 0 }, ['interval: Enter a number from 1 to 99']],
  [{ interval: 100 }, ['interval: Enter a number from 1 to 99']],
  [{ weekdays: [7] }, ['weekdays.0: Weekdays run from 0, Sunday, to 6, Saturday']],
  [{ month_day: 32 }, ['month_day: Enter a day from 1 to 31']],
  [{ weekdays: null, month_day: null, skip_closed_days: null }, []],
])('%j', (change, expected) => {
  expect(problems({ ...weekly, ...change })).toEqual(expected)
})

test('rejects anything except an object', () => {
  expect(problems('weekly')).toHaveLength(1)
  expect(problems(null)).toHaveLength(1)
})
