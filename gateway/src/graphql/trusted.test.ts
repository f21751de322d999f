import { createHash } from 'node:crypto'
import { windowHeader } from '@callout/contracts/constants'
import { job } from '@callout/contracts/jobs/samples/record'
import { describe, expect, test } from 'vitest'
import list from '../generated/documents.json' with { type: 'json' }
import { testGateway } from '../testing/testGateway.ts'
import { ok } from '../testing/fakeBackend.ts'
import { readTrusted } from './trusted.ts'

const known = 'query OpenJob($id: ID!) { job(id: $id) { id } }'
const ofLongAgo = 'query Forgotten { whatWasRenamed }'
const getHash = (text: string): string => createHash('sha256').update(text).digest('hex')
const trusted = new Map([known, ofLongAgo].map((text) => [getHash(text), text]))
const headers = { authorization: 'token-1' }
const ofOurClient = { ...headers, [windowHeader]: 'window-1' }
const closed = () => testGateway({ getJob: ok(job) }, { isProduction: true, isOpen: false, trusted })

const named = (text: string, variables: object = {}) => ({
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash: getHash(text) } },
})

test('runs trusted documents by hash in production, also over GET', async () => {
  const { app } = await closed()
  for (const _ of [1, 2, 3]) {
    const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload: named(known, { id: '501' }) })
    expect(answer.json()).toEqual({ data: { job: { id: '501' } } })
  }
  const { variables, extensions } = named(known, { id: '501' })
  const query = new URLSearchParams({ variables: JSON.stringify(variables), extensions: JSON.stringify(extensions) })
  expect((await app.inject({ url: `/graphql?${query}`, headers })).json()).toEqual({ data: { job: { id: '501' } } })
})

test('checks their variables', async () => {
  const { app, backend } = await closed()
  const { errors } = (await app.inject({ method: 'POST', url: '/graphql', headers, payload: named(known) })).json()
  expect(errors[0].extensions.code).toBe('BAD_REQUEST')
  expect(backend.requests).toEqual([])
})

test.each([
  ['one that nobody wrote', 'query { job(id: "501") { id } }'],
  ['one of a client so old that the schema has forgotten its field', ofLongAgo],
])('%s is refused by its hash', async (_, text) => {
  const { app } = await closed()
  const { errors } = (await app.inject({ method: 'POST', url: '/graphql', headers: ofOurClient, payload: named(text) })).json()
  expect(errors[0].extensions.code).toBe('UNKNOWN_DOCUMENT')
})

test('returns UNKNOWN_DOCUMENT for a removed document', async () => {
  const { app } = await closed()
  const { errors } = (await app.inject({ method: 'POST', url: '/graphql', headers: ofOurClient, payload: named('{ gone }') })).json()
  expect(errors).toEqual([
    { message: 'This page is older than the service. Reload it to go on.', extensions: { code: 'UNKNOWN_DOCUMENT' } },
  ])
})

describe('automatic persisted queries of other clients', () => {
  const text = 'query Other { job(id: "501") { id } }'
  const notSupported = [{ message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }]
  const inQuery = (parameters: { readonly extensions: object; readonly query?: string }) =>
    `/graphql?${new URLSearchParams({ ...(parameters.query && { query: parameters.query }), extensions: JSON.stringify(parameters.extensions) })}`

  test.each([true, false])('are not supported, by POST and GET (open documents: %s)', async (isOpen) => {
    const { app, backend } = await testGateway({ getJob: ok(job) }, { isProduction: true, isOpen, trusted })
    const { extensions } = named(text)
    const posted = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { extensions } })
    expect([posted.statusCode, posted.json()]).toEqual([200, { errors: notSupported }])
    expect((await app.inject({ url: inQuery({ extensions }), headers })).json()).toEqual({ errors: notSupported })
    expect(backend.requests).toEqual([])
  })

  test('a request with its text is answered where documents are open', async () => {
    const { app } = await testGateway({ getJob: ok(job) }, { isProduction: true, isOpen: true, trusted })
    const { extensions } = named(text)
    const data = { data: { job: { id: '501' } } }
    const payload = { query: text, extensions }
    expect((await app.inject({ method: 'POST', url: '/graphql', headers, payload })).json()).toEqual(data)
    expect((await app.inject({ url: inQuery(payload), headers })).json()).toEqual(data)
  })

  test('a request with its text is refused elsewhere', async () => {
    const { app } = await closed()
    const { extensions } = named(text)
    const { errors } = (await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: text, extensions } })).json()
    expect(errors[0].extensions.code).toBe('BAD_REQUEST')
  })
})

test('rejects other documents unless a setting allows them', async () => {
  const payload = { query: '{ job(id: "501") { id } }' }
  const { app, backend } = await closed()
  const { errors } = (await app.inject({ method: 'POST', url: '/graphql', headers, payload })).json()
  expect(errors[0]).toMatchObject({ message: expect.stringContaining('OPEN_DOCUMENTS=1') as unknown, extensions: { code: 'BAD_REQUEST' } })
  expect(backend.requests).toEqual([])
  expect(
    (await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: known, variables: { id: '501' } } })).json(),
  ).toEqual({
    data: { job: { id: '501' } },
  })
  const open = await testGateway({ getJob: ok(job) }, { isProduction: true, isOpen: true, trusted })
  expect((await open.app.inject({ method: 'POST', url: '/graphql', headers, payload })).json()).toEqual({ data: { job: { id: '501' } } })
})

test.each([{ sha256Hash: 'abc' }, { sha256Hash: 7 }, { sha256Hash: 'g'.repeat(64) }, []])('%j names nothing', async (persistedQuery) => {
  const { app } = await closed()
  const { errors } = (await app.inject({ method: 'POST', url: '/graphql', headers, payload: { extensions: { persistedQuery } } })).json()
  expect(errors[0].extensions.code).toBe('BAD_REQUEST')
})

test('finds every client document valid and within limits', async () => {
  const texts = readTrusted()
  expect(texts.size).toBeGreaterThan(150)
  for (const [hash, text] of texts) expect(getHash(text)).toBe(hash)
  const { app } = await testGateway({}, { isProduction: true, isOpen: false })
  for (const text of Object.values(list.documents)) {
    const { errors } = (await app.inject({ method: 'POST', url: '/graphql', headers, payload: named(text) })).json()
    expect(errors?.[0].extensions.code, text).not.toBe('UNKNOWN_DOCUMENT')
  }
})
