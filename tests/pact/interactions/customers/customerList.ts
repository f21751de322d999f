import { customerEndpoints } from '@callout/contracts/customers/endpoints'
import { customer, customerPage, propertyPage } from '@callout/contracts/customers/samples'
import { type Interaction, ok, refused, refusedWith, shows } from '../../interaction.ts'
import { signedIn, TOKEN } from '../../states.ts'
import { bookable, bookedJob, knownCustomer, noCustomer, nothingMatches } from '../../workStates.ts'
import { carla, CUSTOMER, practice, PROPERTY, unreadVisits } from './customerShape.ts'

const list = (input: object, query: Record<string, string>): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: customerEndpoints.listCustomers,
  operation: {
    query: `query Customers($input: CustomersInput) { customers(input: $input) { totalCount page perPage items { ${CUSTOMER} } } }`,
    variables: { input },
    token: TOKEN,
  },
  sends: { path: '/customers/list_customers', query },
})

const one = (id: number, selection: string): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: customerEndpoints.getCustomer,
  operation: { query: `query Customer($id: ID!) { customer(id: $id) { ${selection} } }`, variables: { id: String(id) }, token: TOKEN },
  sends: { path: `/customers/${id}` },
})

const properties = (search: string): Pick<Interaction, 'row' | 'operation' | 'sends'> => ({
  row: customerEndpoints.listProperties,
  operation: {
    query: `query Properties($customerId: ID!, $search: String) {
      properties(customerId: $customerId, search: $search) { totalCount page perPage items { ${PROPERTY} } }
    }`,
    variables: { customerId: '31', search },
    token: TOKEN,
  },
  sends: { path: '/properties', query: { customer_id: '31', search } },
})

const none = { current_page: 1, per_page: 10, total_count: 0, total_pages: 0 }
const noneShown = { totalCount: 0, page: 1, perPage: 10, items: [] }

export const customerListInteractions: readonly Interaction[] = [
  {
    name: 'finding a customer by email address',
    given: [signedIn, knownCustomer],
    ...list(
      { search: 'carla@reyes-dental.test', branchId: '1', tag: 'vip', isActive: true, page: 1, perPage: 10 },
      { search: 'carla@reyes-dental.test', branch_id: '1', tag: 'vip', is_active: 'true', page: '1', per_page: '10' },
    ),
    reply: ok(customerPage),
    unread: ['customers.property_count', 'customers.name', ...unreadVisits('customers')],
    answer: shows({ customers: { totalCount: 1, page: 1, perPage: 10, items: [carla] } }),
  },
  {
    name: 'searching for a customer whom nobody knows',
    given: [signedIn, nothingMatches('zzyzx')],
    ...list({ search: 'zzyzx' }, { search: 'zzyzx' }),
    reply: ok({ customers: [], pagination: none }),
    answer: shows({ customers: noneShown }),
  },
  {
    name: 'reading a customer with the properties',
    given: [signedIn, knownCustomer],
    ...one(31, `${CUSTOMER} properties { ${PROPERTY} }`),
    reply: ok(customer),
    unread: ['responseData.name', ...unreadVisits('responseData')],
    answer: shows({ customer: { ...carla, properties: [practice] } }),
  },
  {
    name: 'reading when the next visit to a customer is',
    given: [signedIn, ...bookable, bookedJob()],
    ...one(31, 'id nextVisitAt'),
    reply: ok({ id: 31, next_visit_at: 1795183200 }),
    answer: shows({ customer: { id: '31', nextVisitAt: 1795183200 } }),
  },
  {
    name: 'reading a customer who does not exist',
    given: [signedIn, noCustomer(39)],
    ...one(39, 'id'),
    reply: refused(404, 'This customer doesn’t exist.'),
    answer: refusedWith('NOT_FOUND', 404, 'This customer doesn’t exist.'),
  },
  {
    name: 'finding a property of a customer by its street',
    given: [signedIn, knownCustomer],
    ...properties('Elm Street'),
    reply: ok({
      properties: propertyPage.properties.slice(0, 1),
      pagination: { ...propertyPage.pagination, per_page: 10, total_count: 1 },
    }),
    answer: shows({ properties: { totalCount: 1, page: 1, perPage: 10, items: [practice] } }),
  },
  {
    name: 'searching for a property that a customer does not have',
    given: [signedIn, knownCustomer, nothingMatches('zzyzx')],
    ...properties('zzyzx'),
    reply: ok({ properties: [], pagination: none }),
    answer: shows({ properties: noneShown }),
  },
]
