import type { Camel } from '@callout/contracts/casing'
import { customerEndpoints } from '@callout/contracts/customers/endpoints'
import type { Property } from '@callout/contracts/customers/schemas'
import type { GatewayContext } from '../context.ts'
import { named } from '../fullName.ts'
import type { CustomersInput, Resolvers } from '../generated/resolvers.ts'
import { heldPage } from '../lists/heldPage.ts'
import { listOf } from '../lists/listOf.ts'
import { hasShown, soughtIn } from '../lists/shownWords.ts'
import type { CustomerDetail, CustomerRowSource, CustomerSource, PropertySource } from '../sources/customers.ts'

/** A field that jobs or rows do not bring along, from the customer's own record. */
const fromRecord =
  <K extends keyof CustomerDetail>(field: K) =>
  (customer: CustomerSource, _: unknown, { getCustomer }: GatewayContext): CustomerDetail[K] | Promise<CustomerDetail[K]> =>
    field in customer ? (customer as CustomerDetail)[field] : getCustomer(customer.id).then((record) => record[field])

/** Jobs may embed the parts of a name, or the name alone. */
const partOfName =
  (field: 'firstName' | 'lastName') =>
  (customer: CustomerSource, _: unknown, { getCustomer }: GatewayContext) =>
    'email' in customer ? customer[field] : (customer[field] ?? getCustomer(customer.id).then((record) => record[field]))

const fromJob =
  <K extends keyof Camel<Property>>(field: K) =>
  (property: PropertySource, _: unknown, { getJob }: GatewayContext) =>
    'jobId' in property ? getJob(property.jobId).then((job) => job.property?.[field]) : property[field]

/** On one line: as the backend writes it, or out of its parts. */
export function addressOf(property: PropertySource): string | null {
  if ('address' in property && property.address) return property.address
  if ('jobId' in property) return null
  const { suiteNo, street1, street2, city, province, postalCode } = property
  return [street1, street2, suiteNo, city, [province, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null
}

const filters = {
  branchId: ({ branchId }: CustomerRowSource, { branchId: wanted }: CustomersInput) =>
    typeof branchId === 'number' ? String(branchId) === String(wanted) : undefined,
  tag: ({ tags }: CustomerRowSource, { tag }: CustomersInput) => tags?.includes(tag ?? ''),
}

/** Whether a row shows what is searched for; undefined where it does not tell that of which it would be a part. */
function shows({ name, companyName, email, phone }: CustomerRowSource, search: string): boolean | undefined {
  if (hasShown({ texts: [name, companyName, email], phone }, search)) return true
  const told = { name: name ?? companyName ?? undefined, email, phone }
  return told[soughtIn(search)] === undefined ? undefined : false
}

const customerList = ({ rest }: GatewayContext) => ({
  read: async (input: CustomersInput) => {
    const { customers: rows, pagination } = await rest(customerEndpoints.listCustomers, input)
    return { rows, pagination }
  },
  complete: (rows: CustomerRowSource[]) => rows.map(named),
  filters,
  shows,
})

export const customers = {
  Query: {
    customers: (_, { input }, context) => heldPage(customerList(context), input ?? {}),
    customer: (_, { id }, { getCustomer }) => getCustomer(id),
    properties: listOf(customerEndpoints.listProperties, 'properties'),
  },
  Mutation: {
    createCustomer: async (_, { input }, { rest }) => (await rest.outcome(customerEndpoints.createCustomer, input)).data,
    createProperty: (_, { input }, { rest }) => rest(customerEndpoints.createProperty, input),
  },
  CreateCustomerResult: {
    __resolveType: (result) => ('matches' in result ? 'DuplicateCustomer' : 'Customer'),
  },
  Customer: {
    firstName: partOfName('firstName'),
    lastName: partOfName('lastName'),
    email: fromRecord('email'),
    phoneCountryCode: fromRecord('phoneCountryCode'),
    companyName: fromRecord('companyName'),
    notes: fromRecord('notes'),
    tags: fromRecord('tags'),
    isDoNotService: fromRecord('isDoNotService'),
    jobsCount: fromRecord('jobsCount'),
    billedTotal: fromRecord('billedTotal'),
    outstandingBalance: fromRecord('outstandingBalance'),
    branchId: fromRecord('branchId'),
    properties: fromRecord('properties'),
  },
  Property: {
    customerId: fromJob('customerId'),
    name: fromJob('name'),
    isBillingAddress: fromJob('isBillingAddress'),
    taxId: fromJob('taxId'),
    accessNotes: fromJob('accessNotes'),
    address: addressOf,
  },
} satisfies Resolvers
