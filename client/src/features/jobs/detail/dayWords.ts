import type { Format } from '../../../shared/format/useFormat.ts'
import type { JobRowFragment } from '../../../parts/jobs/jobs.generated.ts'

type Untimed = Pick<JobRowFragment, 'date' | 'isScheduled'>

/** What stands in the place of a time that a job does not have: its day alone, or whether it has none. */
export function dayWords({ date, isScheduled }: Untimed, format: Format): string {
  if (date !== null) return format.day(date)
  return isScheduled === null ? 'Not told' : 'Not scheduled'
}
