import { expect, test } from 'vitest'
import { job, NINE, visit } from '../../../testing/jobs.ts'
import { notesVisitOf } from './notesVisitOf.ts'

const done = (id: string, finishedAt: number | null) => visit({ id, finishedAt, status: 'COMPLETED' })
const visits = [done('501', NINE + 9000), done('502', NINE + 5000), visit({ id: '503' })]

test('the finish notes of an unfinished series belong to the visit finished last', () => {
  expect(notesVisitOf(job({ visits }))?.id).toBe('501')
})

test('the finish notes of a finished job, or of a job with one visit, belong to the job', () => {
  expect(notesVisitOf(job({ visits: visits.slice(0, 2), status: 'COMPLETED' }))).toBeNull()
  expect(notesVisitOf(job({ visits: [done('501', NINE)] }))).toBeNull()
  expect(notesVisitOf(job({ visits: null }))).toBeNull()
})
