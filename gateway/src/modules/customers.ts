import type { Camel } from '@callout/contracts/casing'
import { customerEndpoints } from '@callout/contracts/customers/endpoints'
import type { CustomerRow, Property } from '@callout/contracts/customers/schemas'
import type { CustomerSummary, PropertySummary } from '@callout/contracts/jobs/schemas'
import type { z } from '@callout/contracts/zod'
import type { CustomerDetail, GatewayContext, JobDetail } from '../context.ts'
import { named } from '../fullName.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { pageOf } from '../page.ts'

/** As a job embeds one, a row of the list, or the customer's own record. */
export type CustomerSource = Camel<z.output<typeof CustomerSummary>> | Camel<CustomerRow> | CustomerDetail
/** The property's own record, or what a job shows of it. A row of the job list shows less; `jobId` leads to the rest. */
export type PropertySource =
  | (Camel<z.output<typeof PropertySummary>> & { readonly jobId: number })
  | NonNullable<JobDetail['property']>
  | Camel<Property>

/** A field that jobs or rows do not bring along, from the customer's own record. */
const fromRecord =
  <K extends keyof CustomerDetail>(field: K) =>
  (customer: CustomerSource, _: unknown, { getCustomer }: GatewayContext): CustomerDetail[K] | Promise<CustomerDetail[K]> =>
    field in customer ? (customer as CustomerDetail)[field] : getCustomer(customer.id).then((record) => record[field])

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

export const customers = {
  Query: {
    customers: async (_, { input }, { rest }) => {
      const { customers: items, pagination } = await rest(customerEndpoints.listCustomers, input ?? {})
      return { ...pageOf(items, pagination), items: items.map(named) }
    },
    customer: (_, { id }, { getCustomer }) => getCustomer(id),
    properties: async (_, input, { rest }) => {
      const { properties, pagination } = await rest(customerEndpoints.listProperties, input)
      return pageOf(properties, pagination)
    },
  },
  Mutation: {
    createCustomer: async (_, { input }, { rest }) => (await rest.outcome(customerEndpoints.createCustomer, input)).data,
    createProperty: (_, { input }, { rest }) => rest(customerEndpoints.createProperty, input),
  },
  CreateCustomerResult: {
    __resolveType: (result) => ('matches' in result ? 'DuplicateCustomer' : 'Customer'),
  },
  Customer: {
    firstName: fromRecord('firstName'),
    lastName: fromRecord('lastName'),
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
