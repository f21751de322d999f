import { expect, test } from 'vitest'
import { weeklyJob } from '../testing/editedJob.ts'
import type { EditedJob } from './editedJob.ts'
import { formatReach } from './EditSummary.tsx'

const job = weeklyJob as unknown as EditedJob
const withVisits = (visits: EditedJob['visits']): EditedJob => ({ ...job, visits })

test('all visits: completed visits stay', () => {
  expect(formatReach(job, { scope: 'ALL', visitId: null })).toBe('All visits: 2 open visits change, 1 stays the same')
})

test('this and future visits: earlier ones stay', () => {
  expect(formatReach(job, { scope: 'FUTURE', visitId: '503' })).toBe('This and future visits: 1 open visit changes, 2 stay the same')
})

test('this visit: all others stay', () => {
  expect(formatReach(job, { scope: 'THIS', visitId: '502' })).toBe('This visit: 1 visit changes, 2 stay the same')
})

test('a visit moved by hand stays', () => {
  const visits = (job.visits ?? []).map((visit) => ({ ...visit, isException: visit.id === '502' }))
  expect(formatReach(withVisits(visits), { scope: 'ALL', visitId: null })).toBe('All visits: 1 open visit changes, 2 stay the same')
})

test('a job with one visit has no scope text', () => {
  expect(formatReach(withVisits(job.visits?.slice(0, 1) ?? []), { scope: 'ALL', visitId: null })).toBeNull()
})
