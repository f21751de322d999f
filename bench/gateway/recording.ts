import type { Envelope } from '@callout/contracts/wire/envelope'
import type { ManagedJob } from '@callout/contracts/jobs/manageJob'
import type { Job } from '@callout/contracts/jobs/schemas/record'
import type { JobPage } from '@callout/contracts/jobs/schemas/list'
import type { Customer } from '@callout/contracts/customers/schemas'

export interface Recording {
  readonly listing: Envelope<JobPage>
  readonly customer: Envelope<Customer>
  readonly managed: Envelope<ManagedJob>
  readonly job: Envelope<Job>
}

/** Number of different pages; each has its own customers, so that no calls are shared. */
export const PAGES = 200
export const ROWS = 10

const buffer = (body: unknown): Buffer => Buffer.from(JSON.stringify(body))

export function pageBody({ listing }: Recording, page: number): Buffer {
  const jobs = listing.responseData.jobs.slice(0, ROWS).map((job, row) => {
    const id = page * ROWS + row
    return { ...job, id, customer: { ...job.customer, id } }
  })
  const pagination = { ...listing.responseData.pagination, current_page: page }
  return buffer({ ...listing, responseData: { ...listing.responseData, jobs, pagination } })
}

export const customerBody = ({ customer }: Recording, id: number): Buffer =>
  buffer({ ...customer, responseData: { ...customer.responseData, id } })

export const managedBody = ({ managed }: Recording): Buffer => buffer(managed)
