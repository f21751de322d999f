import { endpoints } from '@callout/contracts/endpoints'
import type { AnswerInput, JobForm } from '@callout/contracts/forms/schemas'
import { signatureImageOf } from '@callout/contracts/forms/signature'
import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { bookingOf, getProblem } from '../../testing/booking.ts'
import { readPdf } from '../../testing/readPdf.ts'
import { type TestApp, testApp } from '../../testing/testApp.ts'

const { createForm, downloadSavedJobForm, updateForm, deleteForm } = endpoints.forms
const { createJob, getJob } = endpoints.jobs
let mock: TestApp
let owner: string
let form: number
let job: number
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const choices = [{ name: 'In order' }, { name: 'Leaking' }]
const fields = [
  { field_key: 'state', name: 'State', data_type: 'dropdown_single_choice' as const, is_required: true, choices },
  {
    field_key: 'where',
    name: 'Where it leaks',
    data_type: 'textbox' as const,
    is_required: true,
    show_if: { field_key: 'state', equals: 'Leaking' },
  },
  { field_key: 'photo', name: 'Photo of it', data_type: 'photo' as const },
]
const signature = {
  field_key: 'sign',
  name: 'Customer signature',
  data_type: 'signature' as const,
  is_required: true,
  terms: 'I accept the work.',
}
const fields_schema = [
  { section: { name: 'Checks' }, fields },
  { section: { name: 'Handed over' }, fields: [signature] },
]
const signed: AnswerInput = {
  field_key: 'sign',
  value: 'drawn',
  signature_image: signatureImageOf('M10 20L300 120L500 40'),
  signer_name: 'Carla Reyes',
  signed_at: 1_781_694_000,
  signed_total: 129.11,
}
const answers: AnswerInput[] = [{ field_key: 'state', value: 'In order' }, signed]

beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
  const attach_to = [{ module: 'jobs', actions: ['finish'], is_active: true }]
  form = (await mock.read(createForm, { form_name: 'Hand-over', fields_schema, attach_to }, owner)).id
  job = (await mock.read(createJob, { ...bookingOf(mock), form_ids: [form] }, owner)).id
})

const submit = (body: object = {}, headers: Record<string, string> = {}) =>
  mock.call('POST', '/jobs/save_job_form', { token: owner, headers, body: { form_id: form, job_id: job, status: 1, answers, ...body } })
const submitted = async (body: object = {}) => (await submit(body)).responseData as JobForm
const contentOf = async (job_form_id: number, format: 'pdf' | 'json' = 'pdf') =>
  Buffer.from((await mock.read(downloadSavedJobForm, { job_form_id, format }, owner)).file_base64 ?? '', 'base64')
const getText = async (id: number) => (await readPdf(await contentOf(id))).pages.map(({ text }) => text).join(' ')
const entries = async () => (await mock.read(getJob, { id: job }, owner)).forms?.filter(({ form_id }) => form_id === form)

test('a submitted form is on its job and its timeline, with who signed', async () => {
  const saved = await submitted()
  expect(saved).toMatchObject({ form_version: 1, form_name: 'Hand-over', status: 1, submitted_at: mock.clock.now() })
  expect(await entries()).toMatchObject([{ job_form_id: saved.id, is_required: true, is_submitted: true }])
  expect(mock.store.history.by('job_id', job).at(-1)?.note).toBe('Submitted the form “Hand-over”, signed by Carla Reyes.')
})

test('what is asked and not answered is named, and nothing else', async () => {
  const refused = await submit({ answers: [{ field_key: 'state', value: 'Leaking' }] })
  expect(getProblem(refused)).toMatchObject({ code: 422, fields: ['answers.where', 'answers.sign'] })
  expect(getProblem(await submit({ answers: [{ field_key: 'state', value: 'Ugly' }, signed] }))).toMatchObject({
    fields: ['answers.state'],
  })
  expect(await entries()).toMatchObject([{ job_form_id: null, is_submitted: false }])
})

test('neither stores nor prints answers to unasked questions', async () => {
  const { id, answers: stored } = await submitted({ answers: [...answers, { field_key: 'where', value: 'Nowhere at all' }] })
  expect(stored?.map(({ field_key }) => field_key)).toEqual(['state', 'sign'])
  const text = await getText(id)
  expect(text).toContain('In order')
  expect(text).not.toContain('Where it leaks')
  expect(text).not.toContain('Nowhere at all')
})

