import type { ApolloClient } from '@apollo/client'
import { refusalOf } from '../../../shared/api/refusal.ts'
import type { Effect, Undone } from '../../../kit/actions/defineActions.ts'
import type { ActionTarget } from '../actionTarget.ts'
import { effectOf, restorationOf, standsAs, toldOf } from './effect.ts'
import { manageJob } from './manageJob.ts'
import type { Outcome, UndoInput } from './undoPlan.ts'

/** Version for the next call: of the visit where one is named, else of the job. */
const versionIn = (outcome: Outcome | null): number | null => (outcome ? (outcome.visit ?? outcome.job).lockVersion : null)

/**
 * Does the steps one after the other, each on the version that the one before left behind, and stops at a refusal.
 * `zone`: the account's.
 */
export async function runUndo(
  client: ApolloClient,
  target: ActionTarget,
  plan: readonly UndoInput[],
  done: Outcome,
  zone: string,
): Promise<Undone> {
  const visitId = done.visit?.id ?? target.visitId
  const last = plan.length - 1
  let outcome: Outcome | null = done
  const ended = (effect: Effect): Undone => ({
    effect,
    stands: standsAs(target.name, (outcome && toldOf(outcome, target)?.status) ?? null),
  })
  try {
    for (const [place, step] of plan.entries()) {
      const before: ActionTarget = { ...target, ...(outcome && toldOf(outcome, target)) }
      const judge = (now: Outcome | null): Effect => (place === last ? restorationOf(target, now, zone) : effectOf(step, before, now, zone))
      const input = { ...step, jobId: target.jobId, visitId, lockVersion: versionIn(outcome) }
      const managed = await manageJob(client, input, judge)
      outcome = managed.outcome ?? outcome
      if (managed.effect !== 'done') return ended(managed.effect)
    }
  } catch (error) {
    return { ...ended('ignored'), refusal: refusalOf(error).message }
  }
  return ended('done')
}
