import { endpoints } from '@callout/contracts/endpoints'
import type { Job } from '@callout/contracts/jobs/schemas/record'
import { beforeEach, expect, test } from 'vitest'
import { booked, changed, getProblem } from '../../testing/booking.ts'
import { testApp, type TestApp } from '../../testing/testApp.ts'

const { createForm } = endpoints.forms
const { getSettings, updateJobSetting } = endpoints.settings
const { getJob, listJobs } = endpoints.jobs

const unscheduled = { schedule_later: true, dates: [], start_time: null, end_time: null, staff_ids: [] }
const alternatives = [
  { name: 'Good', line_items: [{ name: 'Repair', quantity: 2, amount: 45 }] },
  { name: 'Better', line_items: [{ name: 'Repair', quantity: 1, amount: 90 }] },
]
const sign = { field_key: 'sign', name: 'Signature', data_type: 'signature' as const, is_required: true, terms: 'I agree.' }
const text = { field_key: 'work', name: 'Work', data_type: 'textbox' as const }
const answers = [{ field_key: 'sign', value: 'typed', signer_name: 'Nora Newman', signed_at: 1_781_694_000 }]

let mock: TestApp
let owner: string
let sampleId: number
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
  sampleId = mock.store.forms.by('company_id', 1).find(({ form_name }) => form_name === 'Sample Authority to Proceed')?.id ?? 0
})

const chosen = async () => (await mock.read(getSettings, {}, owner)).job?.approval_form_id
const choose = (approval_form_id: number) => mock.call('POST', '/settings/update_job_setting', { token: owner, body: { approval_form_id } })
const makeForm = (form_name: string, field: object, part: object = {}) =>
  mock.read(createForm, { form_name, fields_schema: [{ section: { name: 'One' }, fields: [field] }], ...part } as never, owner)
const submit = (job: Job, form_id: number) =>
  mock.call('POST', '/jobs/save_job_form', { token: owner, body: { form_id, job_id: job.id, status: 1, answers } })
const quoted = (form_ids: number[]) => booked(mock, owner, { ...unscheduled, line_items: [], form_ids, quote: { alternatives } })
const stored = ({ id }: Job) => mock.read(getJob, { id }, owner)

test('the sample approves quotes until another active form with a signature is chosen', async () => {
  expect(await chosen()).toBe(sampleId)
  const [approvalForm, plain, inactive] = [
    await makeForm('Our approval', sign),
    await makeForm('Checklist', text),
    await makeForm('Old', sign, { status: 0 }),
  ]
  expect(getProblem(await choose(plain.id))).toMatchObject({ code: 422, fields: ['approval_form_id'] })
  expect(getProblem(await choose(inactive.id))).toMatchObject({ code: 422, fields: ['approval_form_id'] })
  expect((await mock.read(updateJobSetting, { approval_form_id: approvalForm.id }, owner)).approval_form_id).toBe(approvalForm.id)
  mock.store.forms.update(approvalForm.id, { status: 0 })
  expect(await chosen()).toBe(sampleId)
  mock.store.forms.update(sampleId, { status: 0 })
  expect(await chosen()).toBeNull()
})

test('submitting the chosen form approves the quote, and no other form does', async () => {
  const [approvalForm, other] = [await makeForm('Our approval', sign), await makeForm('Sign-off', sign)]
  await choose(approvalForm.id)
  const job = await quoted([approvalForm.id, other.id])
  expect(await submit(job, other.id)).toMatchObject({ responseCode: 200 })
  expect((await stored(job)).quote?.approval).toBeNull()
  expect(await submit(job, approvalForm.id)).toMatchObject({ responseCode: 200 })
  expect((await stored(job)).quote?.approval).toEqual({ kind: 'signed', name: 'Nora Newman', at: mock.clock.now(), note: null })
  const { jobs } = await mock.read(listJobs, { quote: 'approved', status: 11, per_page: 100 }, owner)
  expect(jobs.map(({ id }) => id)).toContain(job.id)
})

test('a choice saved after the signature keeps the approval, another offer removes it', async () => {
  const approvalForm = await makeForm('Our approval', sign)
  await choose(approvalForm.id)
  const job = await quoted([approvalForm.id])
  await submit(job, approvalForm.id)
  const better = await changed(mock, owner, await stored(job), { quote: { alternatives }, line_items: alternatives[1]?.line_items })
  expect(better.quote?.approval?.name).toBe('Nora Newman')
  const cheaper = [{ name: 'Good', line_items: [{ name: 'Repair', quantity: 2, amount: 40 }] }]
  const other = await changed(mock, owner, better, { quote: { alternatives: cheaper }, line_items: cheaper[0]?.line_items })
  expect(other.quote).toMatchObject({ version: 2, approval: null })
})
