import { nameOfCode } from '@callout/contracts/codeNames'
import { jobStatus } from '@callout/contracts/jobs/status'
import { jobAction } from '@callout/contracts/jobs/transitions'
import { type UndoStep, undoSteps } from '@callout/contracts/jobs/undo'
import type { JobAction, ManageJobInput, ManageJobMutation } from '../jobs.generated.ts'
import { type ActionTarget, slotOf } from '../actionTarget.ts'

export type Outcome = NonNullable<ManageJobMutation['manageJob']>
/** One call that takes a part of an action back, without ids and version. */
export type UndoInput = Pick<ManageJobInput, 'action' | 'staffIds' | 'date' | 'startTime' | 'endTime' | 'jobFinishedNotes'>

const idsOf = (staff: ActionTarget['staff']): number[] | null => staff && staff.map(({ id }) => Number(id))

/** Steps that restore what was, by the contract; null where there is no way back, or nobody told what was. */
const stepsFor = (action: JobAction, target: ActionTarget, staffAfter: readonly number[] | null, zone: string): UndoStep[] | null =>
  target.status &&
  undoSteps(
    jobAction[action].code,
    {
      status: jobStatus[target.status].code,
      staff_ids: idsOf(target.staff),
      slot: slotOf(target, zone),
      jobfinished_notes: target.jobFinishedNotes,
    },
    staffAfter,
  )

/** Whether nothing leads back, so that a person is asked first. */
export const isFinal = (action: JobAction, target: ActionTarget, zone: string): boolean =>
  stepsFor(action, target, idsOf(target.staff), zone) === null

const inputOf = (step: UndoStep): UndoInput => ({
  action: nameOfCode(jobAction, step.action) as JobAction,
  ...(step.staff_ids && { staffIds: step.staff_ids.map(String) }),
  ...(step.date && { date: step.date, startTime: step.start_time, endTime: step.end_time }),
  ...(step.jobfinished_notes && { jobFinishedNotes: step.jobfinished_notes }),
})

/** What undoes an action that was done, or null: no way back, or not for this person. `zone`: the account's. */
export function undoPlanOf(action: JobAction, target: ActionTarget, outcome: Outcome, zone: string): UndoInput[] | null {
  const staffAfter = idsOf(outcome.visit ? outcome.visit.staff : outcome.job.staff)
  const plan = stepsFor(action, target, staffAfter, zone)?.map(inputOf)
  const allowed = outcome.visit?.allowedActions ?? outcome.job.allowedActions
  const first = plan?.[0]
  if (!plan || !first || (allowed && !allowed.includes(first.action))) return null
  return plan
}
