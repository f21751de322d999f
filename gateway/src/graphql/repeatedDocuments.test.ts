import { customer, duplicateCustomer } from '@callout/contracts/customers/samples'
import { jobPage } from '@callout/contracts/jobs/samples/list'
import { job, managedJob } from '@callout/contracts/jobs/samples/record'
import { expect, test } from 'vitest'
import { testGateway } from '../testing/testGateway.ts'
import { ok, refused, type Replies } from '../testing/fakeBackend.ts'

const [row] = jobPage.jobs
const rows = (...changes: readonly object[]) => ok({ ...jobPage, jobs: changes.map((change) => ({ ...row, ...change })) })
const replies: Replies = { listJobs: ok(jobPage), getJob: ok(job), getCustomer: ok(customer), manageJob: ok(managedJob) }
const create =
  'mutation ($i: CustomerInput!) { createCustomer(input: $i) { __typename ... on Customer { id } ... on DuplicateCustomer { matches { id } } } }'
const newCustomer = { i: { firstName: 'Carla', lastName: 'Reyes', street1: 'Main St 1' } }

/** graphql-js executes a document the first time, graphql-jit afterwards. */
test.each<[string, Replies, string, Record<string, unknown>?]>([
  ['a record that is refused', { getJob: refused(404, 'There is no such job.') }, '{ job(id: 1) { id } }'],
  ['one field of the root of two', { getJob: refused(403, 'Not yours.') }, '{ jobs { page } job(id: 1) { id title } }'],
  ['a record below a row', { getCustomer: refused(500, 'Broken.') }, '{ jobs { page items { id customer { id email notes } } } }'],
  ['a value that cannot be read', { listJobs: rows({ id: 1, lock_version: 2 ** 31 }) }, '{ jobs { items { id lockVersion } } }'],
  ['a code that nobody knows', { listJobs: rows({ id: 1, status: 99 }, { id: 2 }) }, '{ jobs { items { id status } } }'],
  ['a row that cannot be read', { listJobs: rows({ id: 1 }, { id: null }) }, '{ jobs { items { id } unreadable } }'],
  ['a member of a union', { createCustomer: ok(customer) }, create, newCustomer],
  ['another member', { createCustomer: refused(409, 'Known.', duplicateCustomer) }, create, newCustomer],
  ['a value within the text', {}, '{ jobs(input: { statuses: [COMPLETED, CANCELLED], page: 3 }) { page } job(id: "7") { id } }'],
  [
    'two mutations',
    { deleteJob: ok({ id: 1 }) },
    'mutation { a: deleteJob(input: { jobId: 1 }) { id } b: deleteJob(input: { jobId: 2 }) { id } }',
  ],
  ['the schema', {}, '{ __typename __type(name: "Job") { name } }'],
  [
    'one field in two places',
    {},
    '{ jobs { items { customer { id } } } jobs { page items { customer { name } ...R } } } fragment R on JobSummary { id }',
  ],
])('%s: returns the same each time', async (_, others, query, variables) => {
  const { ask } = await testGateway({ ...replies, ...others })
  const first = await ask(query, variables)
  const sent = first.requests.map(({ path, body }) => ({ path, body }))
  for (let time = 1; time <= 3; time += 1) {
    const { data, errors, requests } = await ask(query, variables)
    const withoutIds = (all: typeof errors) => all.map(({ extensions, ...error }) => ({ ...error, code: extensions?.['code'] }))
    expect({ data, errors: withoutIds(errors) }).toEqual({ data: first.data, errors: withoutIds(first.errors) })
    expect(requests.slice(time * sent.length).map(({ path, body }) => ({ path, body }))).toEqual(sent)
  }
})

test('sends a write once although part of the reply is an error', async () => {
  const { ask, backend } = await testGateway({ ...replies, getCustomer: refused(404, 'There is no such customer.') })
  const query = 'mutation { manageJob(input: { jobId: 1, action: START }) { job { id customer { id email } } } }'
  for (const times of [1, 2, 3]) {
    const { data, errors } = await ask(query)
    const shownCustomer = { id: String(job.customer.id), email: null }
    expect(data).toEqual({ manageJob: { job: { id: String(managedJob.job.id), customer: shownCustomer } } })
    expect(errors).toMatchObject([{ path: ['manageJob', 'job', 'customer', 'email'] }])
    expect(backend.calls).toEqual({ manageJob: times, getCustomer: times })
  }
})
