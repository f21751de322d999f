import type { ManageJobBody } from '@callout/contracts/jobs/manageJob'
import { messages } from '@callout/contracts/text/messages'
import { invalid } from '../../../http/apiError.ts'
import type { FormRecord } from '../../forms/records.ts'
import type { AttachedFormRecord, JobRecord } from '../records.ts'
import type { CompanyRecord } from '../../profile/records.ts'
import type { VisitRecord } from '../visitRecords.ts'
import type { Store } from '../../../db/store.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { cancelReasons } from '../../lookups.ts'
import { billOf, billsVisits } from './visitBills.ts'

type Body<A extends ManageJobBody['action']> = Extract<ManageJobBody, { action: A }>

/** The reason in words, with what the person added. Throws 422 for an unknown reason, and for one that needs a note and has none. */
export function cancelReasonOf({ cancel_reason_id, reason }: Pick<Body<'cancel'>, 'cancel_reason_id' | 'reason'>): string {
  const chosen = cancelReasons.find(({ id }) => id === cancel_reason_id)
  const note = reason?.trim() ?? ''
  const text = chosen?.reason ?? ''
  if (!chosen) throw invalid({ field: 'cancel_reason_id', message: messages.selectReason })
  if (chosen.requires_note && note === '') throw invalid({ field: 'reason', message: messages.selectReason })
  return note === '' ? text : `${text}: ${note}`
}

const isToBeSigned = (form: FormRecord | undefined): boolean =>
  form?.fields_schema.some(({ fields }) => fields.some(({ data_type }) => data_type === 'signature')) ?? false

/** Throws 422 for a form that the company wants before the end: one that is required, or one that is to be signed. */
function requireForms(store: Store, company: CompanyRecord, { forms }: JobRecord): void {
  const isRequested = ({ form_id, is_required }: AttachedFormRecord): boolean =>
    (company.require_forms_before_finish && is_required) || (company.require_signature && isToBeSigned(store.forms.get(form_id)))
  const missing = forms.find((form) => !form.is_submitted && isRequested(form))
  if (missing) throw invalid({ field: 'forms', message: `Submit the form “${missing.form_name}” first.` })
}

/** Paid work can't be reopened, even if partly paid. */
function requireUnpaid(store: Store, job: JobRecord, visits: readonly VisitRecord[]): void {
  const isPaid = visits.some((visit) => (billOf(store, job, visit)?.amount_paid ?? 0) > 0)
  const what = billsVisits(job) ? 'visit' : 'job'
  if (isPaid) throw invalid({ field: 'action', message: `This ${what} has a recorded payment, so it can’t be reopened.` })
}

function requireUnbilled(visits: readonly VisitRecord[]): void {
  if (visits.some(({ invoice_id }) => invoice_id !== null))
    throw invalid({ field: 'action', message: 'This visit has an invoice, so it can’t be cancelled. Void the invoice first.' })
}

export function requireNeeds(
  { store, caller: { company } }: Viewer,
  job: JobRecord,
  visits: readonly VisitRecord[],
  body: ManageJobBody,
): string | null {
  if (body.action === 'finish') requireForms(store, company, job)
  if (body.action === 'reopen') requireUnpaid(store, job, visits)
  if (body.action === 'cancel') requireUnbilled(visits)
  if (body.action === 'cancel') return cancelReasonOf(body)
  if (body.action === 'finish') return body.jobfinished_notes
  return body.action === 'decline' ? body.reason : (body.note?.trim() ?? '') || null
}
