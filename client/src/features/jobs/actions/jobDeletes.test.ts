import { expect, test } from 'vitest'
import type { PendingDeletes } from '../../../components/actions/deletes/defineDeletes.ts'
import { withoutPendingDeletes } from '../../../components/actions/deletes/withoutPendingDeletes.ts'
import { job, jobsOf } from '../../../testing/jobs.ts'
import type { JobsPageFragment } from '../queries/jobs.generated.ts'
import { type DeletableJob, jobDeletes } from './jobDeletes.ts'

const jobs = [job({ id: '1', status: 'ASSIGNED' }), job({ id: '2', status: 'STARTED' }), job({ id: '3', status: 'COMPLETED' })]
const page = jobsOf(jobs, 5000).jobs as unknown as JobsPageFragment
const holding = (...entries: [id: string, rows: string | null, isGone?: boolean][]): PendingDeletes<DeletableJob> =>
  new Map(entries.map(([id, rows, isGone = false]) => [id, { row: job({ id, status: 'STARTED' }), rows, isGone }]))
const without = (deletes: PendingDeletes<DeletableJob>) => withoutPendingDeletes(page, deletes, 'this list', jobDeletes)
const counted = ({ totalCount, counts }: JobsPageFragment) => [totalCount, counts?.all, counts?.active, counts?.pending, counts?.completed]

test('a job with a pending delete is hidden and every count follows', () => {
  const shown = without(holding(['1', null], ['2', null]))
  expect(shown.items.map(({ id }) => id)).toEqual(['3'])
  expect(counted(shown)).toEqual([4998, 4998, 212, 1203, 3583])
})

test('jobs of other pages are counted if they were selected in this list', () => {
  expect(counted(without(holding(['77', 'this list'], ['78', 'another list'])))).toEqual([4999, 4999, 212, 1204, 3583])
})

test('a deleted job is not counted twice, and an older response does not restore it', () => {
  expect(without(holding(['77', 'this list', true]))).toBe(page)
  expect(without(holding(['2', null, true])).items).toHaveLength(2)
})
