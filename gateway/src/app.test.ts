import { join } from 'node:path'
import { job } from '@callout/contracts/jobs/samples/record'
import supertest from 'supertest'
import { expect, test } from 'vitest'
import { folderWith } from './testing/folderWith.ts'
import { testGateway } from './testing/testGateway.ts'
import { FakeBackend, ok, refused } from './testing/fakeBackend.ts'

const builtClient = (): string =>
  folderWith({
    'index.html': '<html><script>document.theme = 1</script><script type="module" src="/assets/main-a1b2c3d4.js"></script></html>',
    'assets/main-a1b2c3d4.js': 'plain',
    'assets/main-a1b2c3d4.js.br': 'brotli',
    'meta.json': '{"version":"4.0.1"}',
  })
type Options = Parameters<typeof testGateway>[1]

async function http(options?: Options) {
  const { app } = await testGateway({}, options)
  await app.ready()
  return supertest(app.server)
}
const served = () => http({ clientDir: builtClient() })

class Upstream extends FakeBackend {
  readonly #isThere: boolean
  constructor(isThere: boolean) {
    super({})
    this.#isThere = isThere
  }
  override dispatch(...[, handler]: Parameters<FakeBackend['dispatch']>): boolean {
    const controller = { aborted: false, paused: false, reason: null, abort: () => {}, pause: () => {}, resume: () => {} }
    if (this.#isThere) handler.onResponseStart?.(controller, 404, {}, '')
    if (this.#isThere) handler.onResponseEnd?.(controller, {})
    else handler.onResponseError?.(controller, new Error('ECONNREFUSED'))
    return true
  }
}

test.each([
  [true, 'ok'],
  [false, 'unreachable'],
])('health answers whether upstream does (%s) or not', async (isThere, upstream) => {
  const browser = await http({ dispatcher: new Upstream(isThere) })
  const { status, body } = await browser.get('/health')
  expect([status, body]).toEqual([200, { status: 'ok', upstream }])
})

test('allows CORS for the listed origins only', async () => {
  const browser = await http({ corsOrigins: ['https://app.example'], corsHeaders: ['x-team'] })
  const preflight = (origin: string) =>
    browser.options('/graphql').set({ origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' })
  const listed = await preflight('https://app.example')
  expect(listed.headers).toMatchObject({
    'access-control-allow-origin': 'https://app.example',
    'access-control-allow-headers': [
      'authorization, content-type, x-time-zone, x-callout-window, traceparent, tracestate, baggage, sentry-trace, x-request-id',
      'apollographql-client-name, apollographql-client-version, x-team',
    ].join(', '),
  })
  expect((await preflight('https://evil.example')).headers).not.toHaveProperty('access-control-allow-origin')
})

test('allows no other origin without a list', async () => {
  const browser = await http()
  const response = await browser.post('/graphql').set('origin', 'https://app.example').send({ query: '{ __typename }' })
  expect(response.headers).not.toHaveProperty('access-control-allow-origin')
})

test('logs one line per request without tokens', async () => {
  const { ask, log } = await testGateway({ getJob: refused(403, 'No') })
  await ask('query OpenJob { job(id: "501") { id } }', {}, 'secret-token')
  expect(log).toHaveLength(1)
  expect(log[0]).toMatchObject({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    method: 'POST',
    path: '/graphql',
    status: 200,
    ms: expect.any(Number),
    operation: 'OpenJob',
    code: 'FORBIDDEN',
    upstreamCalls: 1,
    reqId: expect.any(String),
  })
  expect(JSON.stringify(log)).not.toContain('secret-token')
})

test('logs no code for a success', async () => {
  const { ask, log } = await testGateway({ getJob: ok(job) })
  await ask('{ job(id: "501") { id } }')
  expect(log[0]).not.toHaveProperty('code')
})

test.each(['/', '/jobs/501', '/login?next=%2Fjobs'])(
  'serves the client’s page at %s without caching and with a policy for its script',
  async (url) => {
    const response = await (await served()).get(url).accept('text/html').expect(200)
    expect(response.text).toContain('<html>')
    expect(response.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    expect(response.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+='; style-src 'self';/)
    expect(response.headers['content-security-policy']).toMatch(/; report-uri \/csp-reports; report-to csp$/)
    expect(response.headers['reporting-endpoints']).toBe('csp="/csp-reports"')
  },
)

test('caches hashed files for a year and serves compressed variants', async () => {
  const { app } = await testGateway({}, { clientDir: builtClient() })
  const url = '/assets/main-a1b2c3d4.js'
  // inject instead of fetch: the fixture's bytes are not valid brotli.
  const [plain, brotli] = [await app.inject({ url }), await app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } })]
  expect([plain.body, brotli.body]).toEqual(['plain', 'brotli'])
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
  })
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('never caches the version file', async () => {
  const browser = await served()
  const { headers, body } = await browser.get('/meta.json')
  expect([headers['cache-control'], body]).toEqual(['no-store', { version: '4.0.1' }])
})

test.each([
  ['/favicon.ico', /^image\//],
  ['/robots.txt', /^text\/plain/],
])('%s is served from the public folder of the client', async (url, type) => {
  const browser = await http({ clientDir: join(import.meta.dirname, '../../client/public') })
  for (const request of [browser.get(url), browser.head(url)]) {
    const { status, headers } = await request
    expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(type)])
  }
})

test('returns 404 for a missing file', async () => {
  const browser = await served()
  const { status } = await browser.get('/assets/gone-12345678.js').accept('*/*')
  expect(status).toBe(404)
})

interface Case {
  readonly name: string
  readonly method?: 'get' | 'post' | 'put' | 'delete' | 'head'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly status: number
  readonly replyHeaders?: object
  readonly code?: string
}
const json = { 'content-type': 'application/json' }
const query = '{"query":"{ __typename }"}'

const cases: readonly Case[] = [
  { name: 'a query', method: 'post', path: '/graphql', headers: json, body: query, status: 200 },
  { name: 'a query over GET', path: '/graphql?query=%7B__typename%7D', status: 200 },
  {
    name: 'a query for application/graphql-response+json',
    method: 'post',
    path: '/graphql',
    headers: { ...json, accept: 'application/graphql-response+json' },
    body: query,
    status: 200,
    replyHeaders: { 'content-type': 'application/graphql-response+json; charset=utf-8' },
  },
  { name: 'broken JSON', method: 'post', path: '/graphql', headers: json, body: '{"query":', status: 400, code: 'BAD_REQUEST' },
  { name: 'an empty body', method: 'post', path: '/graphql', headers: json, status: 400, code: 'BAD_REQUEST' },
  {
    name: 'a form',
    method: 'post',
    path: '/graphql',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'query=x',
    status: 415,
    code: 'BAD_REQUEST',
  },
  {
    name: 'a reply as HTML',
    method: 'post',
    path: '/graphql',
    headers: { ...json, accept: 'text/html' },
    body: query,
    status: 406,
    code: 'BAD_REQUEST',
  },
  {
    name: 'a body of more than 8 MB',
    method: 'post',
    path: '/graphql',
    headers: json,
    body: JSON.stringify({ query: 'x'.repeat(9 * 1024 * 1024) }),
    status: 413,
    code: 'BAD_REQUEST',
  },
  { name: 'a wrong method', method: 'put', path: '/graphql', status: 405, replyHeaders: { allow: 'GET, POST' }, code: 'BAD_REQUEST' },
  { name: 'HEAD', method: 'head', path: '/graphql', status: 405, replyHeaders: { allow: 'GET, POST' } },
  { name: 'an unknown path', path: '/nowhere', status: 404, replyHeaders: { 'cache-control': 'no-store' }, code: 'BAD_REQUEST' },
  { name: 'an event stream without a token', path: '/events', status: 401, code: 'UNAUTHENTICATED' },
  { name: 'liveness', path: '/health/live', status: 200, replyHeaders: { 'cache-control': 'no-store' } },
  { name: 'HEAD of liveness', method: 'head', path: '/health/live', status: 200 },
]

test.each(cases)('answers $method $path for $name with $status', async ({ method = 'get', path, headers = {}, body, ...expected }) => {
  const browser = await http()
  const response = await browser[method](path).set(headers).send(body)
  expect(response.status).toBe(expected.status)
  expect(response.headers).toMatchObject({ 'x-content-type-options': 'nosniff', ...expected.replyHeaders })
  const reply = expected.code === undefined ? {} : { errors: [{ extensions: { code: expected.code } }] }
  expect(response.body).toMatchObject(reply)
})
