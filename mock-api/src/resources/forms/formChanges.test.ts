import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { bookingOf, getProblem } from '../../testing/booking.ts'
import { type TestApp, testApp } from '../../testing/testApp.ts'

const { createForm, deleteForm, getForm, listForms, updateForm } = endpoints.forms
const { createJob, getJob } = endpoints.jobs
let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})

const schema = [{ section: { name: 'Checks' }, fields: [{ field_key: 'a', name: 'Anything odd?', data_type: 'textbox' as const }] }]
const at = (...actions: string[]) => [{ module: 'jobs', actions, is_active: true }]
const added = (part: object = {}) => mock.read(createForm, { form_name: 'Arrival check', fields_schema: schema, ...part }, owner)
const change = (id: number, body: object) => mock.call('PUT', `/forms/${id}`, { token: owner, body })
const getForms = async (category_id: number, form_ids: number[] = []) =>
  (await mock.read(createJob, { ...bookingOf(mock), allow_clash: true, category_id, form_ids }, owner)).forms?.map(
    ({ form_name, is_required }) => [form_name, is_required],
  )

test('a new form has version 1, and every change makes another one', async () => {
  const { id, version, lock_version } = await added()
  expect([version, lock_version]).toEqual([1, 1])
  const changed = await mock.read(updateForm, { id, lock_version: 1, form_name: 'Arrival' }, owner)
  expect(changed).toMatchObject({
    form_name: 'Arrival',
    version: 2,
    lock_version: 2,
    fields_schema: [{ section: { name: 'Checks', sort_order: 1 } }],
  })
  expect(await mock.read(getForm, { id }, owner)).toEqual(changed)
})

test('a change that was made on an older state is refused with what is there now, one without a version accepted', async () => {
  const { id } = await added()
  await change(id, { lock_version: 1, form_name: 'Theirs' })
  expect(await change(id, { lock_version: 1, form_name: 'Mine' })).toMatchObject({
    responseCode: 409,
    responseData: { reason: 'stale', current: { form_name: 'Theirs', version: 2 }, changed_by: expect.any(String) as string },
  })
  expect(await change(id, { form_name: 'Mine' })).toMatchObject({ responseCode: 200, responseData: { form_name: 'Mine', version: 3 } })
})

test('fields without a key get one that is unique in the form', async () => {
  const field = (name: string, part: object = {}) => ({ name, data_type: 'textbox' as const, ...part })
  const fields_schema = [
    { section: { name: 'Before' }, fields: [field('Ladder'), field('Key', { field_key: 'field_1' })] },
    { section: { name: 'After' }, fields: [field('Swept')] },
  ]
  const form = await added({ fields_schema })
  const keys = form.fields_schema?.flatMap(({ fields }) => fields.map(({ field_key }) => field_key)) ?? []
  expect(keys[1]).toBe('field_1')
  expect(new Set(keys).size).toBe(3)
  expect(keys.every((key) => /^field_\d+$/.test(key ?? ''))).toBe(true)
  const [one, other] = await Promise.all([added({ fields_schema }), mock.read(getForm, { id: form.id }, owner)])
  expect(other.fields_schema).toEqual(form.fields_schema)
  expect(one.fields_schema).toEqual(form.fields_schema)
})

test('a form that hangs on new jobs comes with those of its categories, unless it is inactive', async () => {
  const [one = 0, other = 0] = mock.store.categories.by('company_id', 1).map(({ id }) => id)
  const before = await getForms(one)
  const { id } = await added({ attach_to: at('create', 'finish'), category_ids: [one] })
  expect(await getForms(one)).toEqual([...(before ?? []), ['Arrival check', true]])
  expect(await getForms(one, [id])).toContainEqual(['Arrival check', true])
  expect(await getForms(other)).not.toContainEqual(['Arrival check', true])
  await change(id, { lock_version: 1, status: 0 })
  expect(await getForms(one)).toEqual(before)
})

test('removes a deleted form from lists and from jobs without answers', async () => {
  const { id } = await added({ attach_to: at('create') })
  const job = await mock.read(createJob, bookingOf(mock), owner)
  expect(job.forms?.map(({ form_id }) => form_id)).toContain(id)
  await mock.read(deleteForm, { id }, owner)
  expect((await mock.read(getJob, { id: job.id }, owner)).forms?.map(({ form_id }) => form_id)).not.toContain(id)
  expect((await mock.read(listForms, { per_page: 100 }, owner)).forms.map((form) => form.id)).not.toContain(id)
  expect((await mock.call('GET', `/forms/${id}`, { token: owner })).responseCode).toBe(404)
})

test('those that were changed last come first where that order is asked for', async () => {
  const { id } = await added({ form_name: 'zzz' })
  const { forms } = await mock.read(listForms, { sort_by: 'updated_at', sort_dir: 'desc', per_page: 100 }, owner)
  expect(forms[0]?.id).toBe(id)
})

test('a form names categories of the company only', async () => {
  const foreign = mock.store.categories.by('company_id', 2)[0]?.id
  const answer = await mock.call('POST', '/forms', {
    token: owner,
    body: { form_name: 'A', fields_schema: schema, category_ids: [foreign] },
  })
  expect(getProblem(answer)).toMatchObject({ code: 422, fields: ['category_ids'] })
})
