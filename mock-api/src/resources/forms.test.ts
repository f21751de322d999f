import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { newcomer } from '../testing/newcomer.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const { listForms } = endpoints.forms
const samples = ['Sample Authority to Proceed', 'Sample Contract Variation']
let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})

const list = async (query: Record<string, unknown>, token = owner) => (await mock.read(listForms, { per_page: 100, ...query }, token)).forms
const names = async (query: Record<string, unknown>, token?: string) => (await list(query, token)).map(({ form_name }) => form_name)

test('every account begins with the two samples, which are active', async () => {
  const forms = await list({}, await newcomer(mock))
  expect(forms.map(({ form_name }) => form_name)).toEqual(samples)
  for (const form of forms) expect(form).toMatchObject({ status: 11, is_template: true, version: 1 })
  expect(await names({ is_template: true })).toEqual(samples)
})

test('what the company made itself is for its trades', async () => {
  const companyForms = await list({ is_template: false })
  expect(companyForms).toHaveLength(6)
  for (const { category_ids } of companyForms) expect(category_ids?.map((id) => mock.store.categories.get(id)?.company_id)).toEqual([1])
})

test('a form is found by words, status, and where it is offered', async () => {
  expect(await names({ search: 'CHECKLIST hvac' })).toEqual(['HVAC tune-up checklist'])
  expect(await names({ status: 11 })).toEqual(samples)
  const form = mock.store.forms.by('company_id', 1)[0]
  mock.store.forms.update(form?.id ?? 0, { attach_to: [{ module: 'invoices', actions: ['send'], is_active: true }] })
  expect(await names({ module: 'invoices' })).toEqual([form?.form_name])
  expect(await names({ module: 'jobs' })).not.toContain(form?.form_name)
  mock.store.forms.update(form?.id ?? 0, { attach_to: [{ module: 'invoices', actions: ['send'], is_active: false }] })
  expect(await names({ module: 'invoices' })).toEqual([])
})

test('shows forms to staff, but not to other companies', async () => {
  expect(await names({}, await mock.signIn('staff'))).toEqual(await names({}))
  const ids = (await list({}, await mock.signIn('individual'))).map(({ id }) => id)
  expect(ids).toHaveLength(3)
  expect(ids.every((id) => mock.store.forms.get(id)?.company_id === 2)).toBe(true)
})

test('the forms that hang on jobs are forms of the company', () => {
  const attached = mock.store.jobs.all().flatMap(({ company_id, forms }) => forms.map((form) => ({ company_id, ...form })))
  expect(attached.length).toBeGreaterThan(0)
  for (const { company_id, form_id, form_name } of attached) expect(mock.store.forms.get(form_id)).toMatchObject({ company_id, form_name })
})

test('requires unique keys, and conditions on existing choices', () => {
  for (const { fields_schema } of mock.store.forms.all()) {
    const fields = fields_schema.flatMap((section) => section.fields)
    expect(new Set(fields.map(({ field_key }) => field_key)).size).toBe(fields.length)
    for (const { show_if } of fields.filter((field) => field.show_if)) {
      const asked = fields.find(({ field_key }) => field_key === show_if?.field_key)
      expect(asked?.choices.map(({ name }) => name)).toContain(show_if?.equals)
    }
    for (const { data_type, choices } of fields) expect(choices.length > 0).toBe(data_type === 'dropdown_single_choice')
  }
})
