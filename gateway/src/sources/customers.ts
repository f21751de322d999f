/** What resolvers have of customers and properties. */
import type { Camel } from '@callout/contracts/casing'
import type { customerEndpoints } from '@callout/contracts/customers/endpoints'
import type { CustomerRow, Property } from '@callout/contracts/customers/schemas'
import type { CustomerSummary, PropertySummary } from '@callout/contracts/jobs/schemas/list'
import type { z } from '@callout/contracts/zod'
import type { RestData } from '../rest/types.ts'
import type { JobDetail } from './jobs.ts'

export type CustomerDetail = RestData<typeof customerEndpoints.getCustomer>
export type CustomerRowSource = Camel<CustomerRow>
/** As a job embeds one, a row of the list, or the customer's own record. */
export type CustomerSource = Camel<z.output<typeof CustomerSummary>> | CustomerRowSource | CustomerDetail
/** The property's own record, or what a job shows of it. A row of the job list shows less; `jobId` leads to the rest. */
export type PropertySource =
  | (Camel<z.output<typeof PropertySummary>> & { readonly jobId: number })
  | NonNullable<JobDetail['property']>
  | Camel<Property>
