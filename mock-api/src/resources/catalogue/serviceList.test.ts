import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { newcomer } from '../../testing/newcomer.ts'
import { type TestApp, testApp } from '../../testing/testApp.ts'

const { listServices } = endpoints.catalogue
let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})

const list = async (query: Record<string, unknown>, token = owner) =>
  (await mock.read(listServices, { per_page: 100, ...query }, token)).services
const names = async (query: Record<string, unknown>, token?: string) => (await list(query, token)).map(({ name }) => name)

test('the price list stands by name, in pages', async () => {
  const all = await names({})
  expect(all).toHaveLength(mock.store.services.count('company_id', 1))
  expect(all).toEqual(all.toSorted((a, b) => a.localeCompare(b, 'en')))
  const page = await mock.read(listServices, { page: 2 }, owner)
  expect(page.services.map(({ name }) => name)).toEqual(all.slice(10, 20))
})

test.each([
  ['words of the name in any order', 'thermostat smart', 'Smart thermostat'],
  ['a word of the description and one of the name', 'furnished outlet', undefined],
  ['name and description together', 'gfci tamper', 'GFCI outlet'],
  ['its number', 'hv-106', 'Smart thermostat'],
  ['category and name', 'electrical fan', 'Ceiling fan mounting'],
])('a service is found by %s', async (_, search, name) => {
  expect((await names({ search }))[0]).toBe(name)
})

test('case and accents do not count', async () => {
  mock.store.services.update(100, { name: 'Größere Prüfung' })
  expect(await names({ search: 'PRUFUNG grossere' })).toEqual(['Größere Prüfung'])
  expect(await names({ search: 'PRUFUNG große' })).toEqual(['Größere Prüfung'])
})

test('the best match comes first: the whole name, then its beginning, its words, their parts, and what is found elsewhere', async () => {
  for (const [index, name] of ['Drainage', 'A drain', 'Underdrain', 'Drain', 'Hose'].entries())
    mock.store.services.update(100 + index, { name, description: name === 'Hose' ? 'Fits every drain' : '' })
  const found = await names({ search: 'drain', category_id: 1 })
  expect(found.slice(0, 5)).toEqual(['Drain', 'Drainage', 'A drain', 'Underdrain', 'Hose'])
})

test('filters: category, type, active', async () => {
  expect(new Set((await list({ category_id: 2 })).map(({ category_name }) => category_name))).toEqual(new Set(['Plumbing']))
  expect(new Set((await list({ product_type: 1 })).map(({ product_type }) => product_type))).toEqual(new Set([1]))
  mock.store.services.update(100, { is_active: false })
  expect((await list({ is_active: false })).map(({ id }) => id)).toEqual([100])
  expect((await list({ is_active: true })).map(({ id }) => id)).not.toContain(100)
})

test('prices are shown to those who may see them', async () => {
  const staff = await mock.signIn('staff')
  expect((await list({}, staff)).every(({ amount }) => typeof amount === 'number')).toBe(true)
  mock.store.companies.update(1, { staff_can_see_prices: false })
  expect((await list({}, staff)).every(({ amount }) => amount === null)).toBe(true)
  const admin = await mock.signIn('admin')
  expect((await list({}, admin))[0]?.amount).toBeGreaterThan(0)
  mock.store.users.update(11, { authorities: ['manage_jobs'] })
  expect((await list({}, admin))[0]?.amount).toBeNull()
})

test('another company’s services never appear', async () => {
  const ids = (await list({}, await mock.signIn('individual'))).map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.every((id) => mock.store.services.get(id)?.company_id === 2)).toBe(true)
  expect(await names({ category_id: 2 }, await mock.signIn('individual'))).toEqual([])
})

test('who has just signed up has none yet', async () => {
  expect(await list({}, await newcomer(mock))).toEqual([])
})
