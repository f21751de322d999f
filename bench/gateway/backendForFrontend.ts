/** What a frontend team writes without GraphQL: one route that makes the calls of one screen and shapes its JSON. */
import type { Customer } from '@callout/contracts/customers/schemas'
import type { JobPage, JobSummary } from '@callout/contracts/jobs/schemas'
import { fastify } from 'fastify'
import { call } from './backend.ts'
import { ROWS } from './recording.ts'
import { customerContact, jobRow } from './shapes.ts'

/** The customers of a page, each asked for once. */
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

const app = fastify()
app.get('/health', () => ({ status: 'ok' }))
app.get<{ Querystring: { page: string } }>('/jobs-with-customers', async ({ query, headers: { authorization } }) => {
  const { jobs, counts, pagination } = await call<JobPage>('GET', `/jobs/job_listing?page=${query.page}&per_page=${ROWS}`, authorization)
  const customers = await customersOf(jobs, authorization)
  const items = jobs.map((job) => rowWithCustomer(job, customers))
  const { total_count: totalCount = null, current_page: page = null, per_page: perPage = null } = pagination ?? {}
  return { data: { jobs: { items, totalCount, page, perPage, counts: counts ?? null } } }
})
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
