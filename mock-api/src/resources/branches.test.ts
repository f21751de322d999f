import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { newcomer } from '../testing/newcomer.ts'
import { ignoreBooks, type TestApp, testApp } from '../testing/testApp.ts'

const { listBranches, getBranch, createBranch, updateBranch, operateBranch, addBranchHead, updateBranchHead, removeBranchHead } =
  endpoints.branches
let mock: TestApp
beforeEach(() => {
  mock = testApp()
})

const names = async (user: string, query: Record<string, unknown> = {}) =>
  (await mock.read(listBranches, query, await mock.signIn(user))).branches.map(({ name }) => name)

const head = { name: 'Nora Field', email: 'Nora@lanternoak.example', phone: '5125550150', address: '12 Lake Street, Austin' }
const depot = {
  name: 'Depot',
  address: '12 Lake Street, Austin',
  street1: '12 Lake Street',
  city: 'Austin',
  province: 'Texas',
  country: 'United States',
  email: 'depot@lanternoak.example',
  phone: '5125550160',
}
/** Message and field of an error. */
async function errorOf(row: { readonly method: string; readonly path: string }, body: object, user = 'owner') {
  const [method, path] = [row.method as 'POST', row.path.replace('{id}', '2')]
  const { responseCode, responseMessage } = await mock.call(method, path, { token: await mock.signIn(user), body })
  return [responseCode, responseMessage]
}

test('owners and admins see every branch, the default one first', async () => {
  mock.store.branches.update(1, { is_default: false })
  mock.store.branches.update(2, { is_default: true })
  for (const user of ['owner', 'admin']) expect(await names(user)).toEqual(['Round Rock', 'Austin Central'])
  expect(await names('owner', { sort_by: 'name' })).toEqual(['Austin Central', 'Round Rock'])
  expect(await names('owner', { sort_by: 'city', sort_dir: 'desc' })).toEqual(['Round Rock', 'Austin Central'])
})

test('branch heads and staff see their own', async () => {
  expect(await names('branch')).toEqual(['Round Rock'])
  expect(await names('staff')).toEqual(['Austin Central'])
  const token = await mock.signIn('branch')
  expect((await mock.read(getBranch, { id: 2 }, token)).name).toBe('Round Rock')
  expect((await mock.call('GET', '/branches/1', { token })).responseCode).toBe(404)
})

test('a branch is found by name and address, and by whether it is active', async () => {
  expect(await names('owner', { search: 'main ROUND' })).toEqual(['Round Rock'])
  mock.store.branches.update(2, { is_active: false })
  expect(await names('owner', { is_active: true })).toEqual(['Austin Central'])
  expect(await names('owner', { is_active: false })).toEqual(['Round Rock'])
})

test('another company’s branches never appear', async () => {
  expect(await names('individual')).toEqual(['Main office'])
  const token = await newcomer(mock)
  const { branches } = await mock.read(listBranches, {}, token)
  expect(branches.map(({ id }) => mock.store.branches.get(id)?.email)).toEqual(['nora@new.test'])
  expect((await mock.call('PUT', '/branches/2', { token, body: { name: 'Mine' } })).responseCode).toBe(404)
})

test('a branch tells its head, its people, and its open jobs', async () => {
  const { branch_head, staff_count, open_jobs_count } = await mock.read(getBranch, { id: 2 }, await mock.signIn('owner'))
  expect(branch_head).toMatchObject({ name: 'Carmen Delgado', email: 'branch@demo.test' })
  expect(staff_count).toBe(2)
  const open = mock.store.jobs.all().filter(({ branch_id, status }) => branch_id === 2 && status !== 6 && status !== 7)
  expect(open_jobs_count).toBe(open.length)
  expect(open_jobs_count).toBeGreaterThan(0)
})

test('a branch is added with the company’s dial code, and changed field by field', async () => {
  const token = await mock.signIn('owner')
  const { id, ...added } = await mock.read(createBranch, depot, token)
  expect(added).toMatchObject({ ...depot, phone_country_code: '1', is_active: true, is_default: false, branch_head: null, staff_count: 0 })
  const changed = await mock.read(updateBranch, { id, website: 'https://depot.example', alternate_no: '5125550161' }, token)
  expect(changed).toMatchObject({
    ...depot,
    website: 'https://depot.example',
    alternate_no: '5125550161',
    alternate_phone_country_code: '1',
  })
  expect(await mock.read(updateBranch, { id, website: '' }, token)).toMatchObject({ website: null, alternate_no: '5125550161' })
})

test.each([
  [{ ...depot, name: ' ' }, 'Required'],
  [{ ...depot, email: 'depot' }, 'Invalid'],
  [{ ...depot, phone: '51-25' }, 'Must be only digits'],
  [{ ...depot, alternate_no: '512' }, 'Please type valid mobile number'],
  [{ ...depot, website: 'nowhere' }, 'Enter correct url!'],
])('what is wrong with a branch is said in the words of the product: %#', async (body, message) => {
  expect(await errorOf(createBranch, body)).toEqual([422, message])
})

test('one branch is the default: it is active, and stays', async () => {
  const token = await mock.signIn('owner')
  expect(await errorOf(operateBranch, { branch_id: 1, operation: 'deactivate' })).toEqual([
    422,
    'The default branch can’t be inactive. Make another one the default first.',
  ])
  await mock.read(operateBranch, { branch_id: 2, operation: 'deactivate' }, token)
  expect(await errorOf(operateBranch, { branch_id: 2, operation: 'set_default' })).toEqual([
    422,
    'Only an active branch can be the default. Set this one active first.',
  ])
  await mock.read(operateBranch, { branch_id: 2, operation: 'activate' }, token)
  expect(await mock.read(operateBranch, { branch_id: 2, operation: 'set_default' }, token)).toMatchObject({ is_default: true })
  expect((await mock.read(getBranch, { id: 1 }, token)).is_default).toBe(false)
  expect((await errorOf(operateBranch, { branch_id: 2, operation: 'delete' }))[1]).toMatch(/^The default branch can’t be deleted/)
})

