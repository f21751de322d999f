import { jobStatus } from '@callout/contracts/jobs/status/status'
import type { ApolloClient } from '@apollo/client'
import { walkPages } from '../../../components/list/walkPages.ts'
import { ChangeCustomerDocument } from '../../customers/actions/customerActions.generated.ts'
import { customerName } from '../../customers/picker/customerText.ts'
import { jobHeading } from '../../jobs/labels/jobName.ts'
import {
  CustomersOfBranchDocument,
  type CustomersOfBranchQuery,
  MoveBranchJobDocument,
  MovePersonDocument,
  OpenJobsOfBranchDocument,
  type OpenJobsOfBranchQuery,
  PeopleOfBranchDocument,
  type PeopleOfBranchQuery,
} from './branchContents.generated.ts'
import type { JobsInput, JobStatus } from '../../../lib/api/schemaTypes.generated.ts'

export interface Movable {
  readonly id: string
  readonly kind: 'customer' | 'job' | 'person'
  readonly name: string
  /** Returns the record's new branch; null if missing. Rejects with the gateway's error. */
  move(this: void, client: ApolloClient, branchId: string): Promise<string | null>
}

/** A branch's records; null if the backend can't filter by branch. */
export type Contents = readonly Movable[] | null

const over: JobStatus[] = ['COMPLETED', 'CANCELLED']
const openStatuses = (Object.keys(jobStatus) as JobStatus[]).filter((status) => !over.includes(status))

type Customer = CustomersOfBranchQuery['customers']['items'][number]
type Job = OpenJobsOfBranchQuery['jobs']['items'][number]
type Person = PeopleOfBranchQuery['teamMembers']['items'][number]

const getCustomer = (customer: Customer): Movable => ({
  id: `customer ${customer.id}`,
  kind: 'customer',
  name: customerName(customer),
  move: async (client, branchId) => {
    const { id, lockVersion } = customer
    const { data } = await client.mutate({ mutation: ChangeCustomerDocument, variables: { input: { id, lockVersion, branchId } } })
    return data?.updateCustomer?.branchId ?? null
  },
})

const getJob = (job: Job): Movable => ({
  id: `job ${job.id}`,
  kind: 'job',
  name: jobHeading(job),
  move: async (client, branchId) => {
    const { id, lockVersion, customer, property, category } = job
    if (!customer || !property || !category) throw new Error('Couldn’t load this job’s details.')
    const moved = { customerId: customer.id, propertyId: property.id, categoryId: category.id, branchId }
    const input = { id, lockVersion, job: moved, agreementAccepted: true }
    const { data } = await client.mutate({ mutation: MoveBranchJobDocument, variables: { input } })
    return data?.updateJob?.branchId ?? null
  },
})

const getPerson = ({ id, name }: Person): Movable => ({
  id: `person ${id}`,
  kind: 'person',
  name: name ?? `#${id}`,
  move: async (client, branchId) => {
    const { data } = await client.mutate({ mutation: MovePersonDocument, variables: { input: { id, branchId } } })
    return data?.updateStaff?.branchId ?? null
  },
})

const moves = ['STAFF', 'STAFF_ADMIN']

/** All records of the branch except its head and the owner. Rows of other branches are dropped. */
export async function contentsOf(client: ApolloClient, branchId: string, signal: AbortSignal): Promise<Contents> {
  const isHere = (row: { readonly branchId: string | null }): boolean => row.branchId === null || row.branchId === branchId
  let isReturned = true
  const returned = <P extends { readonly ignored: readonly string[] }>(page: P): P => {
    isReturned &&= !page.ignored.includes('branchId')
    return page
  }
  const customers = await walkPages<Customer>({
    client,
    list: { query: CustomersOfBranchDocument, selectPage: (data) => returned((data as CustomersOfBranchQuery).customers) },
    input: { branchId },
    signal,
  })
  const jobsWith = (input: JobsInput): Promise<Job[] | null> =>
    walkPages<Job>({
      client,
      list: { query: OpenJobsOfBranchDocument, selectPage: (data) => returned((data as OpenJobsOfBranchQuery).jobs) },
      input: { branchId, statuses: openStatuses, ...input },
      signal,
    })
  const [work, quotes] = [await jobsWith({}), await jobsWith({ quote: 'OPEN' })]
  const jobs = work && quotes && [...new Map([...work, ...quotes].map((job) => [job.id, job])).values()]
  const people = await walkPages<Person>({
    client,
    list: { query: PeopleOfBranchDocument, selectPage: (data) => (data as PeopleOfBranchQuery).teamMembers },
    input: { branchId },
    variablesOf: (asked) => asked,
    signal,
  })
  if (!customers || !jobs || !people || !isReturned) return null
  const movable = people.filter(({ role }) => role !== null && moves.includes(role))
  return [...customers.filter(isHere).map(getCustomer), ...jobs.filter(isHere).map(getJob), ...movable.filter(isHere).map(getPerson)]
}
