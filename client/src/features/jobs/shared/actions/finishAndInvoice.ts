import { addDays } from '@callout/contracts/time'
import type { Call, Effect } from '../../../../components/actions/defineActions.ts'
import { toApiError } from '../../../../lib/api/apiError.ts'
import type { ActionTarget, Outcome } from '../actionTarget.ts'
import { invoiceFor } from '../bills.ts'
import { effectOf, manageJob, returnedOf } from './manageJob.ts'

/** An outcome, and what of the wish it does not show. */
export type Noted = Outcome & { readonly note?: string }

/** Says it where the invoice is due on another day than it was asked for: a backend may not know of days. */
export function dueAsAsked({ format }: Call, { visitId }: ActionTarget, outcome: Outcome, dueDays: number | null | undefined): Noted {
  const dueDate = invoiceFor(outcome.job, visitId)?.dueDate ?? null
  if (typeof dueDays !== 'number' || dueDate === null || dueDate === addDays(format.today(), dueDays)) return outcome
  return { ...outcome, note: `It’s due on ${format.day(dueDate)}. The due date couldn’t be changed` }
}

/** Creates the invoice of what was just finished. It stays finished where that fails, and both are said. */
export async function withInvoice(call: Call, target: ActionTarget, finished: Outcome, dueDays: number | null | undefined): Promise<Noted> {
  if (invoiceFor(finished.job, target.visitId)) return dueAsAsked(call, target, finished, dueDays)
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
  const judge = (returned: Outcome | null): Effect => effectOf(input, now, returned, format.timeZone)
  try {
    const { outcome, effect } = await manageJob(client, input, judge)
    if (effect === 'done' && outcome) return dueAsAsked(call, target, outcome, dueDays)
    return { ...finished, note: 'Couldn’t load its invoice' }
  } catch (error) {
    return { ...finished, note: `The invoice wasn’t created: ${toApiError(error).message.replace(/\.$/, '')}` }
  }
}
