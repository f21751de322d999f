import { Index } from '../../../store/collection.ts'
import { inTabs, isToInvoice, type JobRecord, jobSortValues, unbilledEnd } from '../../../store/collections/jobs.ts'
import { countWhile, type SortedView } from '../../../store/sortedList.ts'
import type { Store } from '../../../store/store.ts'
import type { Asked, KeptGroup } from './keptGroup.ts'

/** What has waited longer for an invoice than 30 days is not looked at any more, in seconds. */
const BILLED_WITHIN = 30 * 86_400

/** Jobs that wait for an invoice. */
export class UnbilledJobs implements KeptGroup {
  readonly #store: Store
  readonly #asked: Asked
  readonly #generation: number
  /** When the clock alone makes it another group (Unix seconds, exclusive). */
  #until = Infinity
  readonly #jobs = new Index<JobRecord>({ within: inTabs, value: jobSortValues.start_at })

  constructor(store: Store, asked: Asked) {
    this.#store = store
    this.#asked = asked
    this.#generation = store.jobs.generation
    const all = store.jobs.sorted('not_invoiced', asked.companyId)
    const tooOld = countWhile(all, (job) => (unbilledEnd(job) ?? Infinity) < asked.now - BILLED_WITHIN)
    for (const job of all.slice(tooOld)) this.jobChanged(undefined, job)
  }

  isOf({ now }: Asked): boolean {
    return this.#asked.now <= now && now < this.#until && this.#generation === this.#store.jobs.generation
  }

  view(group: string): SortedView<JobRecord> {
    return this.#jobs.view(group)
  }

  visitChanged(): void {
    // Whatever a bill depends on stands in the job.
  }

  jobChanged(before: JobRecord | undefined, after: JobRecord | undefined): void {
    const entered = after && this.#isWaiting(after) ? after : undefined
    const end = entered && unbilledEnd(entered)
    if (typeof end === 'number') this.#until = Math.min(this.#until, end + BILLED_WITHIN + 1)
    this.#jobs.change(before && this.#isWaiting(before) ? before : undefined, entered)
  }

  #isWaiting(job: JobRecord): boolean {
    const end = unbilledEnd(job)
    return isToInvoice(job) && end !== null && end >= this.#asked.now - BILLED_WITHIN
  }
}
