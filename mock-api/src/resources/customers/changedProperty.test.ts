import { endpoints } from '@callout/contracts/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/testApp.ts'
import { bookingOf } from '../../testing/booking.ts'

const { createCustomer, createProperty, getProperty, updateProperty } = endpoints.customers
let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})

const newCustomer = (body: object = {}) =>
  mock.read(createCustomer, { first_name: 'Nora', last_name: 'Newman', street1: '12 Elm Street', ...body }, owner)
const addTo = (customer_id: number, body: object = {}) =>
  mock.read(createProperty, { customer_id, street1: '9 Dock Road', name: 'Workshop', latitude: 30.25, longitude: -97.75, ...body }, owner)
const change = (id: number, body: object, token = owner) => mock.call('PUT', `/properties/${id}`, { token, body })
const getPlaces = (customer_id: number) =>
  mock.store.properties.by('customer_id', customer_id).map(({ street1, is_billing_address }) => [street1, is_billing_address])

test('what a change of a property does not name stays as it is, and empty texts empty a field', async () => {
  const { id } = await newCustomer()
  const before = await addTo(id, { access_notes: 'Ring.', city: 'Austin' })
  const after = await mock.read(updateProperty, { id: before.id, access_notes: '', suite_no: '4B' }, owner)
  expect(after).toEqual({ ...before, access_notes: null, suite_no: '4B' })
  expect(await mock.read(getProperty, { id: before.id }, owner)).toEqual(after)
})

test('a place without one of its coordinates is nowhere', async () => {
  const { id } = await addTo((await newCustomer()).id)
  expect(await change(id, { latitude: null })).toMatchObject({ responseData: { latitude: null, longitude: null } })
})

test('the street has to stay, and a tax has to be the company’s own', async () => {
  const { id } = await addTo((await newCustomer()).id)
  expect(await change(id, { street1: ' ' })).toMatchObject({ responseData: { errors: [{ field: 'street1', message: 'Required' }] } })
  expect(await change(id, { tax_id: 3 })).toMatchObject({
    responseData: { errors: [{ field: 'tax_id', message: 'This tax doesn’t exist.' }] },
  })
})

test('a property that becomes the billing address takes that from the others', async () => {
  const { id } = await newCustomer()
  const property = await addTo(id)
  await change(property.id, { is_billing_address: true })
  expect(getPlaces(id)).toEqual([
    ['12 Elm Street', false],
    ['9 Dock Road', true],
  ])
})

test('a property moves to another customer, and is no billing address there', async () => {
  const [from, to] = [await newCustomer(), await newCustomer({ last_name: 'Other' })]
  await addTo(from.id)
  const [home] = mock.store.properties.by('customer_id', from.id)
  await change(home?.id ?? 0, { customer_id: to.id })
  expect(getPlaces(from.id)).toEqual([['9 Dock Road', true]])
  expect(getPlaces(to.id)).toEqual([
    ['12 Elm Street', false],
    ['12 Elm Street', true],
  ])
})

test('no property moves to the customer of another company', async () => {
  const { id } = await addTo((await newCustomer()).id)
  const customer_id = mock.store.customers.by('company_id', 2)[0]?.id
  expect(await change(id, { customer_id })).toMatchObject({ responseCode: 404, responseMessage: 'This customer doesn’t exist.' })
})

test('properties of another company are unknown', async () => {
  const id = mock.store.properties.by('company_id', 2)[0]?.id ?? 0
  const unknown = { responseCode: 404, responseMessage: 'This property doesn’t exist.' }
  expect(await mock.call('GET', `/properties/${id}`, { token: owner })).toMatchObject(unknown)
  expect(await change(id, { name: 'Mine' })).toMatchObject(unknown)
  expect(await mock.call('DELETE', `/properties/${id}`, { token: owner })).toMatchObject(unknown)
})

test('no job is booked at a property that is not in use any more', async () => {
  const booking = bookingOf(mock)
  await change(Number(booking['property_id']), { is_active: false })
  expect(await mock.call('POST', '/jobs', { token: owner, body: booking })).toMatchObject({
    responseCode: 422,
    responseData: { errors: [{ field: 'property_id', message: 'Choose a property of this customer' }] },
  })
})
