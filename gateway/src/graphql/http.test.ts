import { jobPage } from '@callout/contracts/jobs/samples/list'
import { auditServer } from 'graphql-http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testGateway, type TestGateway } from '../testing/testGateway.ts'
import { ok } from '../testing/fakeBackend.ts'

let gateway: TestGateway
let url: string
beforeAll(async () => {
  gateway = await testGateway({ listJobs: ok(jobPage) }, { isProduction: false })
  url = `${await gateway.app.listen({ port: 0 })}/graphql`
})
afterAll(() => gateway.app.close())

const post = (payload: object | string, headers: Record<string, string> = {}) =>
  gateway.app.inject({ method: 'POST', url: '/graphql', headers: { 'content-type': 'application/json', ...headers }, payload })

test('passes every GraphQL over HTTP audit', async () => {
  const results = await auditServer({ url })
  expect(results.filter(({ status }) => status !== 'ok').map(({ id, name }) => `${id} ${name}`)).toEqual([])
  expect(results.length).toBeGreaterThanOrEqual(61)
})

test('passes every audit with compiled documents', async () => {
  await auditServer({ url })
  const results = await auditServer({ url })
  expect(results.filter(({ status }) => status !== 'ok').map(({ id, name }) => `${id} ${name}`)).toEqual([])
})

test('keys in JSON change no prototype', async () => {
  const variables = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'
  expect((await post(`{"query":"{ __typename }","variables":${variables}}`)).statusCode).toBe(400)
  const inQuery = `/graphql?${new URLSearchParams({ query: '{ __typename }', variables })}`
  expect((await gateway.app.inject(inQuery)).json()).toEqual({ data: { __typename: 'Query' } })
  expect({}).not.toHaveProperty('polluted')
})

test.each(['PUT', 'PATCH', 'DELETE', 'HEAD'] as const)('%s is not a verb of GraphQL', async (method) => {
  const response = await gateway.app.inject({ method, url: '/graphql' })
  expect(response.statusCode).toBe(405)
  expect(response.headers['allow']).toBe('GET, POST')
})

test('rejects an unsupported media type', async () => {
  for (const accept of ['text/html', 'constructor', '__proto__'])
    expect((await post({ query: '{ __typename }' }, { accept })).statusCode).toBe(406)
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'rejects %s, which browsers send across origins without a preflight',
  async (contentType) => {
    const response = await post('{"query":"{ __typename }"}', { 'content-type': contentType })
    expect(response.statusCode).toBe(415)
    expect(response.json()).toEqual({
      errors: [{ message: 'The content type must be application/json.', extensions: { code: 'BAD_REQUEST' } }],
    })
  },
)

test.each(['subscription { jobs { id } }', 'subscription Any { anything }'])('%s is refused in words', async (query) => {
  const { errors } = (await post({ query })).json()
  expect(errors).toEqual([{ message: 'There are no subscriptions. Listen to /events for changes.', extensions: { code: 'BAD_REQUEST' } }])
})

test.each([1, 2])('a mutation over GET is refused and never runs (request %i)', async () => {
  const query = encodeURIComponent('mutation Note { addJobNote(input: { jobId: 1, note: "x" }) { id } }')
  const response = await gateway.app.inject({ method: 'GET', url: `/graphql?query=${query}` })
  expect(response.statusCode).toBe(405)
  expect(response.headers['allow']).toBe('POST')
  expect(gateway.backend.calls.addJobHistory).toBeUndefined()
})

test('rejects a compiled mutation over GET', async () => {
  const query = 'mutation Known { addJobNote(input: { jobId: 1, note: "x" }) { id } }'
  for (let i = 0; i < 3; i++) await post({ query })
  const before = gateway.backend.calls.addJobHistory
  const response = await gateway.app.inject({ method: 'GET', url: `/graphql?query=${encodeURIComponent(query)}` })
  expect(response.statusCode).toBe(405)
  expect(gateway.backend.calls.addJobHistory).toBe(before)
})

test('rejects several operations', async () => {
  const { errors, data } = await gateway.ask('query A { __typename } query B { __typename }')
  expect(data).toBeUndefined()
  expect(errors).toEqual([{ message: 'A document can have only one operation.', extensions: { code: 'BAD_REQUEST' } }])
})

test('rejects an unknown operation name every time', async () => {
  const ask = async () => (await post({ query: 'query A { __typename }', operationName: 'B' })).json()
  const right = async () => (await post({ query: 'query A { __typename }', operationName: 'A' })).json()
  const refused = { errors: [{ message: 'Unknown operation named "B".', extensions: { code: 'BAD_REQUEST' } }] }
  expect(await ask()).toEqual(refused)
  expect(await right()).toEqual({ data: { __typename: 'Query' } })
  expect(await ask()).toEqual(refused)
})

test.each(['{"kind":"Document","definitions":[]}', ' { "kind": "Document" }', '[]', '\n["x"]', 'null', '1', '"text"', 'true'])(
  'JSON in place of GraphQL text is refused: %s',
  async (query) => {
    const { data, errors } = await gateway.ask(query)
    expect(data).toBeUndefined()
    expect(errors[0]?.extensions).toEqual({ code: 'BAD_REQUEST' })
  },
)

test('returns list positions as numbers in error paths', async () => {
  const { ask } = await testGateway({ listJobs: ok(jobPage), getCustomer: { json: { responseCode: 404, responseMessage: 'Gone' } } })
  for (let i = 0; i < 3; i++) {
    const { errors } = await ask('{ jobs { items { customer { email } } } }')
    expect(errors.map(({ path }) => path)).toEqual([0, 1, 2].map((position) => ['jobs', 'items', position, 'customer', 'email']))
  }
})

test('hides suggestions and introspection in production', async () => {
  const { ask } = await testGateway({}, { isProduction: true })
  for (const query of [
    '{ job(id: 1) { totl } }',
    '{ jbos { page } }',
    '{ __schema { types { name } } }',
    '{ __type(name: "Job") { name } }',
  ]) {
    const { data, errors } = await ask(query)
    expect(data).toBeUndefined()
    expect(JSON.stringify(errors)).not.toContain('Did you mean')
  }
  const { errors } = await ask('query ($status: [JobStatus!]) { jobs(input: { statuses: $status }) { page } }', { status: ['COMPLETE'] })
  expect(errors[0]?.message).not.toContain('Did you mean')
})

test('suggests fields in development', async () => {
  expect((await gateway.ask('{ job(id: 1) { totl } }')).errors[0]?.message).toContain('Did you mean "total"')
})
