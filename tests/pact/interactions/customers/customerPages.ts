import { customerEndpoints } from '@callout/contracts/customers/endpoints'
import { type Interaction, ok, refused, refusedWith, shows } from '../../interaction.ts'
import { these, WORD } from '../../recordStates.ts'
import { signedIn, TOKEN } from '../../states.ts'
import { knownCustomer, noSuchCustomer } from '../../workStates.ts'
import { pagesOf } from '../pages.ts'
import { adding as addingCustomer } from './newCustomer.ts'
import { adding as addingProperty } from './newProperty.ts'

const person = { first_name: 'Ada', last_name: WORD, company_name: null, branch_id: 1, tags: ['vip'], is_active: true }
const both = [501, 502].map((id) => [{ id }, { id: String(id) }] as const)
const one = { total_count: 1 }
const place = { street1: '80 Elm Street', city: 'Chicago', province: 'IL', country: 'United States' }

const adding: Interaction = {
  name: 'adding a customer whom nobody knows',
  given: [signedIn, noSuchCustomer('Ada', WORD, 'ada@zeppelin.test')],
  ...addingCustomer(
    { ...place, firstName: 'Ada', lastName: WORD, email: 'ada@zeppelin.test', notes: 'Rings twice.' },
    { ...place, first_name: 'Ada', last_name: WORD, email: 'ada@zeppelin.test', notes: 'Rings twice.' },
    '... on Customer { firstName lastName email notes }',
  ),
  reply: ok({ id: 31, first_name: 'Ada', last_name: WORD, email: 'ada@zeppelin.test', notes: 'Rings twice.' }),
  pinned: ['first_name', 'last_name', 'email', 'notes'].map((name) => `responseData.${name}`),
  answer: shows({
    createCustomer: { __typename: 'Customer', firstName: 'Ada', lastName: WORD, email: 'ada@zeppelin.test', notes: 'Rings twice.' },
  }),
}

const addingHangar: Interaction = {
  name: 'adding a property that can be told from all others',
  given: [signedIn, knownCustomer],
  ...addingProperty(
    { ...place, street1: WORD, customerId: '31', accessNotes: 'Ring.' },
    { ...place, street1: WORD, customer_id: 31, access_notes: 'Ring.' },
    'customerId accessNotes',
  ),
  reply: ok({ id: 42, customer_id: 31, street1: WORD, access_notes: 'Ring.' }),
  unread: ['responseData.street1'],
  pinned: ['responseData.customer_id', 'responseData.access_notes'],
  answer: shows({ createProperty: { customerId: '31', accessNotes: 'Ring.' } }),
}

const days = (day: number): number => 1_795_190_400 + day * 86_400
const latest = (direction: 'asc' | 'desc', ids: readonly number[]): Interaction[] =>
  pagesOf({
    of: `customers, the ${direction === 'asc' ? 'oldest' : 'newest'} first`,
    row: customerEndpoints.listCustomers,
    given: [
      signedIn,
      these(
        'customers',
        { ...person, id: 501, created_at: days(0) },
        { ...person, id: 502, created_at: days(-1), first_name: 'Ben' },
        { ...person, id: 503, of_another_company: true },
      ),
    ],
    root: 'customers',
    wire: 'customers',
    token: TOKEN,
    inputType: 'CustomersInput',
    input: { search: WORD, sortBy: 'CREATED_AT', sortDirection: direction === 'asc' ? 'ASCENDING' : 'DESCENDING' },
    path: '/customers/list_customers',
    sent: { search: WORD, sort_by: 'created_at', sort_dir: direction },
    both: ids.map((id) => [{ id }, { id: String(id) }]),
  })

