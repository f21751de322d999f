import { customer, customerPage, deletedCustomer, duplicateCustomer, property, propertyPage } from '@callout/contracts/customers/samples'
import { expect, test } from 'vitest'
import { ask, testGateway } from '../testing/testGateway.ts'
import { ok, refused } from '../testing/fakeBackend.ts'

const ROW =
  'id firstName lastName name phone phoneCountryCode email companyName notes tags isDoNotService jobsCount billedTotal outstandingBalance branchId'
const PLACE = 'id customerId name address isBillingAddress taxId accessNotes latitude longitude'
const list = `query ($input: CustomersInput) { customers(input: $input) { totalCount page perPage items { ${ROW} } } }`

const shown = {
  id: '31',
  firstName: 'Carla',
  lastName: 'Reyes',
  name: 'Carla Reyes',
  phone: '5550131',
  phoneCountryCode: '1',
  email: 'carla@reyes-dental.test',
  companyName: 'Reyes Dental',
  notes: 'Rings twice.',
  tags: ['vip'],
  isDoNotService: false,
  jobsCount: 3,
  billedTotal: 480.5,
  outstandingBalance: 120,
  branchId: '1',
}
const practice = {
  id: '41',
  customerId: '31',
  name: 'Practice',
  address: '80 Elm Street, 4B, Chicago, IL 60610',
  isBillingAddress: true,
  taxId: null,
  accessNotes: 'Key at the desk.',
  latitude: 41.9,
  longitude: -87.64,
}

test('reads a page of customers with one call', async () => {
  const input = { search: 'réyes', branchId: '1', tag: 'vip', hasBalance: true, isActive: true, page: 1, perPage: 10 }
  const { data, requests } = await ask({ listCustomers: ok(customerPage) }, list, { input })
  expect(requests).toMatchObject([
    {
      method: 'GET',
      path: '/customers/list_customers?search=r%C3%A9yes&branch_id=1&tag=vip&has_balance=true&is_active=true&page=1&per_page=10',
    },
  ])
  expect(data).toEqual({ customers: { totalCount: 1, page: 1, perPage: 10, items: [shown] } })
})

test('reads a row’s properties with one further call', async () => {
  const { data, calls } = await ask(
    { listCustomers: ok(customerPage), getCustomer: ok(customer) },
    `{ customers { items { name properties { ${PLACE} } } } }`,
  )
  expect(calls).toEqual({ listCustomers: 1, getCustomer: 1 })
  expect(data).toEqual({ customers: { items: [{ name: 'Carla Reyes', properties: [practice] }] } })
})

test.each([
  [
    [
      { id: 1, city: 'Joliet' },
      { id: 2, city: 'Cicero', is_billing_address: true },
    ],
    'Cicero',
  ],
  [
    [
      { id: 1, city: 'Joliet' },
      { id: 2, city: 'Cicero' },
    ],
    'Joliet',
  ],
  [[], null],
])('the city of a customer with the properties %j is %s', async (properties, city) => {
  const { data } = await ask({ getCustomer: ok({ ...customer, properties }) }, '{ customer(id: 31) { city } }')
  expect(data).toEqual({ customer: { city } })
})

test('reads a customer with properties in one call', async () => {
  const { data, requests } = await ask({ getCustomer: ok(customer) }, `{ customer(id: "31") { ${ROW} properties { ${PLACE} } } }`)
  expect(requests).toMatchObject([{ method: 'GET', path: '/customers/31' }])
  expect(data).toEqual({ customer: { ...shown, properties: [practice] } })
})

