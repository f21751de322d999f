import type { JobRecord } from '../../../store/collections/jobs.ts'
import type { VisitRecord } from '../../../store/collections/visits.ts'
import type { SortedView } from '../../../store/sortedList.ts'

/** Of whom and as of when. */
export interface Asked {
  readonly companyId: number
  /** How late a visit may be, in seconds. */
  readonly allowed: number
  /** Unix seconds. */
  readonly now: number
}

/** Jobs of a company that somebody should look at, as of one time: kept on write. */
export interface KeptGroup {
  /** Whether it is still what is asked for, with all changes since. */
  isOf(asked: Asked): boolean
  /** One of the groups of `inTabs`, by the beginning of the jobs. */
  view(group: string): SortedView<JobRecord>
  visitChanged(before: VisitRecord | undefined, after: VisitRecord | undefined): void
  jobChanged(before: JobRecord | undefined, after: JobRecord | undefined): void
}
