import type { Store } from '../../../db/store.ts'
import type { JobRecord } from '../records.ts'

/** Jobs with a visit of a staff member, and their quotes. */
export const jobsOfStaff = ({ jobs }: Store, id: number): JobRecord[] => [
  ...new Set([...jobs.by('staff_id', id), ...jobs.by('quoted_by', id)]),
]
