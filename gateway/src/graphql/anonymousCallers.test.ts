import { profileReply } from '@callout/contracts/profile/samples'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { testGateway, type TestGateway } from '../testing/testGateway.ts'
import { bodyBounds, ANONYMOUS_BODY_BYTES } from './bodies.ts'
import { excess, structureOf } from './jsonBounds.ts'
import { documentLimits } from './limits.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({}, { isProduction: true })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => gateway.app.close())

const LARGEST_REPLY = 16_000

/** Sends a body without a token. Returns the response and how much of the body was parsed. */
async function send(payload: string) {
  const parse = vi.spyOn(JSON, 'parse')
  const before = gateway.backend.requests.length
  const response = await gateway.app.inject({ method: 'POST', url: '/graphql', headers: { 'content-type': 'application/json' }, payload })
  const parsed = parse.mock.calls.map(([text]) => text)
  parse.mockRestore()
  const { data, errors } = JSON.parse(response.body) as { data?: unknown; errors?: { message: string; extensions: { code: string } }[] }
  return { status: response.statusCode, size: response.body.length, data, errors, parsed, calls: gateway.backend.requests.length - before }
}

/** Mercurius parses an unreadable document as JSON. */
const isWithin = (text: string): boolean =>
  text.length <= documentLimits.characters ||
  (text.length <= ANONYMOUS_BODY_BYTES && excess(structureOf(text, bodyBounds.authenticated), bodyBounds.anonymous) === undefined)

/** Which bounds of an anonymous request were exceeded. */
async function excessesOf(payload: string): Promise<string[]> {
  const { status, size, data, errors = [], parsed, calls } = await send(payload)
  const claims = {
    'it is refused or answered': [200, 400, 413].includes(status) && (data !== undefined || errors.length > 0),
    'nothing of ours breaks': errors.every(({ extensions }) => extensions.code !== 'INTERNAL'),
    'a few errors tell what is wrong': errors.length <= 11,
    'the reply is short': size < LARGEST_REPLY,
    'few calls are made': calls <= documentLimits.rootFields,
    'nothing large or intricate is parsed': parsed.every(isWithin),
  }
  return Object.entries(claims).flatMap(([claim, holds]) => (holds ? [] : [claim]))
}

const times = (n: number, text: (i: number) => string, between = ''): string => Array.from({ length: n }, (_, i) => text(i)).join(between)
const documentRequest = (query: string, variables = 'null'): string => `{"query":${JSON.stringify(query)},"variables":${variables}}`
const statuses = 'query ($s: [JobStatus!]) { jobs(input: { statuses: $s }) { page } }'
const input = 'mutation ($i: JobInput!) { createJob(input: $i) { id } }'

