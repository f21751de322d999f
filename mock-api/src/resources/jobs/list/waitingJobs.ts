import { takesTime } from '@callout/contracts/jobs/schedule/clashes'
import { isAwaited, jobStatus, type JobStatusCode } from '@callout/contracts/jobs/status/status'
import { Index } from '../../../store/collection.ts'
import { inTabs, type JobRecord, jobSortValues } from '../../../store/collections/jobs.ts'
import { isTimed, type TimedVisit, type VisitRecord } from '../../../store/collections/visits.ts'
import { countWhile, type Ordered, type SortedView } from '../../../store/sortedList.ts'
import type { Store } from '../../../store/store.ts'
import { type Count, Diaries } from './diaries.ts'
import type { Asked, KeptGroup } from './keptGroup.ts'

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

export const waitingRules = {
  late: { isOf: isAwaited, spanOf: ({ start_at }, allowed) => [start_at + allowed + 1, Infinity], isOfClashes: false },
  unassigned_soon: { isOf: isUnassigned, spanOf: soon, isOfClashes: false },
  clash: { isOf: takesTime, spanOf: soon, isOfClashes: true },
} as const satisfies Readonly<Record<string, Rule>>

/** Whether a visit makes its job wait at that time. */
export function needsAttention(rule: Rule, visit: VisitRecord, { allowed, now }: Pick<Asked, 'allowed' | 'now'>): visit is TimedVisit {
  if (!isTimed(visit) || !rule.isOf(visit.status)) return false
  const [from, until] = rule.spanOf(visit, allowed)
  return from <= now && now < until
}

/** The jobs of a company that wait by one rule, as of one time: kept on write. */
export class WaitingJobs implements KeptGroup {
  readonly #store: Store
  readonly #asked: Asked
  readonly #rule: Rule
  readonly #generation: number
  /** When the clock alone makes it another group (Unix seconds, exclusive). */
  #until = Infinity
  /** How often the visits of a job make it wait, by its id. */
  readonly #reasons = new Map<number, number>()
  readonly #jobs = new Index<JobRecord>({ within: inTabs, value: jobSortValues.start_at })
  readonly #diaries: Diaries | undefined

  constructor(store: Store, rule: Rule, asked: Asked) {
    this.#store = store
    this.#rule = rule
    this.#asked = asked
    this.#generation = store.visits.generation
    const toCome = store.visits.sorted('to_come', asked.companyId) as Ordered<TimedVisit>
    const begun = countWhile(toCome, (visit) => this.#spanOf(visit)[0] <= asked.now)
    for (const visit of toCome.slice(begun, begun + 1)) [this.#until] = this.#spanOf(visit)
    for (const visit of toCome.slice(0, begun)) this.#watch(visit)
    const waiting = toCome.slice(0, begun).filter((visit) => this.#isWaiting(visit))
    if (rule.isOfClashes) this.#diaries = new Diaries(waiting, this.#count)
    else for (const visit of waiting) this.#count(visit, 1)
  }

  isOf({ allowed, now }: Pick<Asked, 'allowed' | 'now'>): boolean {
    const isOfTime = this.#asked.now <= now && now < this.#until
    return isOfTime && this.#asked.allowed === allowed && this.#generation === this.#store.visits.generation
  }

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
    return this.#rule.spanOf(visit, this.#asked.allowed)
  }

  #isWaiting(visit: VisitRecord): visit is TimedVisit {
    return needsAttention(this.#rule, visit, this.#asked)
  }

  /** By the clock the group is another one when the visit begins to make its job wait, and when it ceases to. */
  #watch(visit: VisitRecord): void {
    if (!isTimed(visit) || !this.#rule.isOf(visit.status)) return
    for (const at of this.#spanOf(visit)) if (at > this.#asked.now) this.#until = Math.min(this.#until, at)
  }
}
