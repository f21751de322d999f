import type { Request } from '../harness/request.ts'
import { PAGES, ROWS } from './recording.ts'

const row = (customer: string) => `
      id jobNumber title status priority branchId date startAt endAt
      customer { ${customer} }
      property { id address }
      category { id name }
      staff { id name color }
      isLate visitsDone visitsTotal total currencyCode invoiceStatus allowedActions lockVersion`

export const counts = 'all active pending completed'

const listQuery = (name: string, customer: string) => `
query ${name}($input: JobsInput) {
  jobs(input: $input) {
    items {${row(customer)}
    }
    totalCount page perPage
    counts { ${counts} }
  }
}`

const visit = `id visitNumber date startAt endAt status staff { id name color } arrivalWindowMinutes onTheWayAt reachedAt startedAt
    finishedAt isException isLate notes allowedActions lockVersion`

export const managedFields = `
    job {
      id status date startAt endAt timezone staff { id name color } visitsDone visitsTotal
      visits { ${visit} }
      invoice { id invoiceNumber status total balanceDue }
      allowedActions updatedAt lockVersion
    }
    visit { ${visit} }
    history { id event status label note createdAt }`

const manageJob = `
mutation ManageJob($input: ManageJobInput!) {
  manageJob(input: $input) {${managedFields}
  }
}`

const contact = 'id name phone'
export const listRow = row(contact)
const jobList = listQuery('Jobs', contact)
const jobListWithCustomers = listQuery('JobsWithCustomers', 'id name phone email outstandingBalance')

export const headers = { authorization: 'bench-token' }
const graphql = (query: string, variables: object): Request => ({ method: 'POST', path: '/graphql', headers, body: { query, variables } })

const eachPage = <T>(make: (page: number) => T): T[] => Array.from({ length: PAGES }, (_, page) => make(page))
const getPage = (page: number) => ({ input: { page, perPage: ROWS } })
const action = { jobId: '7', action: 'START', lockVersion: 3, notifyCustomer: false }
const wireAction = { job_id: 7, action: 'start', lock_version: 3, notify_customer: false }
const platform = { ...headers, 'x-fc-app-platform': '2' }

/** Equivalent requests by interface. Pages start with 1. */
export const requests = {
  list: {
    graphql: eachPage((page) => graphql(jobList, getPage(page))).slice(1),
    rest: eachPage((page): Request => ({ method: 'GET', path: `/jobs?page=${page}`, headers })).slice(1),
    upstream: eachPage((page): Request => ({
      method: 'GET',
      path: `/api/v1/jobs/job_listing?page=${page}&per_page=${ROWS}`,
      headers: platform,
    })).slice(1),
  },
  nested: {
    graphql: eachPage((page) => graphql(jobListWithCustomers, getPage(page))).slice(1),
    rest: eachPage((page): Request => ({ method: 'GET', path: `/jobs-with-customers?page=${page}`, headers })).slice(1),
  },
  mutation: {
    graphql: [graphql(manageJob, { input: action })],
    rest: [{ method: 'POST', path: '/manage-job', headers, body: action } satisfies Request],
    upstream: [{ method: 'POST', path: '/api/v1/jobs/manage_job', headers: platform, body: wireAction } satisfies Request],
  },
} as const
