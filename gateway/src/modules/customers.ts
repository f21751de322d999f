import type { Camel } from '@callout/contracts/casing'
import type { z } from '@callout/contracts/zod'
import type { CustomerSummary, PropertySummary } from '@callout/contracts/jobs/schemas'
import type { CustomerDetail, GatewayContext, JobDetail } from '../context.ts'
import type { Resolvers } from '../generated/resolvers.ts'

export type CustomerSource = Camel<z.output<typeof CustomerSummary>> | CustomerDetail
/** A row of the job list shows less of its property than the job does; `jobId` leads there. */
export type PropertySource = (Camel<z.output<typeof PropertySummary>> & { readonly jobId: number }) | NonNullable<JobDetail['property']>

/** A field that jobs do not bring along, from the customer's own record. */
const fromRecord =
  <K extends keyof CustomerDetail>(field: K) =>
  (customer: CustomerSource, _: unknown, { getCustomer }: GatewayContext): CustomerDetail[K] | Promise<CustomerDetail[K]> =>
    field in customer ? (customer as CustomerDetail)[field] : getCustomer(customer.id).then((record) => record[field])

const fromJob =
  <K extends 'name' | 'accessNotes'>(field: K) =>
  (property: PropertySource, _: unknown, { getJob }: GatewayContext) =>
    'jobId' in property ? getJob(property.jobId).then((job) => job.property?.[field]) : property[field]

/** On one line, out of its parts. */
function joinedAddress(property: PropertySource): string | null {
  if ('jobId' in property) return null
  const { suiteNo, street1, street2, city, province, postalCode, country } = property
  return [suiteNo, street1, street2, city, province, postalCode, country].filter(Boolean).join(', ') || null
}

export const customers = {
  Customer: {
    email: fromRecord('email'),
    phoneCountryCode: fromRecord('phoneCountryCode'),
    companyName: fromRecord('companyName'),
    notes: fromRecord('notes'),
    tags: fromRecord('tags'),
    isDoNotService: fromRecord('isDoNotService'),
    jobsCount: fromRecord('jobsCount'),
    billedTotal: fromRecord('billedTotal'),
    outstandingBalance: fromRecord('outstandingBalance'),
  },
  Property: {
    name: fromJob('name'),
    accessNotes: fromJob('accessNotes'),
    address: (property) => property.address || joinedAddress(property),
  },
} satisfies Resolvers
