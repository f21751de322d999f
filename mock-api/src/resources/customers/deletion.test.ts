import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/testApp.ts'

const { createCustomer, createProperty, listProperties } = endpoints.customers
let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})

const newCustomer = () => mock.read(createCustomer, { first_name: 'Nora', last_name: 'Newman', street1: '12 Elm Street' }, owner)
const remove = (path: string, token = owner) => mock.call('DELETE', path, { token })

test('deletes a customer without jobs together with the properties', async () => {
  const { id } = await newCustomer()
  expect(await remove(`/customers/${id}?lock_version=1`)).toMatchObject({ responseData: { id, deleted_at: mock.clock.now() } })
  expect(await mock.call('GET', `/customers/${id}`, { token: owner })).toMatchObject({ responseCode: 404 })
  expect(mock.store.properties.count('customer_id', id)).toBe(0)
  expect(mock.store.deletedCustomers.get(id)).toMatchObject({ name: 'Nora Newman', deleted_by: 1 })
})

test('a customer with jobs stays', async () => {
  const customer = mock.store.customers.by('company_id', 1).find(({ id }) => mock.store.jobs.count('customer_id', id) > 0)
  expect(await remove(`/customers/${customer?.id}?lock_version=${customer?.lock_version}`)).toMatchObject({
    responseCode: 422,
    responseMessage: 'Customers with jobs or invoices can’t be deleted. Set this one inactive instead.',
  })
})

test('does not delete a customer changed in the meantime', async () => {
  const { id } = await newCustomer()
  expect(await remove(`/customers/${id}?lock_version=7`)).toMatchObject({ responseCode: 409, responseData: { reason: 'stale' } })
  // The spec does not name lock_version: a delete without it has no stale check (wire.md D27).
  expect(await remove(`/customers/${id}`)).toMatchObject({ responseCode: 200, responseData: { id } })
})

test('a property without jobs is deleted, and bills go to another one', async () => {
  const { id } = await newCustomer()
  await mock.read(createProperty, { customer_id: id, street1: '9 Dock Road' }, owner)
  const [home] = mock.store.properties.by('customer_id', id)
  expect(await remove(`/properties/${home?.id}`)).toMatchObject({ responseData: { id: home?.id } })
  const { properties } = await mock.read(listProperties, { customer_id: id }, owner)
  expect(properties).toMatchObject([{ street1: '9 Dock Road', is_billing_address: true }])
})

test('a property with jobs stays', async () => {
  const [job] = mock.store.jobs.all()
  expect(await remove(`/properties/${job?.property_id}`)).toMatchObject({
    responseCode: 422,
    responseMessage: 'Properties with jobs can’t be deleted. Set this one inactive instead.',
  })
})