/** Pages and filters of customers and properties, results after one was added, and records of other companies. */
export const customerPageInteractions: readonly Interaction[] = [
  ...pagesOf({
    of: 'customers, among others that differ in one thing each',
    row: customerEndpoints.listCustomers,
    given: [
      signedIn,
      these(
        'customers',
        { ...person, id: 501 },
        { ...person, id: 502, first_name: 'Ben' },
        { ...person, id: 503, branch_id: 2 },
        { ...person, id: 504, tags: [] },
        { ...person, id: 505, is_active: false },
        { ...person, id: 506, of_another_company: true },
      ),
    ],
    root: 'customers',
    wire: 'customers',
    token: TOKEN,
    inputType: 'CustomersInput',
    input: { search: WORD, branchId: '1', tag: 'vip', isActive: true },
    path: '/customers/list_customers',
    sent: { search: WORD, branch_id: '1', tag: 'vip', is_active: 'true' },
    both,
  }),
  ...latest('desc', [501, 502]),
  ...latest('asc', [502, 501]),
  {
    name: 'listing the one customer of a city and a day, among others that differ in one thing each',
    given: [
      signedIn,
      these('customers', ...[501, 502, 503, 504].map((id, index) => ({ ...person, id, created_at: days([0, -1, 1, 0][index] ?? 0) }))),
      these(
        'properties',
        ...[501, 502, 503, 504].map((id) => ({ id, customer_id: id, street1: WORD, city: id === 504 ? 'Cicero' : 'Joliet' })),
      ),
    ],
    row: customerEndpoints.listCustomers,
    operation: {
      query: 'query Customers($input: CustomersInput) { customers(input: $input) { totalCount items { id } } }',
      variables: { input: { search: WORD, city: 'Joliet', dateFrom: '2026-11-20', dateTo: '2026-11-20' } },
      token: TOKEN,
    },
    sends: {
      path: '/customers/list_customers',
      query: { search: WORD, city: 'Joliet', date_from: '2026-11-20', date_to: '2026-11-20' },
    },
    reply: ok({ customers: [{ id: 501 }], pagination: one }),
    pinned: ['responseData.customers', 'customers.id', 'pagination.total_count'],
    answer: shows({ customers: { totalCount: 1, items: [{ id: '501' }] } }),
  },
  ...pagesOf({
    of: 'properties of a customer, where another has one in the same street',
    row: customerEndpoints.listProperties,
    given: [
      signedIn,
      knownCustomer,
      these(
        'properties',
        { id: 501, customer_id: 31, street1: WORD },
        { id: 502, customer_id: 31, street1: WORD },
        { id: 503, customer_id: 1, street1: WORD },
      ),
    ],
    root: 'properties',
    wire: 'properties',
    token: TOKEN,
    input: { customerId: '31', search: WORD },
    types: { customerId: 'ID!', search: 'String' },
    path: '/properties',
    sent: { customer_id: '31', search: WORD },
    both,
  }),
  {
    name: 'finding a property of any customer, with the name of its customer',
    given: [signedIn, knownCustomer, these('properties', { id: 501, customer_id: 31, street1: WORD })],
    row: customerEndpoints.listProperties,
    operation: {
      query: 'query Found($search: String) { properties(search: $search) { totalCount items { id customerId customerName } } }',
      variables: { search: WORD },
      token: TOKEN,
    },
    sends: { path: '/properties', query: { search: WORD } },
    reply: ok({ properties: [{ id: 501, customer_id: 31, customer_name: 'Carla Reyes' }], pagination: one }),
    pinned: ['responseData.properties', 'properties.id', 'properties.customer_id', 'pagination.total_count'],
    answer: shows({ properties: { totalCount: 1, items: [{ id: '501', customerId: '31', customerName: 'Carla Reyes' }] } }),
  },
  {
    name: 'reading a customer of another company',
    given: [signedIn, these('customers', { ...person, id: 501, of_another_company: true })],
    row: customerEndpoints.getCustomer,
    operation: { query: 'query Customer($id: ID!) { customer(id: $id) { id } }', variables: { id: '501' }, token: TOKEN },
    sends: { path: '/customers/501' },
    reply: refused(404, 'This customer doesn’t exist.'),
    answer: refusedWith('NOT_FOUND', 404, 'This customer doesn’t exist.'),
  },
  {
    name: 'reading the properties of a customer of another company',
    given: [signedIn, these('customers', { ...person, id: 501, of_another_company: true })],
    row: customerEndpoints.listProperties,
    operation: { query: 'query Properties { properties(customerId: 501) { totalCount } }', token: TOKEN },
    sends: { path: '/properties', query: { customer_id: '501' } },
    reply: refused(404, 'This customer doesn’t exist.'),
    answer: refusedWith('NOT_FOUND', 404, 'This customer doesn’t exist.'),
  },
  adding,
  {
    name: 'finding a customer after it was added',
    given: adding.given,
    after: [adding],
    row: customerEndpoints.listCustomers,
    operation: {
      query: 'query Customers($input: CustomersInput) { customers(input: $input) { totalCount items { firstName notes } } }',
      variables: { input: { search: 'ada@zeppelin.test' } },
      token: TOKEN,
    },
    sends: { path: '/customers/list_customers', query: { search: 'ada@zeppelin.test' } },
    reply: ok({ customers: [{ id: 31, first_name: 'Ada', notes: 'Rings twice.' }], pagination: one }),
    pinned: ['responseData.customers', 'customers.first_name', 'customers.notes', 'pagination.total_count'],
    answer: shows({ customers: { totalCount: 1, items: [{ firstName: 'Ada', notes: 'Rings twice.' }] } }),
  },
  addingHangar,
  {
    name: 'finding a property after it was added',
    given: addingHangar.given,
    after: [addingHangar],
    row: customerEndpoints.listProperties,
    operation: {
      query: 'query Properties { properties(customerId: 31, search: "zeppelin") { totalCount items { customerId accessNotes } } }',
      token: TOKEN,
    },
    sends: { path: '/properties', query: { customer_id: '31', search: WORD } },
    reply: ok({ properties: [{ id: 42, customer_id: 31, access_notes: 'Ring.' }], pagination: one }),
    pinned: ['responseData.properties', 'properties.customer_id', 'properties.access_notes', 'pagination.total_count'],
    answer: shows({ properties: { totalCount: 1, items: [{ customerId: '31', accessNotes: 'Ring.' }] } }),
  },
]
