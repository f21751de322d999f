import { expect, test } from 'vitest'
import { deleteProblem } from './deleteProblem.ts'
import { jobFilter, jobStatus } from './status.ts'

test('a job with an invoice can’t be deleted', () => {
  expect(deleteProblem({ isInvoiced: true, statuses: [jobStatus.COMPLETED.code] })).toBe('This job has an invoice, so it can’t be deleted.')
})

test.each(jobFilter.ACTIVE.statuses)('a job can’t be deleted while a visit has the status %i', (status) => {
  expect(deleteProblem({ isInvoiced: false, statuses: [jobStatus.ASSIGNED.code, status] })).toContain('is in progress')
})

test.each([...jobFilter.PENDING.statuses, ...jobFilter.COMPLETED.statuses])('a job of the status %i can be deleted', (status) => {
  expect(deleteProblem({ isInvoiced: false, statuses: [status] })).toBeNull()
})
