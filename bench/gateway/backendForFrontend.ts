/** A hand-written backend without GraphQL: a route per screen that makes its calls and shapes the JSON. */
import type { Customer } from '@callout/contracts/customers/schemas'
import type { ManagedJob } from '@callout/contracts/jobs/manageJob'
import type { JobPage, JobSummary } from '@callout/contracts/jobs/schemas/list'
import { call } from './backend.ts'
import { loggingServer } from './loggingServer.ts'
import { ROWS } from './recording.ts'
import { customerContact, jobRow, managedJob } from './shapes.ts'

async function customersOf(jobs: readonly JobSummary[], token: string | undefined): Promise<ReadonlyMap<number, Customer>> {
  const ids = [...new Set(jobs.flatMap(({ customer }) => customer?.id ?? []))]
  const customers = await Promise.all(ids.map((id) => call<Customer>('GET', `/customers/${id}`, token)))
  return new Map(customers.map((customer) => [customer.id, customer]))
}

function rowWithCustomer(job: JobSummary, customers: ReadonlyMap<number, Customer>) {
  const record = job.customer && customers.get(job.customer.id)
  const shaped = jobRow(job)
  return record ? { ...shaped, customer: { ...shaped.customer, ...customerContact(record) } } : shaped
}

async function listing(page: string, token: string | undefined, shape: (jobs: readonly JobSummary[]) => Promise<object[]> | object[]) {
  const { jobs, counts, pagination } = await call<JobPage>('GET', `/jobs/job_listing?page=${page}&per_page=${ROWS}`, token)
  const { total_count: totalCount = null, current_page: shownPage = null, per_page: perPage = null } = pagination ?? {}
  return { data: { jobs: { items: await shape(jobs), totalCount, page: shownPage, perPage, counts: counts ?? null } } }
}

interface Action {
  readonly jobId: string
  readonly action: string
  readonly lockVersion: number
  readonly notifyCustomer: boolean
}
const isAction = ({ jobId, action, lockVersion, notifyCustomer }: Action): boolean =>
  /^\d+$/.test(jobId) && typeof action === 'string' && Number.isInteger(lockVersion) && typeof notifyCustomer === 'boolean'

const app = loggingServer()
app.get('/health', () => ({ status: 'ok' }))
app.get<{ Querystring: { page: string } }>('/jobs', ({ query, headers: { authorization } }) =>
  listing(query.page, authorization, (jobs) => jobs.map(jobRow)),
)
app.get<{ Querystring: { page: string } }>('/jobs-with-customers', ({ query, headers: { authorization } }) =>
  listing(query.page, authorization, async (jobs) => {
    const customers = await customersOf(jobs, authorization)
    return jobs.map((job) => rowWithCustomer(job, customers))
  }),
)
app.post<{ Body: Action }>('/manage-job', async ({ body, headers: { authorization } }, reply) => {
  if (!isAction(body)) return reply.code(400).send({ message: 'What should be done?' })
  const { jobId, action, lockVersion, notifyCustomer } = body
  const sent = { job_id: Number(jobId), action: action.toLowerCase(), lock_version: lockVersion, notify_customer: notifyCustomer }
  return { data: { manageJob: managedJob(await call<ManagedJob>('POST', '/jobs/manage_job', authorization, sent)) } }
})
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
