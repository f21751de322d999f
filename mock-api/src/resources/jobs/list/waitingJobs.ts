import { takesTime } from '@callout/contracts/jobs/clashes'
import { isAwaited, type JobFilterCode, jobStatus, type JobStatusCode } from '@callout/contracts/jobs/status'
import { Index } from '../../../store/collection.ts'
import { inTabs, jobGroup, type JobRecord, jobSortValues } from '../../../store/collections/jobs.ts'
import { isTimed, type TimedVisit, type VisitRecord } from '../../../store/collections/visits.ts'
import { countWhile, type Ordered, type SortedView } from '../../../store/sortedList.ts'
import type { Store } from '../../../store/store.ts'
import type { Viewer } from '../../../viewer.ts'
import { type Count, Diaries } from './diaries.ts'

/** How far ahead somebody looks, in seconds. */
const AHEAD = 48 * 3600

/** Which visits make their jobs wait for somebody. */
interface Rule {
  readonly isOf: (status: JobStatusCode) => boolean
  /** From when (inclusive) to when (exclusive) a visit does, in Unix seconds. The later a visit begins, the later `from` is. */
  readonly spanOf: (visit: TimedVisit, allowedSeconds: number) => readonly [from: number, until: number]
  /** Only visits that overlap another one of a person of theirs. */
  readonly isOfClashes: boolean
}

/** It begins within 48 hours and has not ended. */
const soon: Rule['spanOf'] = ({ start_at, end_at }) => [start_at - AHEAD, end_at]
const isUnassigned: Rule['isOf'] = (status) => status === jobStatus.UNASSIGNED.code || status === jobStatus.DECLINED.code

const rules = {
  late: { isOf: isAwaited, spanOf: ({ start_at }, allowed) => [start_at + allowed + 1, Infinity], isOfClashes: false },
  unassigned_soon: { isOf: isUnassigned, spanOf: soon, isOfClashes: false },
  clash: { isOf: takesTime, spanOf: soon, isOfClashes: true },
} as const satisfies Readonly<Record<string, Rule>>
export type WaitingReason = keyof typeof rules

interface Asked {
  readonly rule: Rule
  readonly companyId: number
  /** How late a visit may be, in seconds. */
  readonly allowed: number
  /** Unix seconds. */
  readonly now: number
}

/** The jobs of a company that wait by one rule, as of one time: kept on write. */
class WaitingJobs {
  readonly #store: Store
  readonly #asked: Asked
  readonly #generation: number
  /** When the clock alone makes it another group (Unix seconds, exclusive). */
  #until = Infinity
  /** How often the visits of a job make it wait, by its id. */
  readonly #reasons = new Map<number, number>()
  readonly #jobs = new Index<JobRecord>({ within: inTabs, value: jobSortValues.start_at })
  readonly #diaries: Diaries | undefined

