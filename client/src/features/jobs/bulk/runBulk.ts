import type { ApolloClient } from '@apollo/client'
import type { Actor } from '@callout/contracts/profile/authorities'
import { refusalOf, type RefusalCode } from '../../../shared/api/refusal.ts'
import { type ActionTarget, targetOfJob } from '../actions/actionTarget.ts'
import { findTarget } from '../actions/findTarget.ts'
import { manageJob } from '../actions/manageJob.ts'
import { type Outcome, undoPlanOf, type UndoInput } from '../actions/undoPlan.ts'
import type { JobRowFragment } from '../jobs.generated.ts'
import { actionFor, type BulkOrder, inputFor } from './bulkOrder.ts'
import { inParallel, MOST_AT_ONCE } from './inParallel.ts'

/** A job that was changed. */
export interface BulkDone {
  readonly job: JobRowFragment
  readonly target: ActionTarget
  readonly outcome: Outcome
  /** null: there is no way back. */
  readonly plan: readonly UndoInput[] | null
}

/** A job that was not changed, and why. */
export interface BulkRefused {
  readonly job: JobRowFragment
  readonly message: string
  /** `again`: it may work next time; `clash`: it works if somebody insists; `final`: it does not. */
  readonly way: 'again' | 'clash' | 'final'
}

const transient: readonly RefusalCode[] = [
  'STALE',
  'NETWORK',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_BAD_REPLY',
  'UPSTREAM_BUDGET_EXCEEDED',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
]
const wayOf = (code: RefusalCode): BulkRefused['way'] => (code === 'CLASH' ? 'clash' : transient.includes(code) ? 'again' : 'final')

interface BulkRun {
  readonly client: ApolloClient
  readonly order: BulkOrder
  readonly jobs: readonly JobRowFragment[]
  readonly user: Actor
  /** The account's. */
  readonly zone: string
  /** Asks for the newest version of each first: what was shown is known to be old. */
  readonly isAgain: boolean
  readonly allowClash: boolean
  readonly signal: AbortSignal
  readonly onDone: (done: BulkDone) => void
  readonly onRefused: (refused: BulkRefused) => void
}

async function change({ client, order, user, zone, isAgain, allowClash }: BulkRun, job: JobRowFragment): Promise<BulkDone | BulkRefused> {
  const refused = (message: string): BulkRefused => ({ job, message, way: 'final' })
  const action = actionFor(order, job, user)
  if (typeof action === 'object') return refused(action.obstacle)
  const target = job.visitsTotal === 1 && !isAgain ? targetOfJob(job) : await findTarget(client, action, job)
  const input = inputFor(order, target, zone)
  if ('obstacle' in input) return refused(input.obstacle)
  const { jobId, visitId, lockVersion } = target
  const outcome = await manageJob(client, { ...input, jobId, visitId, action, lockVersion, ...(allowClash && { allowClash }) })
  return { job, target, outcome, plan: undoPlanOf(action, target, outcome, zone) }
}

/** Fulfils the order job by job, a few at a time. Every job is reported, but those that a stop has spared. */
export async function runBulk(run: BulkRun): Promise<void> {
  await inParallel(
    run.jobs,
    MOST_AT_ONCE,
    async (job) => {
      try {
        const result = await change(run, job)
        if ('outcome' in result) run.onDone(result)
        else run.onRefused(result)
      } catch (error) {
        const { code, message } = refusalOf(error)
        run.onRefused({ job, message, way: wayOf(code) })
      }
    },
    run.signal,
  )
}
