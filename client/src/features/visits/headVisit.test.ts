import { expect, test } from 'vitest'
import { NINE, visit } from '../../testing/jobs.ts'
import { headVisitOf } from './headVisit.ts'
import type { JobStatus } from '../../lib/api/schemaTypes.generated.ts'

const on = (id: string, day: number | null, status: JobStatus) => visit({ id, startAt: day === null ? null : NINE + day * 86_400, status })
const headOf = (...visits: Parameters<typeof headVisitOf>[0][number][]) => headVisitOf(visits)?.id

test('the head of a series is the visit under way, else the next open one, else one without a date', () => {
  const [done, undated, soon, later] = [
    on('done', -7, 'COMPLETED'),
    on('undated', null, 'UNSCHEDULED'),
    on('soon', 1, 'ASSIGNED'),
    on('later', 8, 'STARTED'),
  ]
  expect(headOf(done, undated, soon, later)).toBe('later')
  expect(headOf(done, undated, soon)).toBe('soon')
  expect(headOf(done, undated)).toBe('undated')
})

test('without open visits it is the last one', () => {
  expect(headOf(on('last', 9, 'COMPLETED'), on('first', 1, 'COMPLETED'), on('given up', null, 'CANCELLED'))).toBe('last')
  expect(headOf(on('given up', null, 'CANCELLED'))).toBe('given up')
  expect(headOf()).toBeUndefined()
})
