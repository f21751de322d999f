import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/testApp.ts'

const { createCustomer, listProperties } = endpoints.customers
const nora = { first_name: 'Nora', last_name: 'Newman', street1: '12 Elm Street' }
const known = { ...nora, email: 'nora@mail.example', phone: '5125558181' }
let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})

const create = (body: object, token = owner) => mock.call('POST', '/customers', { token, body })
const propertiesOf = async (customer_id: number) => (await mock.read(listProperties, { customer_id }, owner)).properties

test('a customer comes with the first property, which is the billing address', async () => {
  const customer = await mock.read(createCustomer, { ...known, suite_no: '4B', city: 'Austin', postal_code: '78701' }, owner)
  expect(customer).toMatchObject({
    name: 'Nora Newman',
    email: 'nora@mail.example',
    lock_version: 1,
    jobs_count: 0,
    outstanding_balance: 0,
  })
  expect(customer.created_at).toBe(mock.clock.now())
  const [property, ...others] = await propertiesOf(customer.id)
  expect(others).toEqual([])
  expect(property).toMatchObject({ suite_no: '4B', street1: '12 Elm Street', city: 'Austin', is_billing_address: true })
  expect(mock.store.customers.get(customer.id)).toMatchObject({ same_as_property_address: true, billing_street1: null })
})

test('stores a separate billing address, which is no property', async () => {
  const billing = { same_as_property_address: false, billing_street1: 'PO Box 9', billing_city: 'Dallas' }
  const { id } = await mock.read(createCustomer, { ...nora, ...billing }, owner)
  expect(mock.store.customers.get(id)).toMatchObject({ ...billing, billing_street2: null })
  expect((await propertiesOf(id)).map(({ is_billing_address }) => is_billing_address)).toEqual([false])
})

test('an address of bills that is not that of the property has a street', async () => {
  expect(await create({ ...nora, same_as_property_address: false })).toMatchObject({
    responseCode: 422,
    responseData: { errors: [{ field: 'billing_street1', message: 'Required' }] },
  })
})

test.each(['first_name', 'last_name', 'street1'])('%s has to be typed', async (field) => {
  expect(await create({ ...nora, [field]: ' ' })).toMatchObject({
    responseCode: 422,
    responseData: { errors: [{ field, message: 'Required' }] },
  })
})

test('lists show the organisation where there is one', async () => {
  const customer = await mock.read(createCustomer, { ...nora, company_name: 'Newman Dental', tags: ['VIP', 'VIP', ''] }, owner)
  expect(customer).toMatchObject({ name: 'Newman Dental', first_name: 'Nora', tags: ['VIP'] })
})

test('stores a location only if one is sent', async () => {
  const { id } = await mock.read(createCustomer, { ...nora, latitude: 30.25, longitude: -97.75 }, owner)
  expect((await propertiesOf(id))[0]).toMatchObject({ latitude: 30.25, longitude: -97.75 })
  const unknown = await mock.read(createCustomer, { ...nora, first_name: 'Ned', latitude: 30.25 }, owner)
  expect((await propertiesOf(unknown.id))[0]).toMatchObject({ latitude: null, longitude: null, country: 'United States' })
})

test.each([
  ['email', { email: 'NORA@mail.example' }],
  ['phone', { phone: '5125558181' }],
  ['name', { first_name: 'nóra', last_name: 'NEWMAN' }],
])('reports a customer with the same %s', async (matched_on, same) => {
  const { id } = await mock.read(createCustomer, known, owner)
  const before = mock.store.customers.size
  expect(await create({ first_name: 'Ann', last_name: 'Other', street1: '1 Main Street', ...same })).toMatchObject({
    responseCode: 409,
    responseMessage: `A customer with this ${matched_on} already exists: Nora Newman.`,
    responseData: { reason: 'duplicate', matches: [{ id, name: 'Nora Newman', matched_on }] },
  })
  expect(mock.store.customers.size).toBe(before)
})

test('each match is named once, by the surest of what is the same', async () => {
  const { id } = await mock.read(createCustomer, known, owner)
  const { responseData } = await create(known)
  expect(responseData).toEqual({ reason: 'duplicate', matches: [{ id, name: 'Nora Newman', matched_on: 'email' }] })
})

test('a duplicate is saved when that is meant', async () => {
  const first = await mock.read(createCustomer, known, owner)
  const second = await mock.read(createCustomer, { ...known, ignore_duplicates: true }, owner)
  expect(second.id).not.toBe(first.id)
})

test('people without email and phone are not taken for one another', async () => {
  await mock.read(createCustomer, nora, owner)
  expect((await create({ ...nora, first_name: 'Ned' })).responseCode).toBe(200)
})

test('the customers of another company are no duplicates', async () => {
  await mock.read(createCustomer, known, owner)
  expect((await create(known, await mock.signIn('individual'))).responseCode).toBe(200)
})

test('hides duplicates of other branches from a branch head', async () => {
  await mock.read(createCustomer, { ...known, branch_id: 1 }, owner)
  expect((await create(known, await mock.signIn('branch'))).responseCode).toBe(200)
})

test('assigns a customer to the creator’s branch by default', async () => {
  expect(await mock.read(createCustomer, nora, owner)).toMatchObject({ branch_id: 1 })
  expect(await mock.read(createCustomer, { ...nora, first_name: 'Ned' }, await mock.signIn('branch'))).toMatchObject({ branch_id: 2 })
  expect(await mock.read(createCustomer, { ...nora, first_name: 'Nell', branch_id: 2 }, owner)).toMatchObject({ branch_id: 2 })
})

test('a branch of another company cannot be named, nor by a branch head one of the others', async () => {
  const foreign = mock.store.branches.all().find(({ company_id }) => company_id === 2)
  const apiError = { responseCode: 422, responseData: { errors: [{ field: 'branch_id', message: 'This branch doesn’t exist.' }] } }
  expect(await create({ ...nora, branch_id: foreign?.id })).toMatchObject(apiError)
  expect(await create({ ...nora, branch_id: 1 }, await mock.signIn('branch'))).toMatchObject(apiError)
})

test('staff write no customers down, and staff admins do only with that authority', async () => {
  const apiError = { responseCode: 403, responseMessage: 'You don’t have permission to manage customers.' }
  expect(await create(nora, await mock.signIn('staff'))).toMatchObject(apiError)
  const admin = await mock.signIn('admin')
  expect((await create(nora, admin)).responseCode).toBe(200)
  mock.store.users.update(11, { authorities: ['manage_jobs'] })
  expect(await create({ ...nora, first_name: 'Ned' }, admin)).toMatchObject(apiError)
})

test('a request that comes again with its key makes one customer, for as long as that customer is there', async () => {
  const again = () => mock.call('POST', '/customers', { token: owner, body: known, headers: { 'Idempotency-Key': 'row-of-a-file-1' } })
  const first = await again()
  const { id } = first.responseData as { id: number }
  expect(await again()).toEqual(first)
  expect((await mock.call('DELETE', `/customers/${id}?lock_version=1`, { token: owner })).responseCode).toBe(200)
  const second = await again()
  expect(second).toMatchObject({ responseCode: 200, responseData: { name: 'Nora Newman' } })
  expect((second.responseData as { id: number }).id).not.toBe(id)
})
