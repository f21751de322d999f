import { occurrencesOf } from '@callout/contracts/jobs/schedule/occurrences'
import { expect, test } from 'vitest'
import { memoryStore } from '../../db/store.ts'
import type { VisitPlan } from './plan.ts'
import { seed } from '../seed.ts'
import { seriesOf } from './series.ts'

const visit = (date: string, start = '10:00'): VisitPlan => ({ date, start, end: '12:00', status: 1, staff: [] })

test('visits every second week follow a rule of two weeks, at the time that most of them have', () => {
  const visits = [visit('2026-06-03'), visit('2026-06-17', '13:00'), visit('2026-07-01'), visit('2026-07-29')]
  expect(seriesOf(visits)).toMatchObject({
    rule: { frequency: 2, interval: 2, weekdays: [3], end_date: '2026-07-29' },
    first_date: '2026-06-03',
    start_time: '10:00',
  })
})

test('one visit follows no rule', () => {
  expect(seriesOf([visit('2026-06-03')])).toBeNull()
})

test.each(['2026-06-17', '2026-11-22'])('recurring jobs of the seed of %s have visits on days of their rule', (referenceDate) => {
  const store = memoryStore()
  seed(store, { seed: 1, size: 'demo', referenceDate })
  const recurring = store.jobs.all().filter(({ is_recurring }) => is_recurring)
  expect(new Set(recurring.map(({ series }) => series?.rule.interval))).toEqual(new Set([1, 2]))
  for (const { id, series } of recurring) {
    const days = series && occurrencesOf(series.rule, series.first_date, { weekdays: [], holidays: [] }).dates
    for (const { date } of store.visits.by('job_id', id)) expect(days, `job ${id}`).toContain(date)
  }
})