  constructor(store: Store, asked: Asked) {
    this.#store = store
    this.#asked = asked
    this.#generation = store.visits.generation
    const toCome = store.visits.sorted('to_come', asked.companyId) as Ordered<TimedVisit>
    const begun = countWhile(toCome, (visit) => this.#spanOf(visit)[0] <= asked.now)
    for (const visit of toCome.slice(begun, begun + 1)) [this.#until] = this.#spanOf(visit)
    for (const visit of toCome.slice(0, begun)) this.#watch(visit)
    const waiting = toCome.slice(0, begun).filter((visit) => this.#isWaiting(visit))
    if (asked.rule.isOfClashes) this.#diaries = new Diaries(waiting, this.#count)
    else for (const visit of waiting) this.#count(visit, 1)
  }

  /** Whether it is still what is asked for, with all changes since. */
  isOf({ allowed, now }: Pick<Asked, 'allowed' | 'now'>): boolean {
    const isOfTime = this.#asked.now <= now && now < this.#until
    return isOfTime && this.#asked.allowed === allowed && this.#generation === this.#store.visits.generation
  }

  /** One of the groups of `inTabs`, by the beginning of the jobs. */
  view(group: string): SortedView<JobRecord> {
    return this.#jobs.view(group)
  }

  visitChanged(before: VisitRecord | undefined, after: VisitRecord | undefined): void {
    if (after) this.#watch(after)
    const left = before && this.#isWaiting(before) ? before : undefined
    const entered = after && this.#isWaiting(after) ? after : undefined
    if (this.#diaries) this.#diaries.change(left, entered)
    else {
      if (entered) this.#count(entered, 1)
      if (left) this.#count(left, -1)
    }
  }

  jobChanged(before: JobRecord | undefined, after: JobRecord | undefined): void {
    const id = (after ?? before)?.id
    if (id !== undefined && this.#reasons.has(id)) this.#jobs.change(before, after)
  }

  readonly #count: Count = ({ job_id }, sign) => {
    const before = this.#reasons.get(job_id) ?? 0
    const after = before + sign
    if (after === 0) this.#reasons.delete(job_id)
    else this.#reasons.set(job_id, after)
    const job = this.#store.jobs.get(job_id)
    if (before === 0) this.#jobs.change(undefined, job)
    else if (after === 0) this.#jobs.change(job, undefined)
  }

  #spanOf(visit: TimedVisit): readonly [from: number, until: number] {
    return this.#asked.rule.spanOf(visit, this.#asked.allowed)
  }

  #isWaiting(visit: VisitRecord): visit is TimedVisit {
    if (!isTimed(visit) || !this.#asked.rule.isOf(visit.status)) return false
    const [from, until] = this.#spanOf(visit)
    return from <= this.#asked.now && this.#asked.now < until
  }

  /** By the clock the group is another one when the visit begins to make its job wait, and when it ceases to. */
  #watch(visit: VisitRecord): void {
    if (!isTimed(visit) || !this.#asked.rule.isOf(visit.status)) return
    for (const at of this.#spanOf(visit)) if (at > this.#asked.now) this.#until = Math.min(this.#until, at)
  }
}

/** Of one store every group that somebody has asked for. */
class Groups {
  readonly #store: Store
  readonly #ofCompany = new Map<number, Map<WaitingReason, WaitingJobs>>()

  constructor(store: Store) {
    this.#store = store
    store.visits.follow((before, after) => {
      for (const group of this.#groupsOf(after ?? before)) group.visitChanged(before, after)
    })
    store.jobs.follow((before, after) => {
      for (const group of this.#groupsOf(after ?? before)) group.jobChanged(before, after)
    })
  }

  of({ caller: { company }, now }: Viewer, reason: WaitingReason): WaitingJobs {
    const groups = this.#ofCompany.get(company.id) ?? new Map<WaitingReason, WaitingJobs>()
    this.#ofCompany.set(company.id, groups)
    const allowed = company.late_after_minutes * 60
    const known = groups.get(reason)
    if (known?.isOf({ allowed, now })) return known
    const made = new WaitingJobs(this.#store, { rule: rules[reason], companyId: company.id, allowed, now })
    groups.set(reason, made)
    return made
  }

  #groupsOf(record: { readonly company_id: number } | undefined): Iterable<WaitingJobs> {
    return this.#ofCompany.get(record?.company_id ?? 0)?.values() ?? []
  }
}

const kept = new WeakMap<Store, Groups>()
function groupsIn(store: Store): Groups {
  const groups = kept.get(store) ?? new Groups(store)
  kept.set(store, groups)
  return groups
}

/** The company's jobs that somebody should look at for that reason, or those of one tab, by their beginning. */
export const waitingJobs = (viewer: Viewer, reason: WaitingReason, tab?: JobFilterCode): SortedView<JobRecord> =>
  groupsIn(viewer.store).of(viewer, reason).view(jobGroup(viewer.caller.company.id, tab))
