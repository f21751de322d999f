import { expect, test } from 'vitest'
import type { Format } from '../../../lib/format/useFormat.ts'
import { formatDay } from './dayText.ts'

const format = { day: (date: string) => `day ${date}` } as Format

test.each([
  ['a day without a time', { date: '2026-11-20', isScheduled: true }, 'day 2026-11-20'],
  ['no day', { date: null, isScheduled: false }, 'Not scheduled'],
  ['nothing', { date: null, isScheduled: null }, 'Not available'],
])('a job with %s shows %3$s', (_, job, text) => expect(formatDay(job, format)).toBe(text))
