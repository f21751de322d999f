import type { CodeOf } from '@callout/contracts/codes'
import type { jobAttention } from '@callout/contracts/jobs/codes'
import type { JobFilterCode } from '@callout/contracts/jobs/status/status'
import { jobGroup, type JobRecord } from '../../../store/collections/jobs.ts'
import type { SortedView } from '../../../store/sortedList.ts'
import type { Store } from '../../../store/store.ts'
import type { Viewer } from '../../../viewer.ts'
import type { Asked, KeptGroup } from './keptGroup.ts'
import { UnbilledJobs } from './unbilledJobs.ts'
import { WaitingJobs, waitingRules } from './waitingJobs.ts'

/** Why somebody should look at a job. */
export type AttentionReason = CodeOf<typeof jobAttention>

const groupOf = (store: Store, reason: AttentionReason, asked: Asked): KeptGroup =>
  reason === 'not_invoiced' ? new UnbilledJobs(store, asked) : new WaitingJobs(store, waitingRules[reason], asked)

/** Of one store every group that somebody has asked for. */
class Groups {
  readonly #store: Store
  readonly #ofCompany = new Map<number, Map<AttentionReason, KeptGroup>>()

  constructor(store: Store) {
    this.#store = store
    store.visits.follow((before, after) => {
      for (const group of this.#groupsOf(after ?? before)) group.visitChanged(before, after)
    })
    store.jobs.follow((before, after) => {
      for (const group of this.#groupsOf(after ?? before)) group.jobChanged(before, after)
    })
  }

  of({ caller: { company }, now }: Viewer, reason: AttentionReason): KeptGroup {
    const groups = this.#ofCompany.get(company.id) ?? new Map<AttentionReason, KeptGroup>()
    this.#ofCompany.set(company.id, groups)
    const asked = { companyId: company.id, allowed: company.late_after_minutes * 60, now }
    const known = groups.get(reason)
    if (known?.isOf(asked)) return known
    const made = groupOf(this.#store, reason, asked)
    groups.set(reason, made)
    return made
  }

  #groupsOf(record: { readonly company_id: number } | undefined): Iterable<KeptGroup> {
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
export const jobsToLookAt = (viewer: Viewer, reason: AttentionReason, tab?: JobFilterCode): SortedView<JobRecord> =>
  groupsIn(viewer.store).of(viewer, reason).view(jobGroup(viewer.caller.company.id, tab))
