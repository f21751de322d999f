import type { ApolloClient } from '@apollo/client'
import { walkPages } from '../../../components/list/walkPages.ts'
import { jobHeading } from '../../jobs/labels/jobName.ts'
import {
  SampleCustomersDocument,
  type SampleCustomersQuery,
  SampleJobsDocument,
  type SampleJobsQuery,
  type SampleCustomerFragment,
} from './sampleData.generated.ts'
import { isSampleName, SAMPLE_MARK, sampleCustomers, sampleName } from './sampleRecords.ts'

type JobRow = SampleJobsQuery['jobs']['items'][number]

export interface FoundRecord {
  readonly id: string
  readonly name: string
  readonly lockVersion: number | null
  /** Changed or added by a person, or unknown. */
  readonly isChanged: boolean
}
export interface FoundJob extends FoundRecord {
  readonly title: string | null
}
export interface FoundCustomer extends FoundRecord {
  readonly jobs: readonly FoundJob[]
}

const isEdited = (lockVersion: number | null): boolean => (lockVersion ?? 1) > 1
const isOpenStatus = (status: JobRow['status']): boolean => status === 'UNASSIGNED' || status === 'UNSCHEDULED'

function foundJob(job: JobRow): FoundJob {
  const { id, title, status, invoiceStatus, lockVersion, quote } = job
  const isSample = sampleCustomers.some(({ jobs }) => jobs.some((sample) => sample.title === title))
  const isChanged = !isSample || !isOpenStatus(status) || invoiceStatus !== null || Boolean(quote) || isEdited(lockVersion)
  return { id, title, lockVersion, isChanged, name: jobHeading(job) }
}

const isChangedCustomer = ({ name, email, phone, lockVersion }: SampleCustomerFragment): boolean =>
  !sampleCustomers.some((sample) => sampleName(sample) === name) || Boolean(email) || Boolean(phone) || isEdited(lockVersion)

const customerPage = { query: SampleCustomersDocument, selectPage: (data: unknown) => (data as SampleCustomersQuery).customers }
const jobPage = { query: SampleJobsDocument, selectPage: (data: unknown) => (data as SampleJobsQuery).jobs }

/** Customers marked as samples, with all of their jobs. null: stopped. Rejects with the gateway's error. */
export async function findSamples(client: ApolloClient, signal: AbortSignal): Promise<readonly FoundCustomer[] | null> {
  const rows = await walkPages<SampleCustomerFragment>({ client, list: customerPage, input: { search: SAMPLE_MARK }, signal })
  if (!rows) return null
  const found: FoundCustomer[] = []
  // A backend may ignore the search and the filter.
  for (const row of rows.filter(({ name }) => isSampleName(name))) {
    const jobs = await walkPages<JobRow>({ client, list: jobPage, input: { customerId: row.id }, signal })
    if (!jobs) return null
    const customerJobs = jobs.filter(({ customer }) => customer?.id === row.id)
    const { id, name, lockVersion } = row
    found.push({ id, name: name ?? '', lockVersion, isChanged: isChangedCustomer(row), jobs: customerJobs.map(foundJob) })
  }
  return found
}