test('returns nulls for missing page, customer and property fields', async () => {
  const rows = await ask({ listCustomers: ok({ customers: [{ id: 31 }] }) }, list)
  expect(rows.errors).toEqual([])
  expect(rows.data).toMatchObject({ customers: { totalCount: null, items: [{ id: '31', name: null, tags: null, billedTotal: null }] } })
  const item = await ask(
    { getCustomer: ok({ id: 31, properties: [{ id: 41 }] }) },
    `{ customer(id: 31) { ${ROW} properties { ${PLACE} } } }`,
  )
  expect(item.errors).toEqual([])
  expect(item.data).toMatchObject({
    customer: { name: null, properties: [{ id: '41', name: null, address: null, isBillingAddress: null }] },
  })
})

test('returns NOT_FOUND for an unknown customer', async () => {
  const { errors } = await ask({ getCustomer: refused(404, 'This customer doesn’t exist.') }, '{ customer(id: 99) { id } }')
  expect(errors).toMatchObject([{ message: 'This customer doesn’t exist.', extensions: { code: 'NOT_FOUND', responseCode: 404 } }])
})

test('distinguishes missing access notes from empty ones', async () => {
  const { access_notes: _, ...withoutNotes } = property
  const query = '{ property(id: "41") { accessNotes returnsAccessNotes } }'
  const answers = [property, { ...property, access_notes: null }, withoutNotes].map((row) => ask({ getProperty: ok(row) }, query))
  expect((await Promise.all(answers)).map(({ data }) => data)).toEqual([
    { property: { accessNotes: property.access_notes, returnsAccessNotes: true } },
    { property: { accessNotes: null, returnsAccessNotes: true } },
    { property: { accessNotes: null, returnsAccessNotes: false } },
  ])
})

test('joins property addresses to one line', async () => {
  const { data, requests } = await ask(
    { listProperties: ok(propertyPage) },
    `{ properties(customerId: "31", perPage: 100) { totalCount page perPage items { ${PLACE} } } }`,
  )
  expect(requests).toMatchObject([{ method: 'GET', path: '/properties?customer_id=31&per_page=100' }])
  expect(data).toEqual({
    properties: {
      totalCount: 2,
      page: 1,
      perPage: 100,
      items: [
        practice,
        {
          id: '42',
          customerId: '31',
          name: 'Workshop',
          address: '9 Dock Road, Joliet, IL 60432',
          isBillingAddress: false,
          taxId: null,
          accessNotes: null,
          latitude: 41.52,
          longitude: -88.08,
        },
      ],
    },
  })
})

test('reads the missing property fields of a job row with one call', async () => {
  const place = { ...customer.properties[0], tax_id: 5, address: '80 Elm Street, Chicago' }
  const { data, calls } = await ask(
    {
      listJobs: ok({ jobs: [{ id: 501, status: 1, property: { id: 41, address: '80 Elm Street' } }] }),
      getJob: ok({ id: 501, status: 1, property: place }),
    },
    '{ jobs { items { property { customerId taxId isBillingAddress address } } } }',
  )
  expect(calls).toEqual({ listJobs: 1, getJob: 1 })
  expect(data).toEqual({
    jobs: { items: [{ property: { customerId: '31', taxId: '5', isBillingAddress: true, address: '80 Elm Street' } }] },
  })
})

const create = `mutation ($input: CustomerInput!) { createCustomer(input: $input) { __typename
  ... on Customer { ${ROW} properties { ${PLACE} } }
  ... on DuplicateCustomer { matches { id name matchedOn } } } }`
const typed = { firstName: 'Carla', lastName: 'Reyes', street1: '80 Elm Street', sameAsPropertyAddress: true }

test('sends a customer with the first property', async () => {
  const input = { ...typed, phone: '5550131', tags: ['vip'], branchId: '1', latitude: 41.9, suiteNo: null, postalCode: '60610' }
  const { data, requests, errors } = await ask({ createCustomer: ok(customer) }, create, { input })
  expect(errors).toEqual([])
  expect(requests).toMatchObject([{ method: 'POST', path: '/customers' }])
  expect(requests[0]?.body).toEqual({
    first_name: 'Carla',
    last_name: 'Reyes',
    street1: '80 Elm Street',
    same_as_property_address: true,
    phone: '5550131',
    tags: ['vip'],
    branch_id: 1,
    latitude: 41.9,
    postal_code: '60610',
  })
  expect(data).toEqual({ createCustomer: { __typename: 'Customer', ...shown, properties: [practice] } })
})

