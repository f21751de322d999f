import type { Job } from '../job.ts'

/** "3 of 12 visits done"; null for one visit or without counts. */
export function visitsDoneText({ visits, visitsDone, visitsTotal }: Pick<Job, 'visits' | 'visitsDone' | 'visitsTotal'>): string | null {
  const total = visitsTotal ?? visits?.length ?? 0
  const done = visitsDone ?? visits?.filter(({ status }) => status === 'COMPLETED').length
  return total > 1 && done !== undefined ? `${done} of ${total} visits done` : null
}
