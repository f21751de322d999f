import type { ApolloClient } from '@apollo/client'
import type { Actor } from '@callout/contracts/profile/authorities'
import { isLost, refusalOf, type RefusalCode } from '../../../shared/api/refusal.ts'
import { type ActionTarget, targetOfJob } from '../../../parts/jobs/actionTarget.ts'
import { findTarget } from '../../../parts/jobs/findTarget.ts'
import { ignoredWords, sentWords } from '../../../kit/actions/actionWords.ts'
import { jobActions } from '../../../parts/jobs/actions/jobActions.ts'
import { jobNoun } from '../../../parts/jobs/jobNoun.ts'
import { effectOf, standsAs, toldOf } from '../../../parts/jobs/actions/effect.ts'
import { manageJob } from '../../../parts/jobs/actions/manageJob.ts'
import { type Outcome, undoPlanOf, type UndoInput } from '../../../parts/jobs/actions/undoPlan.ts'
import type { JobAction, JobRowFragment } from '../../../parts/jobs/jobs.generated.ts'
import { actionFor, type BulkOrder, inputFor, isFulfilled } from './bulkOrder.ts'
import { findAgain } from './findAgain.ts'
import { inParallel, MOST_AT_ONCE } from '../../../kit/list/inParallel.ts'

/** A job that was changed. */
export interface BulkDone {
  readonly job: JobRowFragment
  readonly target: ActionTarget
  readonly outcome: Outcome
  /** null: there is no way back. */
  readonly plan: readonly UndoInput[] | null
}

/** A job of which nobody can say that it was changed, and why. */
export interface BulkRefused {
  readonly job: JobRowFragment
  readonly message: string
  /** `again`: it may work next time; `clash`: it works if somebody insists; `final`: it does not; `sent`: nobody says what came of it. */
  readonly way: 'again' | 'clash' | 'final' | 'sent'
  /** What was asked for, where nobody knows whether it was done: the answer was lost. */
  readonly unsure: ActionTarget | null
}

const transient: readonly RefusalCode[] = ['STALE', 'UPSTREAM_BUDGET_EXCEEDED', 'TOO_MANY_REQUESTS']
const isTransient = (code: RefusalCode): boolean => isLost(code) || transient.includes(code)
const wayOf = (code: RefusalCode): BulkRefused['way'] => (code === 'CLASH' ? 'clash' : isTransient(code) ? 'again' : 'final')

interface BulkRun {
  readonly client: ApolloClient
  readonly order: BulkOrder
  readonly jobs: readonly JobRowFragment[]
  readonly user: Actor
  /** The account's. */
  readonly zone: string
  /** Asks for the newest version of each first: what was shown is known to be old. */
  readonly isAgain: boolean
  /** By job: the visit of the try before, as it was then, where its answer was lost. */
  readonly unsure: ReadonlyMap<string, ActionTarget>
  readonly allowClash: boolean
  readonly signal: AbortSignal
  /** Nobody is signed in any more: whoever is back reads what is left. */
  readonly onSessionLost: () => void
  readonly onDone: (done: BulkDone) => void
  readonly onRefused: (refused: BulkRefused) => void
}

/** The visit, as the order found it, as it is now, and whether it is already as it should be. */
interface Found {
  readonly before: ActionTarget
  readonly now: ActionTarget
  /** What was done before its answer was lost. */
  readonly done: Outcome | null
}

async function find({ client, order, unsure, zone, isAgain }: BulkRun, action: JobAction, job: JobRowFragment): Promise<Found> {
  const before = unsure.get(job.id)
  if (!before) {
    const target = job.visitsTotal === 1 && !isAgain ? targetOfJob(job) : await findTarget(client, action, job)
    return { before: target, now: target, done: null }
  }
  const { target: now, outcome } = await findAgain(client, job, before)
  return { before, now, done: isFulfilled(order, before, now, zone) ? outcome : null }
}

/** Does it, or finds that it was done. `onTarget` hears of what before anything is sent. */
async function change(run: BulkRun, job: JobRowFragment, onTarget: (target: ActionTarget) => void): Promise<BulkDone | BulkRefused> {
  const { client, order, user, zone, allowClash } = run
  const refused = (message: string): BulkRefused => ({ job, message, way: 'final', unsure: null })
  const action = actionFor(order, job, user)
  if (typeof action === 'object') return refused(action.obstacle)
  const { before, now, done } = await find(run, action, job)
  const input = inputFor(order, before, zone)
  if ('obstacle' in input) return refused(input.obstacle)
  onTarget(before)
  const { jobId, visitId, lockVersion } = now
  const sent = { ...input, jobId, visitId, action, lockVersion, ...(allowClash && { allowClash }) }
  const { outcome, effect } = done
    ? { outcome: done, effect: 'done' }
    : await manageJob(client, sent, (told) => effectOf(sent, before, told, zone))
  if (effect === 'ignored')
    return refused(
      ignoredWords(jobActions.actions[action], jobNoun, standsAs(before.name, (outcome && toldOf(outcome, before)?.status) ?? null)),
    )
  if (effect === 'unknown' || !outcome) return { ...refused(sentWords(jobActions.actions[action], before.name)), way: 'sent' }
  return { job, target: before, outcome, plan: undoPlanOf(action, before, outcome, zone) }
}

/** Fulfils the order job by job, a few at a time. Every job is reported, but those that a stop has spared. */
export async function runBulk(run: BulkRun): Promise<void> {
  await inParallel(
    run.jobs,
    MOST_AT_ONCE,
    async (job) => {
      let asked = run.unsure.get(job.id) ?? null
      try {
        const result = await change(run, job, (target) => (asked = target))
        if ('outcome' in result) run.onDone(result)
        else run.onRefused(result)
      } catch (error) {
        const { code, message } = refusalOf(error)
        if (code === 'UNAUTHENTICATED') return run.onSessionLost()
        run.onRefused({ job, message, way: wayOf(code), unsure: isLost(code) ? asked : null })
      }
    },
    run.signal,
  )
}
