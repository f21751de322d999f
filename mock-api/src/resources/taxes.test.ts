import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { newcomer } from '../testing/newcomer.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const { listTaxes } = endpoints.taxes
let mock: TestApp
beforeEach(() => {
  mock = testApp()
})

const taxesOf = async (user: string, query: Record<string, unknown> = {}) =>
  (await mock.read(listTaxes, query, await mock.signIn(user))).taxes

test('the default tax comes first, the others by name', async () => {
  const taxes = await taxesOf('owner')
  expect(taxes.map(({ name, rate, is_default }) => [name, rate, is_default])).toEqual([
    ['Sales tax', 8.25, true],
    ['Sales tax, Hays County', 6.75, false],
    ['Texas state sales tax', 6.25, false],
  ])
})

test('a tax is found by its words', async () => {
  expect((await taxesOf('staff', { search: 'STATE texas' })).map(({ rate }) => rate)).toEqual([6.25])
})

test('in Oregon no tax is the default', async () => {
  const taxes = await taxesOf('individual')
  expect(taxes.length).toBeGreaterThan(0)
  expect(taxes.some(({ is_default }) => is_default)).toBe(false)
  expect(taxes.every(({ id }) => mock.store.taxes.get(id)?.company_id === 2)).toBe(true)
})

test('who has just signed up has none', async () => {
  expect((await mock.read(listTaxes, {}, await newcomer(mock))).taxes).toEqual([])
})
