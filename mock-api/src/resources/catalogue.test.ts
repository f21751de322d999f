import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { newcomer, register, setup } from '../testing/newcomer.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const { listCategories, listOwnCategories, selectCategories, createCategory, updateCategory, deleteCategory } = endpoints.catalogue
let mock: TestApp
beforeEach(() => {
  mock = testApp()
})

test('lists twelve categories with pictures at sign-up', async () => {
  const categories = await mock.read(listCategories, {}, await register(mock))
  expect(categories).toHaveLength(12)
  expect(categories.every(({ image_url }) => image_url?.startsWith('data:image/svg+xml,'))).toBe(true)
  expect(categories.some(({ is_selected }) => is_selected)).toBe(false)
})

test('a company sees which of them it has chosen, and how many services it offers there', async () => {
  const categories = await mock.read(listCategories, {}, await mock.signIn('individual'))
  const chosen = categories.filter(({ is_selected }) => is_selected)
  expect(chosen.map(({ name }) => name)).toEqual(['Landscaping'])
  expect(chosen[0]?.services_count).toBeGreaterThan(0)
})

test('what a company made itself is listed for it alone', async () => {
  const [owner] = mock.store.users.by('email', 'owner@demo.test')
  const custom = {
    company_id: owner?.company_id ?? 0,
    template_id: null,
    name: 'Chimneys',
    description: 'Swept.',
    email: null,
    is_active: true,
    deleted_at: null,
  }
  mock.store.categories.insert(custom)
  const search = { search: 'chimn' }
  expect((await mock.read(listCategories, search, await mock.signIn('owner'))).map(({ name }) => name)).toEqual(['Chimneys'])
  expect(await mock.read(listCategories, search, await mock.signIn('individual'))).toEqual([])
})

test('outside the web the company’s categories are listed, with the ids that jobs have', async () => {
  const categories = await mock.read(listCategories, { is_web_request: false }, await mock.signIn('owner'))
  expect(categories.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
})

test('returns 401 without a token', async () => {
  expect((await mock.call('GET', '/categories')).responseCode).toBe(401)
})

test('the company’s categories come in pages, with the ids that jobs have and the services of each', async () => {
  const owner = await mock.signIn('owner')
  const { categories, pagination } = await mock.read(listOwnCategories, { per_page: 4 }, owner)
  expect(categories.map(({ name }) => name)).toEqual(['Appliance repair', 'Cleaning', 'Electrical', 'HVAC'])
  expect(pagination?.total_count).toBe(6)
  for (const { id, services_count } of categories) expect(services_count).toBe(mock.store.services.count('category_id', id))
})

test('a category that was given up is listed no more', async () => {
  mock.store.categories.update(3, { is_active: false })
  const { categories } = await mock.read(listOwnCategories, {}, await mock.signIn('owner'))
  expect(categories.map(({ id }) => id)).not.toContain(3)
})

test('the company’s categories are found by their words', async () => {
  const { categories } = await mock.read(listOwnCategories, { search: 'chargers wiring' }, await mock.signIn('owner'))
  expect(categories.map(({ name }) => name)).toEqual(['Electrical'])
})

test('an individual has one category, and a new company those it has chosen', async () => {
  const individual = await mock.read(listOwnCategories, {}, await mock.signIn('individual'))
  expect(individual.categories.map(({ name }) => name)).toEqual(['Landscaping'])
  const token = await newcomer(mock)
  expect((await mock.read(listOwnCategories, {}, token)).categories).toEqual([])
  await mock.read(endpoints.profile.updateProfile, setup, token)
  const { categories } = await mock.read(listOwnCategories, {}, token)
  expect(categories.map(({ name, services_count }) => [name, services_count])).toEqual([
    ['Cleaning', 0],
    ['Handyman', 0],
  ])
})

test('a category that a company requests needs name, email and description', async () => {
  const owner = await mock.signIn('owner')
  const errorsOf = async (body: object) => (await mock.call('POST', '/categories', { token: owner, body })).responseData
  const required = (field: string) => ({ field, message: 'Required' })
  expect(await errorsOf({})).toEqual({ errors: ['name', 'email', 'description'].map(required) })
  const chimneys = { name: 'Chimneys', email: 'soot@callout.test', description: 'Swept twice a year.' }
  expect(await errorsOf({ ...chimneys, email: 'soot' })).toEqual({ errors: [{ field: 'email', message: 'Invalid' }] })
  const { id } = await mock.read(createCategory, chimneys, owner)
  await mock.read(updateCategory, { id, name: 'Chimneys and stoves' }, owner)
  const { categories } = await mock.read(listOwnCategories, { search: 'stoves swept' }, owner)
  expect(categories).toMatchObject([{ id, email: 'soot@callout.test', is_selected: true, services_count: 0 }])
})

test('replaces the company’s trades, at least one', async () => {
  const owner = await mock.signIn('owner')
  for (const user_category_ids of ['', [] as number[]]) {
    const { responseCode, responseMessage } = await mock.call('POST', '/categories/update_category_for_user', {
      token: owner,
      body: { user_category_ids },
    })
    expect([responseCode, responseMessage]).toEqual([422, 'Kindly select at least one category'])
  }
  const roofing = 900_009
  const { categories } = await mock.read(selectCategories, { user_category_ids: `2,${roofing}` }, owner)
  expect(categories.map(({ name }) => name)).toEqual(['Plumbing', 'Roofing'])
  expect((await mock.read(listOwnCategories, {}, owner)).categories.map(({ name }) => name)).toEqual(['Plumbing', 'Roofing'])
})

test('a category with services is deleted when they have moved, and its jobs keep its name', async () => {
  const owner = await mock.signIn('owner')
  const before = mock.store.services.count('category_id', 1)
  const refused = await mock.call('DELETE', '/categories/1', { token: owner })
  expect(refused.responseMessage).toBe('Move the services of this category to another one first.')
  const moved = mock.store.services.count('category_id', 2)
  await mock.read(deleteCategory, { id: 1, move_to_category_id: 2 }, owner)
  expect(mock.store.services.count('category_id', 2)).toBe(before + moved)
  expect((await mock.call('GET', '/categories/1', { token: owner })).responseCode).toBe(404)
  const job = mock.store.jobs.all().find(({ category_id, company_id }) => category_id === 1 && company_id === 1)
  expect((await mock.read(endpoints.jobs.getJob, { id: job?.id ?? 0 }, owner)).category?.name).toBe('HVAC')
  expect((await mock.read(listCategories, { is_web_request: false }, owner)).map(({ id }) => id)).not.toContain(1)
})
