import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/testApp.ts'

const { createCustomer, getCustomer, listProperties, updateCustomer } = endpoints.customers
const nora = { first_name: 'Nora', last_name: 'Newman', street1: '12 Elm Street', email: 'nora@mail.example', notes: 'Rings twice.' }
let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})

const newCustomer = (body: object = {}) => mock.read(createCustomer, { ...nora, ...body }, owner)
const change = (id: number, body: object, token = owner) => mock.call('PUT', `/customers/${id}`, { token, body })
const billingOf = async (customer_id: number) =>
  (await mock.read(listProperties, { customer_id }, owner)).properties.map(({ is_billing_address }) => is_billing_address)

test('what a change does not name stays as it is', async () => {
  const before = await newCustomer({ tags: ['vip'], phone: '5125558181' })
  const after = await mock.read(updateCustomer, { id: before.id, lock_version: 1, last_name: 'Newton' }, owner)
  expect(after).toEqual({ ...before, last_name: 'Newton', name: 'Nora Newton', lock_version: 2 })
})

test('null, an empty text and an empty list empty a field', async () => {
  const { id } = await newCustomer({ tags: ['vip'], company_name: 'Newman Dental', alternate_phone: '5125558182' })
  const body = { lock_version: 1, notes: null, email: '', tags: [], company_name: '', alternate_phone: '' }
  expect(await change(id, body)).toMatchObject({
    responseData: {
      notes: null,
      email: '',
      tags: [],
      company_name: null,
      name: 'Nora Newman',
      alternate_phone: null,
      alternate_phone_country_code: null,
    },
  })
})

test('a second phone has the country of the company until another is named', async () => {
  const { id } = await newCustomer({ alternate_phone: '5125558182' })
  expect(mock.store.customers.get(id)).toMatchObject({ alternate_phone: '5125558182', alternate_phone_country_code: '1' })
  await change(id, { lock_version: 1, alternate_phone_country_code: '44' })
  expect(mock.store.customers.get(id)).toMatchObject({ alternate_phone: '5125558182', alternate_phone_country_code: '44' })
})

test.each([
  ['first_name', ' ', 'Required'],
  ['last_name', '', 'Required'],
  ['email', 'nora@', 'Invalid'],
  ['phone', '12a', 'Must be only digits'],
  ['phone', '123', 'Please type valid mobile number'],
  ['phone', '+15125550131', 'Must be only digits'],
  ['phone', '123456789012345', 'Please type valid mobile number'],
  ['alternate_phone', '123', 'Please type valid mobile number'],
  ['website', 'nowhere', 'Enter correct url!'],
  ['branch_id', 9999, 'This branch doesn’t exist.'],
])('%s cannot become “%s”', async (field, value, message) => {
  const { id } = await newCustomer()
  expect(await change(id, { lock_version: 1, [field]: value })).toMatchObject({
    responseCode: 422,
    responseData: { errors: [{ field, message }] },
  })
})

test('a change without a version is accepted', async () => {
  const { id } = await newCustomer()
  expect(await change(id, { notes: 'x' })).toMatchObject({ responseCode: 200, responseData: { notes: 'x', lock_version: 2 } })
})

test('a change with a version that is behind is refused', async () => {
  const { id } = await newCustomer()
  await change(id, { lock_version: 1, notes: 'By the owner' })
  const apiError = await change(id, { lock_version: 1, notes: 'x' }, await mock.signIn('admin'))
  const changed_by = mock.store.users.get(1)?.name
  expect(apiError).toMatchObject({
    responseCode: 409,
    responseMessage: `${changed_by} changed this in the meantime.`,
    responseData: { reason: 'stale', changed_by, changed_at: mock.clock.now(), current: { lock_version: 2, notes: 'By the owner' } },
  })
})

test('what is sent as it stands changes nothing', async () => {
  const { id } = await newCustomer()
  expect(await change(id, { ...nora, street1: undefined, lock_version: 1 })).toMatchObject({ responseData: { lock_version: 1 } })
})

test('bills go to an address of the customer’s own, and back to a property', async () => {
  const { id } = await newCustomer()
  expect(await change(id, { lock_version: 1, same_as_property_address: false })).toMatchObject({
    responseCode: 422,
    responseData: { errors: [{ field: 'billing_street1', message: 'Required' }] },
  })
  await change(id, { lock_version: 1, same_as_property_address: false, billing_street1: 'PO Box 9' })
  expect(mock.store.customers.get(id)).toMatchObject({ same_as_property_address: false, billing_street1: 'PO Box 9' })
  expect(await billingOf(id)).toEqual([false])
  expect(await change(id, { lock_version: 2, billing_street1: '' })).toMatchObject({ responseCode: 422 })
  await change(id, { lock_version: 2, same_as_property_address: true })
  expect(mock.store.customers.get(id)).toMatchObject({ same_as_property_address: true, billing_street1: null })
  expect(await billingOf(id)).toEqual([true])
})

test('the jobs of a customer show and find the new name', async () => {
  const job = mock.store.jobs.all().find(({ company_id }) => company_id === 1)
  const { id = 0, lock_version = 0 } = mock.store.customers.get(job?.customer_id ?? 0) ?? {}
  await change(id, { lock_version, company_name: 'Zeppelin Works' })
  const { responseData } = await mock.call('GET', '/jobs/job_listing?search=zeppelin&per_page=100', { token: owner })
  const found = (responseData as { jobs: { id: number; customer: { name: string } }[] }).jobs
  expect(found).toHaveLength(mock.store.jobs.count('customer_id', id))
  expect(found.map(({ customer }) => customer.name)).toContain('Zeppelin Works')
  expect(mock.store.jobs.by('customer_id', id).map(({ customer_name }) => customer_name)).toEqual(found.map(() => 'Zeppelin Works'))
})

test('a customer is set inactive, moved to another branch, and marked', async () => {
  const { id } = await newCustomer({ branch_id: 1 })
  await change(id, { lock_version: 1, is_active: false, branch_id: 2, is_do_not_service: true, email_notification: false })
  expect(await mock.read(getCustomer, { id }, owner)).toMatchObject({
    is_active: false,
    branch_id: 2,
    is_do_not_service: true,
    email_notification: false,
    sms_notification: true,
  })
})

test('a branch head moves no customer to another branch, and the customers of others are unknown', async () => {
  const branch = await mock.signIn('branch')
  const { id } = await newCustomer({ branch_id: 2 })
  expect(await change(id, { lock_version: 1, branch_id: 1 }, branch)).toMatchObject({ responseCode: 422 })
  expect(await change(id, { lock_version: 1, branch_id: 2, notes: 'x' }, branch)).toMatchObject({ responseCode: 200 })
  expect(await change(id, { lock_version: 2 }, await mock.signIn('individual'))).toMatchObject({
    responseCode: 404,
    responseMessage: 'This customer doesn’t exist.',
  })
})