test('a branch with records is deleted only when they have another; what is done stays where it was', async () => {
  const of = (branchId: number) => {
    const here = <R extends { readonly branch_id: number | null; readonly company_id: number }>(all: R[]) =>
      all.filter(({ branch_id, company_id }) => company_id === 1 && branch_id === branchId)
    const jobs = here(mock.store.jobs.all())
    const done = jobs.filter(({ status }) => status === 6 || status === 7).length
    return {
      customers: here(mock.store.customers.all()).length,
      done,
      open: jobs.length - done,
      people: here(mock.store.users.all()).length,
    }
  }
  const [here, there] = [of(2), of(1)]
  expect(here.done).toBeGreaterThan(0)
  expect(await errorOf(operateBranch, { branch_id: 2, operation: 'delete' })).toEqual([
    422,
    `This branch still has ${here.customers} customers, ${here.open} open jobs, and ${here.people} people. Choose where they go.`,
  ])
  expect((await errorOf(operateBranch, { branch_id: 2, operation: 'delete', move_to_branch_id: 2 }))[1]).toBe(
    'Choose another active branch.',
  )
  await mock.read(operateBranch, { branch_id: 2, operation: 'delete', move_to_branch_id: 1 }, await mock.signIn('owner'))
  expect(await names('owner')).toEqual(['Austin Central'])
  expect(of(2)).toEqual({ customers: 0, done: here.done, open: 0, people: 0 })
  expect(of(1)).toEqual({
    customers: there.customers + here.customers,
    done: there.done,
    open: there.open + here.open,
    people: there.people + here.people,
  })
  expect(mock.store.users.by('email', 'branch@demo.test')[0]?.user_type).toBe('staff')
})

test('a branch has one head, who gets a mail, and stays as staff when the branch gets another', async () => {
  const token = await mock.signIn('owner')
  expect((await errorOf(addBranchHead, { branch_id: 2, ...head }))[1]).toBe('This branch already has a head. Remove them first.')
  const carmen = (await mock.read(getBranch, { id: 2 }, token)).branch_head?.id ?? 0
  expect((await mock.read(removeBranchHead, { branch_id: 2, branch_head_id: carmen }, token)).branch_head).toBeNull()
  expect(mock.store.users.get(carmen)).toMatchObject({ user_type: 'staff', branch_id: 2, is_active: true })
  const { branch_head } = await mock.read(addBranchHead, { branch_id: 2, ...head }, token)
  expect(branch_head).toMatchObject({ name: 'Nora Field', email: 'nora@lanternoak.example', phone_country_code: '1' })
  expect(mock.store.outbox.all().at(-1)).toMatchObject({ to: 'nora@lanternoak.example', subject: 'You are the head of Round Rock' })
  const changed = await mock.read(updateBranchHead, { branch_head_id: branch_head?.id ?? 0, ...head, phone: '5125550199' }, token)
  expect(changed.branch_head).toMatchObject({ phone: '5125550199' })
})

test('makes company staff head by email and rejects users of other companies', async () => {
  const token = await mock.signIn('owner')
  const { branch_head } = await mock.read(addBranchHead, { branch_id: 1, ...head, email: 'staff@demo.test' }, token)
  expect(branch_head?.id).toBe(13)
  expect(mock.store.users.get(13)).toMatchObject({ user_type: 'branch_head', branch_id: 1 })
  await mock.read(removeBranchHead, { branch_id: 1, branch_head_id: 13 }, token)
  expect(await errorOf(addBranchHead, { branch_id: 1, ...head, email: 'individual@demo.test' })).toEqual([
    422,
    'This email address already has an account.',
  ])
})

test('a customer of two branches shows a branch head the jobs and sums of their branch', async () => {
  ignoreBooks(mock)
  const { getCustomer, listCustomers } = endpoints.customers
  const shared = mock.store.customers.all().find(({ branch_id, company_id }) => company_id === 1 && branch_id === 2)
  const foreign = mock.store.jobs.all().find(({ branch_id, invoice_id }) => branch_id === 1 && invoice_id !== null)
  if (!shared || !foreign) throw new Error('The seed has neither')
  const [token, owner] = [await mock.signIn('branch'), await mock.signIn('owner')]
  const before = await mock.read(getCustomer, { id: shared.id }, token)
  mock.store.jobs.update(foreign.id, { customer_id: shared.id })
  mock.store.invoices.update(foreign.invoice_id ?? 0, { customer_id: shared.id, balance_due: 1000 })
  const after = await mock.read(getCustomer, { id: shared.id }, token)
  expect([after.jobs_count, after.outstanding_balance]).toEqual([before.jobs_count, before.outstanding_balance])
  const all = await mock.read(getCustomer, { id: shared.id }, owner)
  expect(all.jobs_count).toBe((before.jobs_count ?? 0) + 1)
  expect(all.outstanding_balance).toBe((before.outstanding_balance ?? 0) + 1000)
  const { customers } = await mock.read(listCustomers, { has_balance: true, per_page: 100 }, token)
  expect(customers.every(({ outstanding_balance: owed }) => (owed ?? 0) > 0)).toBe(true)
})
