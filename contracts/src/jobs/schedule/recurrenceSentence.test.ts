import { expect, test } from 'vitest'
import type { Recurrence } from './recurrence.ts'
import { sentenceOf } from './recurrenceSentence.ts'

const formatDate = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))

test.each<[Partial<Recurrence>, first: string, string]>([
  [{ frequency: 1 }, '2026-11-23', 'Every day until Dec 31, 2026'],
  [{ frequency: 1, interval: 3 }, '2026-11-23', 'Every 3 days until Dec 31, 2026'],
  [{ frequency: 2 }, '2026-11-23', 'Every week on Monday until Dec 31, 2026'],
  [{ frequency: 2, interval: 2, weekdays: [4, 1] }, '2026-11-23', 'Every 2 weeks on Monday and Thursday until Dec 31, 2026'],
  [{ frequency: 2, weekdays: [1, 3, 5] }, '2026-11-23', 'Every week on Monday, Wednesday and Friday until Dec 31, 2026'],
  [{ frequency: 2, weekdays: [1] }, '2026-11-25', 'On Nov 25, 2026, then every week on Monday until Dec 31, 2026'],
  [{ frequency: 3 }, '2026-11-15', 'Every month on day 15 until Dec 31, 2026'],
  [{ frequency: 3, month_day: 31 }, '2026-11-30', 'Every month on day 31 (the last day in shorter months) until Dec 31, 2026'],
  [{ frequency: 3, month_day: 29 }, '2026-11-29', 'Every month on day 29 (the last day in shorter months) until Dec 31, 2026'],
  [{ frequency: 3, interval: 2, month_day: 1 }, '2026-11-30', 'On Nov 30, 2026, then every 2 months on day 1 until Dec 31, 2026'],
  [{ frequency: 4 }, '2026-05-03', 'Every year on May 3 until Dec 31, 2026'],
  [{ frequency: 4, interval: 2 }, '2024-02-29', 'Every 2 years on February 29 (February 28 in common years) until Dec 31, 2026'],
  [{ frequency: 1, skip_closed_days: true }, '2026-11-23', 'Every day until Dec 31, 2026. Closed days are skipped.'],
])('%j from %s', (change, first, sentence) => {
  expect(sentenceOf({ frequency: 1, interval: 1, end_date: '2026-12-31', ...change }, first, formatDate)).toBe(sentence)
})
