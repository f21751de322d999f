import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { newcomer } from '../testing/newcomer.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const { listBranches } = endpoints.branches
let mock: TestApp
beforeEach(() => {
  mock = testApp()
})

const names = async (user: string, query: Record<string, unknown> = {}) =>
  (await mock.read(listBranches, query, await mock.signIn(user))).branches.map(({ name }) => name)

test('owners and admins see every branch, the default one first', async () => {
  mock.store.branches.update(1, { is_default: false })
  mock.store.branches.update(2, { is_default: true })
  for (const user of ['owner', 'admin']) expect(await names(user)).toEqual(['Round Rock', 'Austin Central'])
})

test('branch heads and staff see their own', async () => {
  expect(await names('branch')).toEqual(['Round Rock'])
  expect(await names('staff')).toEqual(['Austin Central'])
})

test('a branch is found by name and address, and by whether it is active', async () => {
  expect(await names('owner', { search: 'main ROUND' })).toEqual(['Round Rock'])
  mock.store.branches.update(2, { is_active: false })
  expect(await names('owner', { is_active: true })).toEqual(['Austin Central'])
  expect(await names('owner', { is_active: false })).toEqual(['Round Rock'])
})

test('another company’s branches never appear', async () => {
  expect(await names('individual')).toEqual(['Main office'])
  const { branches } = await mock.read(listBranches, {}, await newcomer(mock))
  expect(branches.map(({ id }) => mock.store.branches.get(id)?.email)).toEqual(['nora@new.test'])
})
