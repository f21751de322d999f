import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/testApp.ts'

const { createService, createCategoryService, updateService, deleteService, getService, listCategoryServices } = endpoints.catalogue
let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})

const named = { name: 'Boiler check', currency_code: 'USD', amount: 80.5, product_type: 0 } as const
const errorsOf = async (path: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
  (await mock.call(method, path, { token: owner, body })).responseData

test('what a service needs is said in the words of the spec', async () => {
  const required = (field: string) => ({ field, message: 'Required' })
  expect(await errorsOf('/services', {})).toEqual({ errors: ['name', 'currency_code', 'amount', 'product_type'].map(required) })
  expect(await errorsOf('/categories/1/services', named)).toEqual({ errors: [required('category_id')] })
})

test.each([
  [{ amount: -1 }, 'amount', 'Entered value should be positive number'],
  [{ amount: 1.005 }, 'amount', 'Type a number such as 1,234.56.'],
  [{ duration_minutes: 0 }, 'duration_minutes', 'Entered value should be positive number'],
  [{ currency_code: 'EUR' }, 'currency_code', 'Use your company’s currency, USD'],
  [{ category_id: 7 }, 'category_id', 'Choose one of your categories'],
])('%j is refused', async (part, field, message) => {
  expect(await errorsOf('/services', { ...named, ...part })).toEqual({ errors: [{ field, message }] })
})

test('a service of no category is found by its name, and belongs to one later', async () => {
  const { id, category_id, duration_minutes } = await mock.read(createService, named, owner)
  expect([category_id, duration_minutes]).toEqual([null, null])
  await mock.read(updateService, { id, category_id: 2, duration_minutes: 45 }, owner)
  expect(await mock.read(getService, { id }, owner)).toMatchObject({ category_name: 'Plumbing', duration_minutes: 45, amount: 80.5 })
})

test('the services of a category are listed, and added to it', async () => {
  const before = await mock.read(listCategoryServices, { id: 2, per_page: 100 }, owner)
  expect(before.services.length).toBe(mock.store.services.count('category_id', 2))
  await mock.read(createCategoryService, { ...named, id: 2, category_id: 2 }, owner)
  expect((await mock.read(listCategoryServices, { id: 2 }, owner)).pagination?.total_count).toBe(before.services.length + 1)
  expect((await mock.call('GET', '/categories/2/services', { token: await mock.signIn('individual') })).responseCode).toBe(404)
})

test('what a change does not name stays, and what is empty is emptied', async () => {
  const before = mock.store.services.get(100)
  const changed = await mock.read(updateService, { id: 100, description: null, sku: '', is_active: false }, owner)
  expect(changed).toMatchObject({ name: before?.name, amount: before?.amount, description: '', sku: null, is_active: false })
})

test('jobs keep what they sell when its price is changed, and when it is deleted', async () => {
  const sold = mock.store.jobs.all().filter(({ line_items }) => line_items.some(({ service_id }) => service_id === 100))
  expect(sold.length).toBeGreaterThan(0)
  await mock.read(updateService, { id: 100, amount: 1, name: 'Other' }, owner)
  await mock.read(deleteService, { id: 100 }, owner)
  expect(sold.map(({ id }) => mock.store.jobs.get(id))).toEqual(sold)
  expect((await mock.call('GET', '/services/100', { token: owner })).responseCode).toBe(404)
})

test('rejects price changes without the authority to see prices', async () => {
  mock.store.users.update(11, { authorities: ['manage_services'] })
  const admin = await mock.signIn('admin')
  const change = (body: object) => mock.call('PUT', '/services/100', { token: admin, body })
  expect(await change({ amount: 1 })).toMatchObject({ responseCode: 403, responseMessage: 'You don’t have permission to change prices.' })
  expect(await change({ name: 'Other' })).toMatchObject({ responseCode: 200, responseData: { name: 'Other', amount: null } })
})

test('stores taxes, cost and picture; only users who see prices get the cost, and taxes must be the company’s', async () => {
  const tax = mock.store.taxes.by('company_id', 1).find(({ is_active }) => is_active)?.id ?? 0
  const more = { tax_ids: [tax], cost: 31.5, image_url: 'https://pictures.test/boiler.jpg' }
  const { id } = await mock.read(createService, { ...named, ...more }, owner)
  expect(await mock.read(getService, { id }, owner)).toMatchObject(more)
  await mock.read(updateService, { id, tax_ids: [], cost: null, image_url: '' }, owner)
  expect(await mock.read(getService, { id }, owner)).toMatchObject({ tax_ids: [], cost: null, image_url: null })
  expect(await errorsOf(`/services/${id}`, { tax_ids: [999] }, 'PUT')).toEqual({
    errors: [{ field: 'tax_ids', message: 'Choose active taxes of your company' }],
  })
  mock.store.services.update(id, { cost: 31.5 })
  mock.store.users.update(11, { authorities: ['manage_services'] })
  const admin = await mock.signIn('admin')
  expect((await mock.call('GET', `/services/${id}`, { token: admin })).responseData).toMatchObject({ cost: null, amount: null })
  expect((await mock.call('PUT', `/services/${id}`, { token: admin, body: { cost: 1 } })).responseCode).toBe(403)
})

test('a service is added once under a key, also to a category', async () => {
  const send = (path: string, more: object) =>
    mock.call('POST', path, { token: owner, body: { ...named, name: 'Once', ...more }, headers: { 'Idempotency-Key': 'row-of-a-file-1' } })
  const first = await send('/categories/2/services', { category_id: 2 })
  expect((await send('/categories/2/services', { category_id: 2 })).responseData).toEqual(first.responseData)
  expect(mock.store.services.all().filter(({ name }) => name === 'Once')).toHaveLength(1)
})
