import { jobPage } from '@callout/contracts/jobs/samples/list'
import { job } from '@callout/contracts/jobs/samples/record'
import { customer } from '@callout/contracts/customers/samples'
import { expect, test, vi } from 'vitest'
import { testGateway } from '../testing/testGateway.ts'
import { ok } from '../testing/fakeBackend.ts'

const replies = { listJobs: ok(jobPage), getJob: ok(job), getCustomer: ok(customer) }

const codesOf = (errors: readonly { readonly extensions?: object }[]) => errors.map(({ extensions }) => extensions)

/** Each document runs three times: new, compiled, cached. */
test.each<[string, string, Record<string, unknown>?]>([
  ['a list', '{ jobs { items { id status customer { id email } } page } }'],
  ['a variable', 'query ($id: ID!) { job(id: $id) { id status } }', { id: 501 }],
  ['a default', 'query ($id: ID! = 501, $page: Int = 2) { job(id: $id) { id } jobs(input: { page: $page }) { page } }'],
  [
    'a variable within a value',
    'query ($s: [JobStatus!], $p: Int) { jobs(input: { statuses: $s, page: $p }) { page } }',
    { s: 'COMPLETED' },
  ],
  ['a variable that is null', 'query ($i: JobsInput) { jobs(input: $i) { page } }', { i: null }],
  ['what is included', 'query ($a: Boolean!, $b: Boolean = true) { jobs { page @include(if: $a) perPage @skip(if: $b) } }', { a: true }],
  ['what is not', 'query ($a: Boolean!) { jobs { page @include(if: $a) perPage @skip(if: $a) } }', { a: false }],
  ['fragments', '{ jobs { ...P } } fragment P on JobPage { page items { ...J } } fragment J on JobSummary { id title }'],
  ['aliases', '{ one: job(id: 1) { a: id b: title } two: job(id: 2) { c: id } }'],
  ['a wrong variable', 'query ($id: ID!) { job(id: $id) { id } }', { id: { a: 1 } }],
  ['an unknown field of an input', 'query ($i: JobsInput) { jobs(input: $i) { page } }', { i: { pages: 1 } }],
  ['a variable that is missing', 'query ($id: ID!) { job(id: $id) { id } }', {}],
  ['null where there may be none', 'query ($id: ID!) { job(id: $id) { id } }', { id: null }],
])('%s: returns the same each time', async (_, query, variables) => {
  const { ask } = await testGateway(replies)
  const known = await testGateway(replies)
  for (const fitting of [
    { id: '1', a: true },
    { id: '1', a: true },
  ])
    await known.ask(query, fitting)
  const first = await ask(query, variables)
  const sent = first.requests.map(({ path, body }) => ({ path, body }))
  for (const { data, errors, requests } of [await ask(query, variables), await ask(query, variables), await known.ask(query, variables)]) {
    expect({ data, codes: codesOf(errors) }).toEqual({ data: first.data, codes: codesOf(first.errors) })
    expect(requests.slice(requests.length - sent.length).map(({ path, body }) => ({ path, body }))).toEqual(sent)
  }
})

test('does not parse, validate or measure a cached document again', async () => {
  const { ask, app } = await testGateway(replies)
  const query = '{ jobs { page } }'
  const runs = vi.spyOn(app.graphql.schema, 'getType')
  await ask(query)
  await ask(query)
  runs.mockClear()
  expect((await ask(query)).data).toEqual({ jobs: { page: 1 } })
  expect(runs).not.toHaveBeenCalled()
})
