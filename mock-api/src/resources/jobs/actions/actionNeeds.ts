import type { ManageJobBody } from '@callout/contracts/jobs/manageJob'
import { messages } from '@callout/contracts/messages'
import { invalid } from '../../../refusal.ts'
import type { JobRecord } from '../../../store/collections/jobs.ts'
import type { CompanyRecord } from '../../../store/collections/profile.ts'
import { cancelReasons } from '../../lookups.ts'

type Body<A extends ManageJobBody['action']> = Extract<ManageJobBody, { action: A }>

/** The reason in words, with what the person added. Throws 422 for an unknown reason, and for one that needs a note and has none. */
export function cancelReasonOf({ cancel_reason_id, reason }: Pick<Body<'cancel'>, 'cancel_reason_id' | 'reason'>): string {
  const chosen = cancelReasons.find(({ id }) => id === cancel_reason_id)
  const note = reason?.trim() ?? ''
  const words = chosen?.reason ?? ''
  if (!chosen) throw invalid({ field: 'cancel_reason_id', message: messages.selectReason })
  if (chosen.requires_note && note === '') throw invalid({ field: 'reason', message: messages.selectReason })
  return note === '' ? words : `${words}: ${note}`
}

function requireForms({ forms }: JobRecord): void {
  const missing = forms.find(({ is_required, is_submitted }) => is_required && !is_submitted)
  if (missing) throw invalid({ field: 'forms', message: `Submit the form “${missing.form_name}” first.` })
}

function requireUnpaid({ invoice_status }: JobRecord): void {
  if (invoice_status === 10) throw invalid({ field: 'action', message: 'This job has a recorded payment, so it can’t be reopened.' })
}

/** What the action asks of the job besides the status of the visit; the words that it leaves in the timeline. */
export function requireNeeds(company: CompanyRecord, job: JobRecord, body: ManageJobBody): string | null {
  if (body.action === 'finish' && company.require_forms_before_finish) requireForms(job)
  if (body.action === 'reopen') requireUnpaid(job)
  if (body.action === 'cancel') return cancelReasonOf(body)
  if (body.action === 'finish') return body.jobfinished_notes
  return body.action === 'decline' ? body.reason : (body.note?.trim() ?? '') || null
}