test.each<[string, () => string]>([
  ['half a million unknown keys', () => documentRequest(input, `{"i":{${times(500_000, (i) => `"k${i}":1`, ',')}}}`)],
  ['as many unknown keys as a map may have', () => documentRequest(input, `{"i":{${times(60, (i) => `"k${i}":1`, ',')}}}`)],
  ['a million wrong enum values', () => documentRequest(statuses, `{"s":[${times(1_300_000, () => '"X"', ',')}]}`)],
  ['as many wrong enum values as there may be', () => documentRequest(statuses, `{"s":[${times(490, () => '"X"', ',')}]}`)],
  ['a few wrong values that are long', () => documentRequest(statuses, `{"s":[${times(20, () => `"${'x'.repeat(3000)}"`, ',')}]}`)],
  ['long keys that nobody knows', () => documentRequest(input, `{"i":{${times(20, (i) => `"${'titel'.repeat(600)}${i}":1`, ',')}}}`)],
  ['eight megabytes of brackets', () => '['.repeat(8_000_000)],
  ['brackets in the variables', () => documentRequest(statuses, '['.repeat(60_000))],
  ['a list in a list in a list', () => documentRequest(statuses, `{"s":${'['.repeat(500)}${']'.repeat(500)}}`)],
  ['maps in maps', () => '{"a":'.repeat(10_000)],
  ['eight megabytes of a string', () => `"${'\\"'.repeat(4_000_000)}`],
  ['a string that does not end', () => `{"query":"${'x'.repeat(60_000)}`],
  ['eight megabytes of spaces', () => ' '.repeat(8_000_000)],
  ['eight megabytes of commas', () => ','.repeat(8_000_000)],
  ['deep selections', () => documentRequest(times(3000, () => '{a'))],
  ['deep lists in a document', () => documentRequest(`{ jobs(input: ${'['.repeat(3500)}) { page } }`)],
  ['deep types of a variable', () => documentRequest(`query ($a: ${'['.repeat(3500)}Int) { __typename }`)],
  ['one field, written as often as there is room', () => documentRequest(`{ job(id: 1) { ${'id '.repeat(2500)} } }`)],
  [
    'fragments that nobody spreads',
    () => documentRequest(`{ __typename } ${times(100, (i) => `fragment F${i} on Job { ${'id '.repeat(10)} }`, ' ')}`),
  ],
  [
    'fragments that double',
    () =>
      documentRequest(
        `{ ...F0 } ${times(60, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`, ' ')} fragment F60 on Query { __typename }`,
      ),
  ],
  ['fragments in a circle', () => documentRequest('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }')],
  [
    'fields that contradict each other',
    () => documentRequest(`{ ${times(6, (i) => `jobs(input: { page: ${i} }) { ${times(10, (j) => `a${j}: page`, ' ')} }`, ' ')} }`),
  ],
  [
    'very many variables',
    () => documentRequest(`query (${times(400, (i) => `$a${i}: Int`, ' ')}) { __typename }`, `{${times(60, (i) => `"a${i}":"x"`, ',')}}`),
  ],
  ['very many names that nobody knows', () => documentRequest(`{ ${times(190, (i) => `unknown${i}`, ' ')} }`)],
  ['directives', () => documentRequest(`{ __typename ${'@include(if: true) '.repeat(400)} }`)],
  ['an argument that goes on', () => documentRequest(`{ jobs(input: { statuses: [${'COMPLETED '.repeat(700)}] }) { page } }`)],
  [
    'the whole schema, over and over',
    () => documentRequest(`{ ${times(6, (i) => `s${i}: __schema { types { name fields { name type { name } } } }`, ' ')} }`),
  ],
])('%s: the work is bounded', async (_, body) => {
  expect(await excessesOf(body())).toEqual([])
})

const count = fc.oneof({ weight: 3, arbitrary: fc.nat(80) }, fc.nat(3000), fc.constantFrom(60, 61, 200, 201, 500, 501, 20_000))
const word = fc.constantFrom(
  'jobs',
  'job',
  'id',
  'input',
  'statuses',
  'page',
  'customer',
  'x',
  '__typename',
  '$a',
  '...F',
  'on',
  '@skip(if: $a)',
  '"',
  '"""',
  '#',
  '&',
  '\\',
  'é',
)
const leaf = fc.oneof(
  fc.string(),
  fc.double(),
  fc.constantFrom('null', '"COMPLETED"', '1e999', '-0', '{}', '[]', '"\\ud800"', '{"__proto__":1}', '"constructor"'),
)

/** Valid JSON beyond the bounds, and text that is no JSON. */
const hostileJson = fc.oneof(
  fc.tuple(count, leaf).map(([n, item]) => `[${times(n, () => String(item), ',')}]`),
  fc.tuple(count, leaf).map(([n, item]) => `{${times(n, (i) => `"k${i}":${String(item)}`, ',')}}`),
  fc.tuple(count, fc.constantFrom('[', '{"a":', '[{"a":[')).map(([n, open]) => open.repeat(n)),
  fc.tuple(count, count).map(([n, m]) => `{"i":[${times(n % 300, () => `{"title":"${'x'.repeat(m % 200)}"}`, ',')}]}`),
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.string(),
)
const hostileDocument = fc.oneof(
  fc.tuple(count, word).map(([n, item]) => `{ ${`${item} `.repeat(n)} }`),
  fc.tuple(count, word, fc.constantFrom('{', '(', '[')).map(([n, item, open]) => `{ ${`${item}${open}`.repeat(n)}`),
  fc
    .array(
      fc.oneof(word, fc.constantFrom('{', '}', '(', ')', '[', ']', ':', '!', '=', 'query', 'mutation', 'fragment', 'subscription', 'F')),
      { maxLength: 60 },
    )
    .map((texts) => texts.join(' ')),
  fc.constantFrom(statuses, input, '{ countries { id name } }', 'mutation ($i: SignInInput!) { signIn(input: $i) { __typename } }'),
)
const body = fc.oneof(
  fc.tuple(hostileDocument, hostileJson).map(([query, variables]) => documentRequest(query, variables)),
  fc
    .tuple(fc.constantFrom(statuses, input), fc.constantFrom('s', 'i'), hostileJson)
    .map(([query, name, value]) => documentRequest(query, `{"${name}":${value}}`)),
  hostileJson,
)

test('bounds the work for any anonymous body', async () => {
  await fc.assert(
    fc.asyncProperty(body, async (payload) => {
      expect(await excessesOf(payload)).toEqual([])
    }),
    { numRuns: 400 },
  )
})

test.each(['query', 'variables', 'extensions', 'operationName'])('bounds the work for any anonymous %s in the URL', async (name) => {
  await fc.assert(
    fc.asyncProperty(hostileJson, async (text) => {
      const query: Record<string, string> = { query: '{ __typename }', [name]: text.slice(0, 12_000) }
      const { statusCode, body: reply } = await gateway.app.inject({ method: 'GET', url: '/graphql', query })
      expect([200, 400]).toContain(statusCode)
      expect(reply.length).toBeLessThan(LARGEST_REPLY)
    }),
    { numRuns: 60 },
  )
})

const getList = (length: number): string => documentRequest(statuses, `{"s":[${times(length, () => '"COMPLETED"', ',')}]}`)
const post = (app: TestGateway['app'], payload: string, token?: string) =>
  app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    payload,
  })

test('allows larger bodies after verifying the token once', async () => {
  const { app, backend } = await testGateway({
    getProfile: { json: { responseCode: 200, responseMessage: '', responseData: profileReply } },
  })
  expect((await post(app, getList(2000))).json()).toEqual({
    errors: [{ message: 'A request can have up to 500 commas.', extensions: { code: 'BAD_REQUEST' } }],
  })
  expect(backend.calls).toEqual({})
  for (let i = 0; i < 3; i++)
    expect((await post(app, getList(2000), 'token-1')).json()).toMatchObject({ errors: [{ message: 'This asks for too much at once.' }] })
  expect(backend.calls).toEqual({ getProfile: 1 })
})

test('allows nothing more with a rejected token', async () => {
  const { app, backend } = await testGateway({
    getProfile: { json: { responseCode: 401, responseMessage: 'Who are you?', responseData: null } },
  })
  const response = await post(app, getList(2000), 'forged')
  expect(response.json()).toEqual({ errors: [{ message: 'Who are you?', extensions: { code: 'UNAUTHENTICATED', responseCode: 401 } }] })
  expect(backend.calls).toEqual({ getProfile: 1 })
})

test('bounds authenticated bodies too', async () => {
  const { app } = await testGateway({ getProfile: { json: { responseCode: 200, responseMessage: '', responseData: profileReply } } })
  expect((await post(app, getList(25_000), 'token-1')).json()).toMatchObject({
    errors: [{ message: 'A request can have up to 20000 commas.' }],
  })
})
