import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { newcomer, register, setup } from '../testing/newcomer.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const { listCategories, listOwnCategories } = endpoints.catalogue
let mock: TestApp
beforeEach(() => {
  mock = testApp()
})

test('whoever signs up chooses from twelve categories with pictures', async () => {
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
  const own = { company_id: owner?.company_id ?? 0, template_id: null, name: 'Chimneys', description: 'Swept.', is_active: true }
  mock.store.categories.insert(own)
  const search = { search: 'chimn' }
  expect((await mock.read(listCategories, search, await mock.signIn('owner'))).map(({ name }) => name)).toEqual(['Chimneys'])
  expect(await mock.read(listCategories, search, await mock.signIn('individual'))).toEqual([])
})

test('beyond the web the own categories are listed, with the ids that jobs have', async () => {
  const categories = await mock.read(listCategories, { is_web_request: false }, await mock.signIn('owner'))
  expect(categories.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
})

test('nobody sees them without a token', async () => {
  expect((await mock.call('GET', '/categories')).responseCode).toBe(401)
})

test('the own categories come in pages, with ids that jobs have and what is offered in each', async () => {
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

test('own categories are found by their words', async () => {
  const { categories } = await mock.read(listOwnCategories, { search: 'chargers wiring' }, await mock.signIn('owner'))
  expect(categories.map(({ name }) => name)).toEqual(['Electrical'])
})

test('an individual has the own one, and a company that has just been set up those it has chosen', async () => {
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
