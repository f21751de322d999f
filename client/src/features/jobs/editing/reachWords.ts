import { changeScope } from '@callout/contracts/jobs/codes'
import type { Reach } from '../form/jobForm.ts'
import { type EditedJob, openVisits } from './editedJob.ts'

const verb = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** The open visits that a change reaches: what is done, under way or moved by hand stays as it is. */
function reached(job: EditedJob, { scope, visitId }: Reach): number {
  const edited = job.visits?.find(({ id }) => id === visitId)
  if (scope === 'THIS') return edited ? 1 : 0
  const since = (scope === 'FUTURE' && edited?.date) || ''
  return openVisits(job).filter(({ date, isException }) => isException !== true && (date === null || date >= since)).length
}

/** "All visits: 13 open visits change, 4 stay"; null for a job with one visit. */
export function reachWords(job: EditedJob, reach: Reach): string | null {
  const all = job.visits?.length ?? 0
  if (all < 2) return null
  const count = reached(job, reach)
  const stay = all - count > 0 ? `, ${verb(all - count, 'stays the same', 'stay the same')}` : ''
  if (reach.scope === 'THIS') return `${changeScope.THIS.label}: 1 visit changes${stay}`
  return `${changeScope[reach.scope].label}: ${verb(count, 'open visit changes', 'open visits change')}${stay}`
}
