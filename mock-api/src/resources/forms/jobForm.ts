import { jobCurrency } from '../jobs/view/jobCurrency.ts'
import { jobFormStatus } from '@callout/contracts/forms/codes'
import { answerProblems, askedKeys, isAnswered, questionsOf } from '@callout/contracts/forms/questions'
import type { AnswerInput, FormAnswer, JobForm, SaveJobFormBody } from '@callout/contracts/forms/schemas'
import { type ConflictData, responseCode } from '@callout/contracts/wire/envelope'
import { randomUUID } from 'node:crypto'
import type { Caller } from '../../http/access.ts'
import { answerOnce } from '../../http/idempotency.ts'
import { invalid, ApiError } from '../../http/apiError.ts'
import type { New } from '../../db/collection.ts'
import type { FormSectionRecord, JobFormRecord } from './records.ts'
import type { AttachedFormRecord, JobRecord } from '../jobs/records.ts'
import type { Store } from '../../db/store.ts'
import type { Viewer } from '../../http/viewer.ts'
import { requireInstant } from '../jobs/actions/occurredAt.ts'
import { addNote } from '../jobs/view/jobHistory.ts'
import { seesPrices, visibleJob } from '../jobs/view/visibility.ts'
import { quoteApprovedBy } from './approvalForm.ts'
import { isNeeded, ownForm, sectionViews } from './formChanges.ts'
import { jobFormPaper } from './jobFormPaper.ts'

const SUBMITTED = jobFormStatus.SUBMITTED.code

/** Hides the signed total from users who don't see prices. */
export function jobFormView({ caller }: Viewer, { company_id: _, paper: __, ...form }: JobFormRecord): JobForm {
  const answers = form.answers.map((answer) => ({ ...answer, ...(!seesPrices(caller) && { signed_total: null }) }))
  return {
    ...form,
    schema_snapshot: sectionViews(form.schema_snapshot),
    answers,
    submitted_by: form.submitted_by && { ...form.submitted_by },
  }
}

export function visibleJobForm(store: Store, caller: Caller, id: number): JobFormRecord {
  const form = store.jobForms.get(id)
  if (!form || form.company_id !== caller.company.id) throw new ApiError(responseCode.NOT_FOUND, 'This form doesn’t exist.')
  visibleJob(store, caller, form.job_id)
  return form
}

interface Template {
  readonly version: number
  readonly form_name: string
  readonly fields_schema: readonly FormSectionRecord[]
}

function templateOf({ store, caller }: Viewer, { form_id, form_version }: SaveJobFormBody): Template {
  const form = ownForm(store, caller, form_id)
  if (form_version === null || form_version === undefined || form_version === form.version) return form
  const before = store.formVersions.by('form_id', form_id).find(({ version }) => version === form_version)
  if (!before) throw invalid({ field: 'form_version', message: 'This version of the form doesn’t exist' })
  return before
}

function savedAnswers(
  job: JobRecord,
  currency: string,
  sections: readonly FormSectionRecord[],
  sent: readonly AnswerInput[],
): FormAnswer[] {
  const byKey = Object.fromEntries(sent.map((answer) => [answer.field_key, answer]))
  const questions = questionsOf(sections)
  const asked = askedKeys(questions, byKey)
  return questions.flatMap((question): FormAnswer[] => {
    const { field_key, name, data_type } = question
    const given = byKey[field_key]
    if (!given || !asked.has(field_key) || !isAnswered(question, given)) return []
    const { value = null, photos, signature_image, signer_name, signed_at, signed_total } = given
    if (data_type === 'photo') return [{ field_key, name, data_type, value: null, photos }]
    if (data_type !== 'signature') return [{ field_key, name, data_type, value }]
    const signed = { signature_image, signer_name: signer_name?.trim(), signed_at, signed_total, currency_code: currency }
    return [{ field_key, name, data_type, value, ...signed }]
  })
}

function requireAnswers(sections: readonly FormSectionRecord[], sent: readonly AnswerInput[]): void {
  const byKey = Object.fromEntries(sent.map((answer) => [answer.field_key, answer]))
  const problems = answerProblems(questionsOf(sections), byKey)
  if (problems.length > 0) throw invalid(...problems.map(({ field_key, message }) => ({ field: `answers.${field_key}`, message })))
}

/** The draft to continue; undefined: a new one. */
function draftOf(viewer: Viewer, body: SaveJobFormBody): JobFormRecord | undefined {
  const { store, caller } = viewer
  if (!body.job_form_id) return undefined
  const draft = visibleJobForm(store, caller, body.job_form_id)
  if (draft.status === SUBMITTED) throw submittedAlready(draft.form_name)
  if (typeof body.lock_version === 'number' && body.lock_version !== draft.lock_version) {
    const conflict: ConflictData = {
      reason: 'stale',
      current: jobFormView(viewer, draft),
      changed_by: null,
      changed_at: draft.submitted_at ?? 0,
    }
    throw new ApiError(responseCode.CONFLICT, 'Someone else changed this in the meantime.', conflict)
  }
  return draft
}