test('the paper is tagged, with the terms, the signature, who signed, when and at which total, and the photos', async () => {
  const photos = [{ content_type: 'image/png', file_base64: PNG }]
  const { id } = await submitted({ answers: [...answers, { field_key: 'photo', photos }] })
  const pdf = await readPdf(await contentOf(id))
  expect([pdf.title, pdf.language]).toEqual(['Hand-over', 'en'])
  const elements = pdf.pages.flatMap((page) => page.elements.flatMap(({ role, children }) => (role === 'Document' ? children : [])))
  const all = elements.length > 0 ? elements : pdf.pages.flatMap((page) => page.elements)
  expect(all.filter(({ role }) => role === 'H2').map(({ text }) => text)).toEqual(['Checks', 'Handed over'])
  expect(all.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual(['Photo of it', 'Signature of Carla Reyes'])
  const text = await getText(id)
  for (const message of ['I accept the work.', 'Signed by Carla Reyes, 06/17/2026 6:00 AM', 'Signed at a total of $129.11'])
    expect(text).toContain(message)
})

test('what was submitted stays as it was when the form changes, and when it is deleted', async () => {
  const { id } = await submitted()
  const [paper, known] = [await contentOf(id), await contentOf(id, 'json')]
  await mock.read(
    updateForm,
    { id: form, lock_version: 1, form_name: 'Other', fields_schema: [{ section: { name: 'New' }, fields: [signature] }] },
    owner,
  )
  mock.store.companies.update(1, { name: 'Renamed' })
  mock.store.jobs.update(job, { total: 999 })
  expect((await contentOf(id)).equals(paper)).toBe(true)
  await mock.read(deleteForm, { id: form }, owner)
  expect((await contentOf(id)).equals(paper)).toBe(true)
  expect(JSON.parse((await contentOf(id, 'json')).toString())).toEqual(JSON.parse(known.toString()))
  expect(await entries()).toMatchObject([{ form_name: 'Hand-over', is_submitted: true }])
})

test('who began with an older version submits that one', async () => {
  const fewer = [{ section: { name: 'New' }, fields: [signature] }]
  await mock.read(updateForm, { id: form, lock_version: 1, fields_schema: fewer }, owner)
  const saved = await submitted({ form_version: 1 })
  expect([saved.form_version, saved.schema_snapshot?.map(({ section }) => section.name)]).toEqual([1, ['Checks', 'Handed over']])
  expect(getProblem(await submit({ form_version: 9 }))).toMatchObject({ fields: ['form_version'] })
})

test('the same key submits once, and a form is submitted once', async () => {
  const key = { 'Idempotency-Key': 'form-of-a-cellar' }
  const [first, second] = await Promise.all([submit({}, key), submit({}, key)])
  expect(second.responseData).toEqual(first.responseData)
  expect(mock.store.jobForms.by('job_id', job)).toHaveLength(1)
  expect(getProblem(await submit())).toMatchObject({ code: 422, message: '“Hand-over” is already submitted.' })
})

test('a draft may be incomplete, is no paper, and becomes the submitted form', async () => {
  const draft = await submitted({ status: 0, answers: [] })
  expect(await entries()).toMatchObject([{ job_form_id: draft.id, is_submitted: false }])
  expect((await mock.call('GET', `/jobs/download_saved_job_form?job_form_id=${draft.id}`, { token: owner })).responseCode).toBe(404)
  expect((await submit({ job_form_id: draft.id, lock_version: 7 })).responseCode).toBe(409)
  expect(await submitted({ job_form_id: draft.id, lock_version: 1 })).toMatchObject({ id: draft.id, status: 1, lock_version: 2 })
})

test('what is mailed has the bytes of the download', async () => {
  const { id } = await submitted()
  const body = { attachment_type: 'job_form', job_form_id: id, to: ['carla@new.test'], subject: 'Your form', body: 'Hello' }
  expect((await mock.call('POST', '/contracts/send_attachment', { token: owner, body })).responseData).toMatchObject({ status: 1 })
  const [mail] = await mock.control<{ attachments: { sha256: string; file_name: string }[] }[]>('GET', '/outbox?to=carla@new.test')
  const sha256 = createHash('sha256')
    .update(await contentOf(id))
    .digest('hex')
  expect(mail?.attachments).toMatchObject([{ sha256, file_name: expect.stringMatching(/Hand-over\.pdf$/) as string }])
})

test('lets technicians fill in forms of their own jobs only and hides the signed total', async () => {
  const staff = await mock.signIn('staff')
  const foreign = { token: staff, body: { form_id: form, job_id: job, status: 1, answers } }
  mock.store.jobs.update(job, { staff_ids: [] })
  expect((await mock.call('POST', '/jobs/save_job_form', foreign)).responseCode).toBe(404)
  mock.store.companies.update(1, { staff_can_see_prices: false })
  mock.store.jobs.update(job, { staff_ids: [mock.store.users.all().find(({ email }) => email === 'staff@demo.test')?.id ?? 0] })
  const { responseData } = await mock.call('POST', '/jobs/save_job_form', foreign)
  const saved = responseData as JobForm
  expect(saved.answers?.at(-1)).toMatchObject({ signer_name: 'Carla Reyes', signed_total: null })
  expect((await mock.call('GET', `/jobs/download_saved_job_form?job_form_id=${saved.id}`, { token: staff })).responseCode).toBe(403)
})