test('returns possible duplicates as an outcome', async () => {
  const { data, errors } = await ask({ createCustomer: refused(409, 'Carla Reyes has this phone.', duplicateCustomer) }, create, {
    input: typed,
  })
  expect(errors).toEqual([])
  expect(data).toEqual({
    createCustomer: { __typename: 'DuplicateCustomer', matches: [{ id: '31', name: 'Carla Reyes', matchedOn: 'phone' }] },
  })
})

test('creates the customer after the duplicate is confirmed', async () => {
  const { requests } = await ask({ createCustomer: ok(customer) }, create, { input: { ...typed, ignoreDuplicates: true } })
  expect(requests[0]?.body).toMatchObject({ ignore_duplicates: true })
})

test('returns the backend’s message for a conflict without matches', async () => {
  const { errors } = await ask({ createCustomer: refused(409, 'This customer is being saved.') }, create, { input: typed })
  expect(errors).toMatchObject([{ message: 'This customer is being saved.', extensions: { responseCode: 409 } }])
})

test('names the invalid fields of a customer', async () => {
  const apiError = refused(422, 'Required', { errors: [{ field: 'billing_street1', message: 'Required' }] })
  const { errors } = await ask({ createCustomer: apiError }, create, { input: { ...typed, sameAsPropertyAddress: false } })
  expect(errors).toMatchObject([{ extensions: { code: 'INVALID', fields: [{ field: 'billingStreet1', message: 'Required' }] } }])
})

test('adds a property', async () => {
  const { data, requests } = await ask(
    { createProperty: ok(property) },
    `mutation ($input: PropertyInput!) { createProperty(input: $input) { ${PLACE} } }`,
    { input: { customerId: '31', name: 'Workshop', street1: '9 Dock Road', city: 'Joliet', isBillingAddress: false, taxId: '5' } },
  )
  expect(requests).toMatchObject([{ method: 'POST', path: '/properties' }])
  expect(requests[0]?.body).toEqual({
    customer_id: 31,
    name: 'Workshop',
    street1: '9 Dock Road',
    city: 'Joliet',
    is_billing_address: false,
    tax_id: 5,
  })
  expect(data).toMatchObject({ createProperty: { id: '42', address: '9 Dock Road, Joliet, IL 60432' } })
})

const change = `mutation ($input: CustomerChangeInput!) { updateCustomer(input: $input) { ${ROW} lockVersion } }`
const texts = ['companyName', 'email', 'phoneCountryCode', 'phone', 'alternatePhoneCountryCode', 'alternatePhone', 'website', 'notes']
const billing = ['SuiteNo', 'Street1', 'Street2', 'City', 'Province', 'Country', 'PostalCode'].map((part) => `billing${part}`)

test('sends only the changed fields of a customer', async () => {
  const input = { id: '31', lockVersion: 1, notes: 'Key next door.', branchId: '2', isActive: false }
  const { data, requests } = await ask({ updateCustomer: ok({ ...customer, name: undefined, lock_version: 2 }) }, change, { input })
  expect(requests).toMatchObject([{ method: 'PUT', path: '/customers/31' }])
  expect(requests[0]?.body).toEqual({ lock_version: 1, notes: 'Key next door.', branch_id: 2, is_active: false })
  expect(data).toEqual({ updateCustomer: { ...shown, lockVersion: 2 } })
})

