import { fieldType, formStatus } from '@callout/contracts/forms/codes'
import { APPROVAL_FORM_NAME } from '@callout/contracts/jobs/quote'
import type { Store } from '../../db/store.ts'
import { invalid } from '../../http/apiError.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { JobRecord, QuoteRecord } from '../jobs/records.ts'
import type { CompanyRecord } from '../profile/records.ts'
import type { FormRecord, JobFormRecord } from './records.ts'

const activeForms = (store: Store, { id }: CompanyRecord): FormRecord[] =>
  store.forms.by('company_id', id).filter(({ status }) => status !== formStatus.INACTIVE.code)

/** The form that approves quotes: the chosen one, else the one with the default name. Undefined: it is not active. */
export function approvalForm(store: Store, company: CompanyRecord): FormRecord | undefined {
  const forms = activeForms(store, company)
  return forms.find(({ id }) => id === company.approval_form_id) ?? forms.find(({ form_name }) => form_name === APPROVAL_FORM_NAME)
}

/** Throws 422 unless the form is active and has a signature. */
export function requireApprovalForm(store: Store, company: CompanyRecord, formId: number | undefined): void {
  if (formId === undefined) return
  const form = activeForms(store, company).find(({ id }) => id === formId)
  if (!form) throw invalid({ field: 'approval_form_id', message: 'Choose an active form' })
  const isSigned = form.fields_schema.some(({ fields }) => fields.some(({ data_type }) => data_type === fieldType.SIGNATURE.code))
  if (!isSigned) throw invalid({ field: 'approval_form_id', message: `“${form.form_name}” has no signature question` })
}

/** The job's quote as approved by a form of it that was submitted; null: the form approves nothing. */
export function quoteApprovedBy({ store, caller, now }: Viewer, { quote }: JobRecord, saved: JobFormRecord): QuoteRecord | null {
  const { form_id, answers, submitted_at, submitted_by } = saved
  if (!quote || quote.approval || submitted_by === null || form_id !== approvalForm(store, caller.company)?.id) return null
  const name = answers.find(({ signer_name }) => signer_name)?.signer_name ?? submitted_by.name ?? ''
  return { ...quote, approval: { kind: 'signed', name, at: submitted_at ?? now, note: null } }
}