const submittedAlready = (name: string): ApiError => invalid({ field: 'form_id', message: `“${name}” is already submitted.` })

/** Each visit of a job can have the form once. */
function requireOpen(store: Store, { form_id, visit_id = null }: SaveJobFormBody, job: JobRecord): void {
  if (job.forms.some((item) => item.form_id === form_id && !item.is_submitted)) return
  const submitted = store.jobForms.by('job_id', job.id).filter((item) => item.form_id === form_id && item.status === SUBMITTED)
  const same = submitted.find((item) => visit_id === null || item.visit_id === null || item.visit_id === visit_id)
  if (same) throw submittedAlready(same.form_name)
}

function withForm(forms: readonly AttachedFormRecord[], saved: JobFormRecord, is_required: boolean): AttachedFormRecord[] {
  const { form_id, form_name, id, status } = saved
  const entry = { form_id, form_name, job_form_id: id, is_submitted: status === SUBMITTED }
  const place = forms.findIndex((item) => item.form_id === form_id && (!item.is_submitted || item.job_form_id === id))
  if (place < 0) return [...forms, { ...entry, is_required }]
  return forms.map((item, index) => (index === place ? { ...item, ...entry } : item))
}

export const formatNote = ({ form_name, answers }: New<JobFormRecord>): string => {
  const signers = [...new Set(answers.flatMap(({ signer_name }) => signer_name ?? []))]
  return `Submitted the form “${form_name}”${signers.length > 0 ? `, signed by ${signers.join(' and ')}` : ''}.`
}

function put(viewer: Viewer, job: JobRecord, body: SaveJobFormBody, record: New<JobFormRecord>): JobFormRecord {
  const { store, caller } = viewer
  const draft = draftOf(viewer, body)
  const saved = draft ? store.jobForms.update(draft.id, { ...record, lock_version: draft.lock_version + 1 }) : store.jobForms.insert(record)
  const forms = withForm(job.forms, saved, isNeeded(ownForm(store, caller, body.form_id)))
  store.jobs.update(job.id, { forms, quote: quoteApprovedBy(viewer, job, saved) ?? job.quote })
  if (saved.status === SUBMITTED)
    addNote(viewer, job, {
      visit_id: saved.visit_id ?? undefined,
      note: formatNote(record),
      occurred_at: body.occurred_at ?? undefined,
    })
  return saved
}

function getRecord(viewer: Viewer, job: JobRecord, body: SaveJobFormBody): Omit<New<JobFormRecord>, 'paper'> {
  const { store, caller, now } = viewer
  if (typeof body.visit_id === 'number' && store.visits.get(body.visit_id)?.job_id !== job.id)
    throw new ApiError(responseCode.NOT_FOUND, 'This visit doesn’t exist.')
  const { version, form_name, fields_schema } = templateOf(viewer, body)
  const isSubmitted = body.status === SUBMITTED
  if (isSubmitted) requireAnswers(fields_schema, body.answers)
  return {
    company_id: job.company_id,
    form_id: body.form_id,
    form_version: version,
    form_name,
    job_id: job.id,
    visit_id: body.visit_id ?? null,
    status: body.status,
    schema_snapshot: fields_schema,
    answers: savedAnswers(job, jobCurrency(job, caller.company), fields_schema, body.answers),
    submitted_by: isSubmitted ? { id: caller.user.id, name: caller.user.name } : null,
    submitted_at: isSubmitted ? requireInstant(body.occurred_at ?? undefined, now) : null,
    lock_version: 1,
  }
}

export async function saveJobForm(viewer: Viewer, { idempotency_key: key, ...body }: SaveJobFormBody): Promise<JobForm> {
  const { store, caller, now } = viewer
  const request = { store, caller, now, call: 'saveJobForm', key, input: body }
  const job = visibleJob(store, caller, body.job_id)
  const record = getRecord(viewer, job, body)
  const file = record.status === SUBMITTED ? await jobFormPaper(viewer, job, record) : null
  const paper = file && { key: randomUUID(), file_name: file.file_name }
  if (file && paper) await store.files.write(paper.key, file.content)
  try {
    const saved = store.transaction(() =>
      answerOnce(request, () => {
        const latest = visibleJob(store, caller, body.job_id)
        requireOpen(store, body, latest)
        return jobFormView(viewer, put(viewer, latest, body, { ...record, paper }))
      }),
    )
    if (paper && store.jobForms.get(saved.id)?.paper?.key !== paper.key) await store.files.remove([paper.key])
    return saved
  } catch (error) {
    if (paper) await store.files.remove([paper.key])
    throw error
  }
}
