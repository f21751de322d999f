import type { JobStatusCode } from '@callout/contracts/jobs/status/status'
import type { JobRecord } from '../../store/collections/jobs.ts'
import type { VisitRecord } from '../../store/collections/visits.ts'
import type { Store } from '../../store/store.ts'
import type { Viewer } from '../../viewer.ts'
import { seesAllJobs } from '../jobs/view/visibility.ts'

/** Jobs of each status, by the status' code. */
export type ByStatus = readonly number[]

const STATUSES = 12
const none: ByStatus = Array.from({ length: STATUSES }, () => 0)

/** A company's jobs, or those of one of its branches. */
const scopeOf = (companyId: number, branchId?: number): string => (branchId === undefined ? `${companyId}` : `${companyId}:${branchId}`)

/** How many jobs there are of each status, of companies and branches: of all days, and of each day on which they have a visit. Kept on write. */
class JobCounts {
  readonly #store: Store
  /** Of each job the day of each of its visits. */
  #days = new Map<number, string[]>()
  #counts = new Map<string, number[]>()
  #generation = NaN

  constructor(store: Store) {
    this.#store = store
    store.jobs.follow((before, after) => {
      if (before) this.#count(before, this.#daysOf(before), -1)
      if (after) this.#count(after, this.#daysOf(after), 1)
    })
    store.visits.follow((before, after) => {
      if (before?.date === after?.date && before?.job_id === after?.job_id) return
      if (before) this.#leave(before)
      if (after) this.#enter(after)
    })
  }

  of(scope: string, date?: string): ByStatus {
    if (this.#generation !== this.#store.jobs.generation) this.#readAll()
    return this.#counts.get(date === undefined ? scope : `${scope}/${date}`) ?? none
  }

  #readAll(): void {
    this.#days = new Map()
    this.#counts = new Map()
    this.#generation = this.#store.jobs.generation
    for (const { job_id, date } of this.#store.visits.all()) if (date !== null) this.#note(job_id, date)
    for (const job of this.#store.jobs.all()) this.#count(job, this.#daysOf(job), 1)
  }

  #daysOf({ id }: JobRecord): Set<string> {
    return new Set(this.#days.get(id))
  }

  #note(jobId: number, date: string): boolean {
    const days = this.#days.get(jobId)
    const isNew = !days?.includes(date)
    if (days) days.push(date)
    else this.#days.set(jobId, [date])
    return isNew
  }

  #enter({ job_id, date }: VisitRecord): void {
    const job = this.#store.jobs.get(job_id)
    if (date !== null && this.#note(job_id, date) && job) this.#add(job, `/${date}`, 1)
  }

  #leave({ job_id, date }: VisitRecord): void {
    const days = this.#days.get(job_id)
    const place = date === null ? -1 : (days?.indexOf(date) ?? -1)
    if (!days || place < 0) return
    days.splice(place, 1)
    const job = this.#store.jobs.get(job_id)
    if (job && !days.includes(date as string)) this.#add(job, `/${date}`, -1)
    if (days.length === 0) this.#days.delete(job_id)
  }

  #count(job: JobRecord, days: ReadonlySet<string>, sign: 1 | -1): void {
    this.#add(job, '', sign)
    for (const day of days) this.#add(job, `/${day}`, sign)
  }

  #add({ company_id, branch_id, status }: JobRecord, day: string, sign: 1 | -1): void {
    for (const scope of [scopeOf(company_id), scopeOf(company_id, branch_id)]) {
      const counts = this.#counts.get(scope + day) ?? [...none]
      this.#counts.set(scope + day, counts)
      counts[status] = (counts[status] ?? 0) + sign
    }
  }
}

const counted = new WeakMap<Store, JobCounts>()
function countsIn(store: Store): JobCounts {
  const counts = counted.get(store) ?? new JobCounts(store)
  counted.set(store, counts)
  return counts
}

/**
 * The jobs that the caller sees, of a branch where one is asked for, by status; with a visit on the day where one is.
 * Undefined for those who see their own jobs alone.
 */
export function jobsByStatus({ store, caller }: Viewer, branchId: number | undefined, date?: string): ByStatus | undefined {
  const { user, company } = caller
  if (seesAllJobs(caller)) return countsIn(store).of(scopeOf(company.id, branchId), date)
  if (user.user_type !== 'branch_head') return undefined
  const own = user.branch_id ?? 0
  return branchId === undefined || branchId === own ? countsIn(store).of(scopeOf(company.id, own), date) : none
}

/** How many jobs these are, of the statuses that are named or of all. */
export const sumOf = (counts: ByStatus, statuses?: readonly JobStatusCode[]): number =>
  statuses ? statuses.reduce<number>((sum, status) => sum + (counts[status] ?? 0), 0) : counts.reduce((sum, count) => sum + count, 0)
