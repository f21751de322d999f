import type { ApolloClient } from '@apollo/client'
import { nameOfCode } from '@callout/contracts/wire/codeNames'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { jobAction, mayDo } from '@callout/contracts/jobs/status/transitions'
import { type UndoStep, undoSteps } from '@callout/contracts/jobs/status/undo'
import { actingUser } from '../../../lib/session/useActingUser.ts'
import type { UndoResult, WriteEffect } from '../../../lib/writes/writeResult.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { type ActionTarget, type Outcome, getSlot } from '../../visits/actionTarget.ts'
import { currentVersion } from './ownVersions.ts'
import { effectOf, manageJob, getRecord, restorationOf, stateClause, returnedOf } from './manageJob.ts'
import type { JobAction, ManageJobInput } from '../../../lib/api/schemaTypes.generated.ts'

/** One call of an undo, without ids and version. */
export type UndoInput = Pick<
  ManageJobInput,
  'action' | 'staffIds' | 'date' | 'startTime' | 'endTime' | 'isException' | 'jobFinishedNotes' | 'allowClash'
>

/** Steps that the backend may be able to undo by `STEP_BACK`. */
const steps: readonly JobAction[] = ['ON_THE_WAY', 'REACHED', 'START', 'FINISH']

export const isStep = (action: JobAction): boolean => steps.includes(action)

/** `allowed`: null if not returned. */
const mayTake = ({ action }: UndoInput, allowed: readonly JobAction[] | null | undefined): boolean =>
  allowed ? allowed.includes(action) : mayDo(jobAction[action].code, actingUser(), true)

const getIds = (staff: ActionTarget['staff']): number[] | null => staff && staff.map(({ id }) => Number(id))

/** Steps that restore the previous state by the contract; null if it can't be restored or is unknown. */
const stepsFor = (action: JobAction, target: ActionTarget, staffAfter: readonly number[] | null, zone: string): UndoStep[] | null =>
  target.status &&
  undoSteps(
    jobAction[action].code,
    {
      status: jobStatus[target.status].code,
      staff_ids: getIds(target.staff),
      slot: getSlot(target, zone),
      jobfinished_notes: target.jobFinishedNotes,
      ...(target.isException !== undefined && { is_exception: target.isException }),
    },
    staffAfter,
  )

/** Whether this user can't undo the action, so that it is confirmed first. Undoing a work step may need permission to plan. */
export function isFinal(action: JobAction, target: ActionTarget, zone: string): boolean {
  if (isStep(action) && target.isStepBackKnown) return false
  const [first] = stepsFor(action, target, getIds(target.staff), zone) ?? []
  return !first || (isStep(action) && !mayTake(toInput(first), target.allowedActions))
}

const toInput = (step: UndoStep): UndoInput => ({
  action: nameOfCode(jobAction, step.action) as JobAction,
  ...(step.staff_ids && { staffIds: step.staff_ids.map(String) }),
  ...(step.date && { date: step.date, startTime: step.start_time, endTime: step.end_time }),
  ...(step.is_exception !== undefined && { isException: step.is_exception }),
  ...(step.jobfinished_notes && { jobFinishedNotes: step.jobfinished_notes }),
})

/** Calls that undo a completed action; null: not possible or not permitted. `zone`: the account's. */
export function undoPlanOf(action: JobAction, target: ActionTarget, outcome: Outcome, zone: string): UndoInput[] | null {
  const staffAfter = getIds(outcome.visit ? outcome.visit.staff : outcome.job.staff)
  const allowed = outcome.visit?.allowedActions ?? outcome.job.allowedActions
  if (isStep(action) && allowed?.includes('STEP_BACK')) return [{ action: 'STEP_BACK' }]
  const plan = stepsFor(action, target, staffAfter, zone)?.map(toInput)
  const first = plan?.[0]
  return plan && first && mayTake(first, allowed) ? plan : null
}

/** Version for the next call: the visit's if there is one, else the job's. */
const versionIn = ({ visit, job }: Outcome): number | null => (visit ?? job).lockVersion

/** Sends the steps in order, each with the version of the previous reply; stops at the first error. `zone`: the account's. */
export async function runUndo(
  client: ApolloClient,
  target: ActionTarget,
  plan: readonly UndoInput[],
  done: Outcome,
  zone: string,
): Promise<UndoResult> {
  const visitId = done.visit?.id ?? target.visitId
  const last = plan.length - 1
  let outcome: Outcome = done
  let index = 0
  const ended = (kind: WriteEffect): UndoResult => ({
    kind,
    state: stateClause(target.name, returnedOf(outcome, target)?.status ?? null),
  })
  try {
    for (const step of plan) {
      const before: ActionTarget = { ...target, ...returnedOf(outcome, target) }
      const effectIn = (now: Outcome | null): WriteEffect =>
        index === last ? restorationOf(target, now, zone) : effectOf(step, before, now, zone)
      const input = {
        ...step,
        jobId: target.jobId,
        visitId,
        lockVersion: currentVersion(client, getRecord({ jobId: target.jobId, visitId }), versionIn(outcome)),
      }
      const managed = await manageJob(client, input, effectIn)
      outcome = managed.outcome ?? outcome
      if (managed.effect !== 'done') return ended(managed.effect)
      index += 1
    }
  } catch (error) {
    const { code, message } = toApiError(error)
    const rest = plan.slice(index).map((step) => ({ ...step, allowClash: true }))
    return {
      ...ended('ignored'),
      error: message,
      ...(code === 'CLASH' && { override: () => runUndo(client, target, rest, outcome, zone) }),
    }
  }
  return ended('done')
}
