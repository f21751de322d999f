import { expect, test } from 'vitest'
import type { JobsPageFragment } from '../jobs.generated.ts'
import { job, jobsOf } from '../../../testing/jobs.ts'
import type { HeldDeletes } from './heldDeletes.ts'
import { withoutHeld } from './withoutHeld.ts'

const jobs = [job({ id: '1', status: 'ASSIGNED' }), job({ id: '2', status: 'STARTED' }), job({ id: '3', status: 'COMPLETED' })]
const page = jobsOf(jobs, 5000).jobs as unknown as JobsPageFragment
const holding = (...entries: [id: string, rows: string | null, isGone?: boolean][]): HeldDeletes =>
  new Map(entries.map(([id, rows, isGone = false]) => [id, { job: job({ id, status: 'STARTED' }), rows, isGone }]))
const counted = ({ totalCount, counts }: JobsPageFragment) => [totalCount, counts?.all, counts?.active, counts?.pending, counts?.completed]

test('a job that is being deleted is not there, and every count follows', () => {
  const shown = withoutHeld(page, holding(['1', null], ['2', null]), 'this list')
  expect(shown.items.map(({ id }) => id)).toEqual(['3'])
  expect(counted(shown)).toEqual([4998, 4998, 212, 1203, 3583])
})

test('jobs of other pages count where they were chosen in this list', () => {
  expect(counted(withoutHeld(page, holding(['77', 'this list'], ['78', 'another list']), 'this list'))).toEqual([
    4999, 4999, 212, 1204, 3583,
  ])
})

test('what the backend has deleted is not counted twice, and an older answer does not bring it back', () => {
  expect(withoutHeld(page, holding(['77', 'this list', true]), 'this list')).toBe(page)
  expect(withoutHeld(page, holding(['2', null, true]), 'this list').items).toHaveLength(2)
})
