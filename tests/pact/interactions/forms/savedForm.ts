import { formEndpoints } from '@callout/contracts/forms/endpoints'
import { jobForm, savedJobForm } from '@callout/contracts/forms/samples'
import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { type Interaction, ok, refused, refusedAt, refusedWith, shows } from '../../interaction.ts'
import { these } from '../../recordStates.ts'
import { OWNER_TOKEN, ownerSignedIn } from '../../states.ts'
import { bookable, bookedJob } from '../../workStates.ts'
import { strangeJob } from '../jobs/foreignJobs.ts'
import { boilerForm, typedSections } from './formChange.ts'

type Call = Pick<Interaction, 'row' | 'operation' | 'sends'>

const KEY = 'form-of-a-cellar-1'
const NOT_THERE = 'This form doesn’t exist.'
const ANSWERS =
  'answers { fieldKey name value photos { contentType fileBase64 } signatureImage signerName signedAt signedTotal currencyCode }'
const FIELDS = `id formId formVersion formName jobId visitId status submittedBy { id name } submittedAt lockVersion ${ANSWERS}
  sections { name fields { fieldKey name dataType isRequired choices showIf { fieldKey equals } terms } }`

const png = 'iVBORw0KGgo='
const typed = [
  { fieldKey: 'state', value: 'Leaking' },
  { fieldKey: 'where', value: 'At the valve' },
  { fieldKey: 'photo', photos: [{ contentType: 'image/png', fileBase64: png }] },
  { fieldKey: 'sign', value: 'typed', signerName: 'Carla Reyes', signedAt: 1795187000, signedTotal: 129.11 },
]
const sent = [
  { field_key: 'state', value: 'Leaking' },
  { field_key: 'where', value: 'At the valve' },
  { field_key: 'photo', photos: [{ content_type: 'image/png', file_base64: png }] },
  { field_key: 'sign', value: 'typed', signer_name: 'Carla Reyes', signed_at: 1795187000, signed_total: 129.11 },
]
const nothing = { photos: null, signatureImage: null, signerName: null, signedAt: null, signedTotal: null, currencyCode: null }
const shown = {
  id: '77',
  formId: '62',
  formVersion: 4,
  formName: 'Boiler checklist',
  jobId: '501',
  visitId: '701',
  status: 'SUBMITTED',
  submittedBy: { id: '21', name: 'Sam Fields' },
  submittedAt: 1795187100,
  lockVersion: 1,
  answers: [
    { ...nothing, fieldKey: 'state', name: 'State of the boiler', value: 'Leaking' },
    { ...nothing, fieldKey: 'where', name: 'Where it leaks', value: 'At the valve' },
    { ...nothing, fieldKey: 'photo', name: 'Photo', value: null, photos: [{ contentType: 'image/png', fileBase64: png }] },
    {
      ...nothing,
      fieldKey: 'sign',
      name: 'Customer signature',
      value: 'typed',
      signerName: 'Carla Reyes',
      signedAt: 1795187000,
      signedTotal: 129.11,
      currencyCode: 'USD',
    },
  ],
  sections: typedSections,
}

const saving = (input: object, body: object, selection = FIELDS): Call => ({
  row: formEndpoints.saveJobForm,
  operation: {
    query: `mutation SaveJobForm($input: SaveJobFormInput!, $key: String) { saveJobForm(input: $input, idempotencyKey: $key) { ${selection} } }`,
    variables: { input: { formId: '62', jobId: '501', visitId: '701', status: 'SUBMITTED', ...input }, key: KEY },
    token: OWNER_TOKEN,
  },
  sends: {
    path: '/jobs/save_job_form',
    body: { form_id: 62, job_id: 501, visit_id: 701, status: 1, ...body },
    headers: { 'Idempotency-Key': KEY },
  },
})
const reading = (id: number, selection = FIELDS): Call => ({
  row: formEndpoints.downloadSavedJobForm,
  operation: { query: `query JobForm($id: ID!) { jobForm(id: $id) { ${selection} } }`, variables: { id: String(id) }, token: OWNER_TOKEN },
  sends: { path: '/jobs/download_saved_job_form', query: { job_form_id: String(id), format: 'json' } },
})
const downloading = (id: number): Call => ({
  row: formEndpoints.downloadSavedJobForm,
  operation: {
    query: 'query Paper($id: ID!) { jobFormPaper(id: $id) { fileName base64 } }',
    variables: { id: String(id) },
    token: OWNER_TOKEN,
  },
  sends: { path: '/jobs/download_saved_job_form', query: { job_form_id: String(id), format: 'pdf' } },
})