test('clears only fields that may be empty', async () => {
  const nothing = Object.fromEntries(
    [...texts, ...billing, 'tags', 'firstName', 'branchId', 'isActive', 'lockVersion'].map((n) => [n, null]),
  )
  const { requests } = await ask({ updateCustomer: ok(customer) }, change, { input: { id: '31', ...nothing } })
  const wire = [...texts, ...billing].map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
  expect(requests[0]?.body).toEqual({ ...Object.fromEntries(wire.map((name) => [name, ''])), tags: [] })
})

test('deletes a customer with its version', async () => {
  const { data, requests } = await ask(
    { deleteCustomer: ok(deletedCustomer) },
    'mutation { deleteCustomer(input: { id: 31, lockVersion: 2 }) { id deletedAt } }',
  )
  expect(requests).toMatchObject([{ method: 'DELETE', path: '/customers/31?lock_version=2' }])
  expect(data).toEqual({ deleteCustomer: { id: '31', deletedAt: 1795190400 } })
})

const PARTS = 'id suiteNo street1 street2 city province country postalCode isActive'
const parts = { id: '42', suiteNo: null, street1: '9 Dock Road', street2: null, city: 'Joliet', province: 'IL', country: 'United States' }

test('returns a property with its address parts', async () => {
  const { data, requests } = await ask({ getProperty: ok(property) }, `{ property(id: 42) { ${PARTS} } }`)
  expect(requests).toMatchObject([{ method: 'GET', path: '/properties/42' }])
  expect(data).toEqual({ property: { ...parts, postalCode: '60432', isActive: true } })
})

test('sends only the changed fields of a property, and null for a cleared location', async () => {
  const input = {
    id: '42',
    customerId: '32',
    street1: null,
    accessNotes: null,
    latitude: null,
    longitude: null,
    taxId: null,
    isActive: true,
  }
  const { data, requests } = await ask(
    { updateProperty: ok(property) },
    `mutation ($input: PropertyChangeInput!) { updateProperty(input: $input) { ${PARTS} } }`,
    { input },
  )
  expect(requests).toMatchObject([{ method: 'PUT', path: '/properties/42' }])
  const emptied = { access_notes: '', latitude: null, longitude: null, tax_id: null }
  expect(requests[0]?.body).toEqual({ customer_id: 32, is_active: true, ...emptied })
  expect(data).toMatchObject({ updateProperty: parts })
})

test('deletes a property', async () => {
  const { data, requests } = await ask({ deleteProperty: ok({ id: 42 }) }, 'mutation { deleteProperty(id: 42) { id deletedAt } }')
  expect(requests).toMatchObject([{ method: 'DELETE', path: '/properties/42' }])
  expect(data).toEqual({ deleteProperty: { id: '42', deletedAt: null } })
})

test('sorts customers and filters them by date', async () => {
  const input = { sortBy: 'OUTSTANDING_BALANCE', sortDirection: 'DESCENDING', city: 'Joliet', dateFrom: '2026-01-01', dateTo: '2026-02-01' }
  const { requests } = await ask({ listCustomers: ok(customerPage) }, list, { input })
  expect(requests[0]?.path).toBe(
    '/customers/list_customers?city=Joliet&date_from=2026-01-01&date_to=2026-02-01&sort_by=outstanding_balance&sort_dir=desc',
  )
})

test.each([
  [{ isActive: true }, { is_active: false }],
  [{ hasBalance: true }, { outstanding_balance: 0 }],
  [{ tag: 'VIP' }, { tags: ['new'] }],
])('rows that contradict %j are left out', async (input, item) => {
  const { data } = await ask(
    { listCustomers: ok({ customers: [customerPage.customers[0], { id: 32, ...item }] }) },
    'query ($input: CustomersInput) { customers(input: $input) { items { id } ignored } }',
    { input },
  )
  expect(data).toMatchObject({ customers: { items: [{ id: '31' }] } })
})

