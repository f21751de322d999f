import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/testApp.ts'

const { createCustomer, createProperty, listProperties } = endpoints.customers
const street1 = '9 Dock Road'
const notFound = { responseCode: 404, responseMessage: 'This customer doesn’t exist.' }
let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})

const foreignCustomer = (): number => mock.store.customers.by('company_id', 2)[0]?.id ?? 0
const newCustomer = (body: object = {}) =>
  mock.read(createCustomer, { first_name: 'Nora', last_name: 'Newman', street1: '12 Elm Street', ...body }, owner)
const list = async (query: Record<string, unknown>, token = owner) =>
  (await mock.read(listProperties, { per_page: 100, ...query }, token)).properties

test('a property is added to a customer', async () => {
  const { id } = await newCustomer()
  const property = await mock.read(createProperty, { customer_id: id, street1, name: 'Workshop', tax_id: 1 }, owner)
  expect(property).toMatchObject({ customer_id: id, street1, name: 'Workshop', tax_id: 1, is_billing_address: false, latitude: null })
  expect((await list({ customer_id: id })).map(({ street1: street }) => street)).toEqual(['12 Elm Street', street1])
})

test('only the newest billing address is one', async () => {
  const { id } = await newCustomer()
  await mock.read(createProperty, { customer_id: id, street1, is_billing_address: true }, owner)
  const billing = (await list({ customer_id: id })).filter(({ is_billing_address }) => is_billing_address)
  expect(billing.map((property) => property.street1)).toEqual([street1])
})

test('bills go to the new billing address and no more to the one that the customer had', async () => {
  const { id } = await newCustomer({ same_as_property_address: false, billing_street1: 'PO Box 9' })
  await mock.read(createProperty, { customer_id: id, street1, is_billing_address: true }, owner)
  expect(mock.store.customers.get(id)).toMatchObject({ same_as_property_address: true, billing_street1: null, lock_version: 2 })
})

test('a property that is no billing address leaves the others as they are', async () => {
  const { id } = await newCustomer()
  await mock.read(createProperty, { customer_id: id, street1 }, owner)
  expect((await list({ customer_id: id })).map(({ is_billing_address }) => is_billing_address)).toEqual([true, false])
})

test('another company’s customer is unknown, and its taxes are', async () => {
  const customer_id = foreignCustomer()
  expect(await mock.call('POST', '/properties', { token: owner, body: { customer_id, street1 } })).toMatchObject(notFound)
  expect(await mock.call('GET', `/properties?customer_id=${customer_id}`, { token: owner })).toMatchObject(notFound)
  const { id } = await newCustomer()
  expect(await mock.call('POST', '/properties', { token: owner, body: { customer_id: id, street1, tax_id: 3 } })).toMatchObject({
    responseCode: 422,
    responseData: { errors: [{ field: 'tax_id', message: 'This tax doesn’t exist.' }] },
  })
})

test('staff add no properties', async () => {
  const { id } = await newCustomer()
  const reply = await mock.call('POST', '/properties', { token: await mock.signIn('staff'), body: { customer_id: id, street1 } })
  expect(reply).toMatchObject({ responseCode: 403, responseMessage: 'You don’t have permission to manage customers.' })
})

test('in a list a property has the name of its customer', async () => {
  const { id, name } = await newCustomer()
  expect(await list({ search: '12 elm', customer_id: id })).toMatchObject([{ street1: '12 Elm Street', customer_name: name }])
})

test('without a customer the properties of all whom one sees are listed', async () => {
  expect(await list({})).toHaveLength(mock.store.properties.count('company_id', 1))
  const staff = await list({}, await mock.signIn('staff'))
  const visited = new Set(mock.store.jobs.by('staff_id', 13).map(({ customer_id }) => customer_id))
  expect(staff.length).toBeGreaterThan(0)
  expect(staff.every(({ customer_id }) => visited.has(customer_id ?? 0))).toBe(true)
  const individual = await list({}, await mock.signIn('individual'))
  expect(individual.every(({ id }) => mock.store.properties.get(id)?.company_id === 2)).toBe(true)
})

test('a property is found by street, city and the name of the customer', async () => {
  const { id } = await newCustomer({ city: 'Lockhart' })
  for (const search of ['elm 12', 'LOCKHART', 'newman elm'])
    expect((await list({ search })).map((found) => found.customer_id)).toEqual([id])
})

test('a search among one customer’s properties finds none of another’s', async () => {
  const { id } = await newCustomer()
  for (let number = 1; number <= 20; number += 1)
    await mock.read(createProperty, { customer_id: id, street1: `${number} Dock Road` }, owner)
  const item = await newCustomer({ last_name: 'Other', street1: '5 Quay' })
  expect(await list({ customer_id: id, search: 'quay' })).toEqual([])
  expect(await list({ customer_id: item.id, search: 'quay' })).toHaveLength(1)
  expect((await list({ customer_id: id, search: 'dock 7' })).map((found) => found.street1)).toEqual(['7 Dock Road', '17 Dock Road'])
})
