import { addDays } from '@callout/contracts/time'
import type { Call } from '../../../components/actions/defineActions.ts'
import type { WriteEffect } from '../../../lib/writes/writeResult.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import type { ActionTarget, Outcome } from '../../visits/actionTarget.ts'
import { invoiceFor } from '../queries/bills.ts'
import { effectOf, manageJob, returnedOf } from './manageJob.ts'

export type OutcomeWithNote = Outcome & { readonly note?: string }

/** Adds a note if the backend ignored the requested due date. */
export function withDueDateNote(
  { format }: Call,
  { visitId }: ActionTarget,
  outcome: Outcome,
  dueDays: number | null | undefined,
): OutcomeWithNote {
  const dueDate = invoiceFor(outcome.job, visitId)?.dueDate ?? null
  if (typeof dueDays !== 'number' || dueDate === null || dueDate === addDays(format.today(), dueDays)) return outcome
  return { ...outcome, note: `It’s due on ${format.day(dueDate)}. The due date couldn’t be changed` }
}

export async function addInvoice(
  call: Call,
  target: ActionTarget,
  finished: Outcome,
  dueDays: number | null | undefined,
): Promise<OutcomeWithNote> {
  if (invoiceFor(finished.job, target.visitId)) return withDueDateNote(call, target, finished, dueDays)
  const { client, format } = call
  const now: ActionTarget = { ...target, ...returnedOf(finished, target) }
  const { lockVersion } = finished.visit ?? finished.job
  const input = {
    jobId: target.jobId,
    visitId: finished.visit?.id ?? target.visitId,
    action: 'CREATE_INVOICE',
    lockVersion,
    ...(typeof dueDays === 'number' && { dueDays }),
  } as const
  const effectIn = (returned: Outcome | null): WriteEffect => effectOf(input, now, returned, format.timeZone)
  try {
    const { outcome, effect } = await manageJob(client, input, effectIn)
    if (effect === 'done' && outcome) return withDueDateNote(call, target, outcome, dueDays)
    return { ...finished, note: 'Couldn’t load its invoice' }
  } catch (error) {
    return { ...finished, note: `The invoice wasn’t created: ${toApiError(error).message.replace(/\.$/, '')}` }
  }
}