test('sorts rows by balance if the backend doesn’t', async () => {
  const row = (id: number, outstanding_balance: number) => ({ id, outstanding_balance })
  const { data } = await ask(
    { listCustomers: ok({ customers: [row(1, 5), row(2, 120), row(3, 0)] }) },
    '{ customers(input: { sortBy: OUTSTANDING_BALANCE, sortDirection: DESCENDING }) { items { id } ignored } }',
  )
  expect(data).toEqual({ customers: { items: [{ id: '2' }, { id: '1' }, { id: '3' }], ignored: [] } })
})

test('never retries creating a customer', async () => {
  const { ask: askGateway, backend } = await testGateway({ createCustomer: { status: 503, text: '' } })
  const { errors } = await askGateway(create, { input: typed })
  expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }])
  expect(backend.calls).toEqual({ createCustomer: 1 })
})

test('searches the pages if the backend ignores the search', async () => {
  const person = (id: number, first: string) => ({ id, first_name: first, last_name: 'Lopez' })
  const all = [...Array.from({ length: 12 }, (_, index) => person(index + 1, 'Ann')), person(99, 'Zoë')]
  const page = ({ path }: { readonly path: string }) =>
    ok({ customers: all.slice(0, Number(new URL(path, 'http://x').searchParams.get('per_page'))) })
  const { data } = await ask(
    { listCustomers: page },
    '{ customers(input: { search: "zoe", perPage: 8 }) { items { id name } totalCount } }',
  )
  expect(data).toEqual({ customers: { items: [{ id: '99', name: 'Zoë Lopez' }], totalCount: 1 } })
})

const searchFor = async (search: string, customers: readonly object[]) => {
  const query = 'query ($search: String) { customers(input: { search: $search }) { items { id } ignored } }'
  const { data, calls } = await ask({ listCustomers: ok({ customers }) }, query, { search })
  const { items, ignored } = (data as { customers: { items: { id: string }[]; ignored: string[] } }).customers
  return { ids: items.map(({ id }) => id), ignored, calls: calls.listCustomers }
}
const named = { first_name: 'Ann', last_name: 'Lee', phone: '2079460958', phone_country_code: '44' }

test('finds customers by their other phone, with and without country codes, if the backend ignores the search', async () => {
  const item = { ...named, phone: '3125550100', alternate_phone: '5125550999', alternate_phone_country_code: '1' }
  const customers = [
    { id: 1, ...named, alternate_phone: null },
    { id: 2, ...item },
  ]
  expect(await searchFor('020 7946 0958', customers)).toMatchObject({ ids: ['1'], ignored: [] })
  expect(await searchFor('+1 512 555 0999', customers)).toMatchObject({ ids: ['2'], ignored: [] })
})

test('a phone search is inconclusive for rows without the other phone', async () => {
  const customers = [
    { id: 1, ...named },
    { id: 2, ...named, phone: '3125550100' },
  ]
  expect(await searchFor('+44 20 7946 0958', customers)).toMatchObject({ ids: ['1'], ignored: ['search'] })
  expect(await searchFor('512 555 0999', customers)).toMatchObject({ ids: [], ignored: ['search'] })
  // The search looks for a name, which rows have.
  expect(await searchFor('Lee', [...customers, { id: 3, ...named, last_name: 'Ray' }])).toMatchObject({ ids: ['1', '2'], ignored: [] })
})

test('sends the idempotency key as a header', async () => {
  const addOnce = 'mutation ($input: CustomerInput!, $key: String) { createCustomer(input: $input, idempotencyKey: $key) { __typename } }'
  const input = { firstName: 'Carla', lastName: 'Reyes', street1: '80 Elm Street' }
  const { requests } = await ask({ createCustomer: ok(customer) }, addOnce, { input, key: 'row-of-a-file-1' })
  expect(requests[0]?.headers).toMatchObject({ 'Idempotency-Key': 'row-of-a-file-1' })
  expect(requests[0]?.body).toEqual({ first_name: 'Carla', last_name: 'Reyes', street1: '80 Elm Street' })
})