const onJob = [ownerSignedIn, ...bookable, bookedJob(), boilerForm]
/** A job with a form that was submitted. */
export const savedOnJob = [...onJob, these('jobForms', { ...jobForm })]
export const foreignSaved = these('jobForms', { ...jobForm, of_another_company: true })

const submitting: Interaction = {
  name: 'submitting a form of a job, once',
  given: onJob,
  ...saving({ formVersion: 4, answers: typed, occurredAt: 1780000000 }, { form_version: 4, answers: sent, occurred_at: 1780000000 }),
  reply: ok(jobForm),
  unread: ['section.sort_order', 'answers.data_type'],
  pinned: ['responseData.answers', 'answers.photos', 'responseData.schema_snapshot', 'schema_snapshot.fields', 'fields.choices'],
  answer: shows({ saveJobForm: shown }),
}

const readingForms = (is: boolean): Pick<Interaction, 'row' | 'operation' | 'sends' | 'reply' | 'pinned' | 'answer'> => ({
  row: jobEndpoints.getJob,
  operation: {
    query: 'query Job($id: ID!) { job(id: $id) { forms { formId jobFormId formName isSubmitted } } }',
    variables: { id: '501' },
    token: OWNER_TOKEN,
  },
  sends: { path: '/jobs/501' },
  reply: ok({ id: 501, forms: [{ form_id: 62, job_form_id: 77, form_name: 'Boiler checklist', is_submitted: is }] }),
  pinned: ['responseData.forms', 'forms.form_id', 'forms.is_submitted'],
  answer: shows({ job: { forms: [{ formId: '62', jobFormId: '77', formName: 'Boiler checklist', isSubmitted: is }] } }),
})

/** What was asked for and not answered. */
const missing = { field: 'answers.where', message: 'Required' }

export const savedFormInteractions: readonly Interaction[] = [
  submitting,
  { name: 'reading the forms of a job after one was submitted', given: onJob, after: [submitting], ...readingForms(true) },
  {
    name: 'submitting a form without an answer that it needs',
    given: onJob,
    ...saving({ answers: [typed[0], typed[3]] }, { answers: [sent[0], sent[3]] }, 'id'),
    reply: refused(422, 'Required', { errors: [missing] }),
    pinned: ['errors.field'],
    answer: refusedAt('saveJobForm', 'INVALID', 422, 'Required', { fields: [missing] }),
  },
  {
    name: 'submitting a form on a job of another company',
    given: [ownerSignedIn, boilerForm, strangeJob],
    ...saving({ status: 'DRAFT', answers: [] }, { status: 0, answers: [] }, 'id'),
    reply: refused(404, 'This job doesn’t exist.'),
    answer: refusedAt('saveJobForm', 'NOT_FOUND', 404, 'This job doesn’t exist.'),
  },
  {
    name: 'reading a submitted form',
    given: savedOnJob,
    ...reading(77),
    reply: ok({ file_base64: Buffer.from(JSON.stringify(jobForm)).toString('base64') }),
    answer: shows({ jobForm: shown }),
  },
  {
    name: 'downloading the paper of a submitted form',
    given: savedOnJob,
    ...downloading(77),
    reply: ok({ file_name: savedJobForm.file_name, file_base64: savedJobForm.file_base64 }),
    answer: shows({ jobFormPaper: { fileName: savedJobForm.file_name, base64: savedJobForm.file_base64 } }),
  },
  {
    name: 'reading a submitted form of another company',
    given: [ownerSignedIn, ...bookable, bookedJob(), foreignSaved],
    ...reading(77, 'id'),
    reply: refused(404, NOT_THERE),
    answer: refusedWith('NOT_FOUND', 404, NOT_THERE),
  },
]
