import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { METHODS } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppOptions } from '../app.ts'
import { testGateway, type TestGateway } from '../testing/testGateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({})
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => gateway.app.close())

const portOf = ({ app }: TestGateway): number => (app.server.address() as AddressInfo).port

async function connected(to: TestGateway): Promise<Socket> {
  const socket = connect(portOf(to), '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

interface Reply {
  readonly status: number
  readonly type: string | undefined
  readonly errors: readonly { readonly message: string; readonly extensions: { readonly code: string } }[] | undefined
}

function readAnswer(answer: string): Reply {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const json = JSON.parse(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1)) as Pick<Reply, 'errors'>
  return { status: Number(head.split(' ')[1]), type: /content-type: ([^\r]+)/i.exec(head)?.[1], errors: json.errors }
}

async function say(bytes: string | Buffer): Promise<Reply> {
  const socket = await connected(gateway)
  socket.write(bytes)
  return readAnswer(await text(socket))
}

const lines = (...all: readonly string[]): string => `${all.join('\r\n')}\r\n\r\n`
const host = 'Host: callout.test'
const close = 'Connection: close'

test.each<[string, string | Buffer, number]>([
  ['headers beyond all measure', lines('GET /graphql HTTP/1.1', host, `X-Long: ${'x'.repeat(40_000)}`), 431],
  ['an address beyond all measure', lines(`GET /graphql?query=${'x'.repeat(40_000)} HTTP/1.1`, host), 431],
  ['a verb that HTTP does not have', lines('FETCH /graphql HTTP/1.1', host), 400],
  ['no HTTP at all', 'Hello?\r\n\r\n', 400],
  ['bytes at random', Buffer.from(Array.from({ length: 300 }, (_, i) => (i * 97 + 31) % 256)), 400],
  ['a header with a null in it', lines('GET /graphql HTTP/1.1', host, 'X-Null: a\u0000b'), 400],
  ['two lengths', lines('POST /graphql HTTP/1.1', host, 'Content-Length: 5', 'Content-Length: 6'), 400],
  ['a length and chunks', lines('POST /graphql HTTP/1.1', host, 'Content-Length: 5', 'Transfer-Encoding: chunked'), 400],
  ['a length that is none', lines('POST /graphql HTTP/1.1', host, 'Content-Length: many'), 400],
  [
    'a chunk that is none',
    `${lines('POST /graphql HTTP/1.1', host, 'Content-Type: application/json', 'Transfer-Encoding: chunked')}zz\r\n`,
    400,
  ],
  ['an encoding of the transfer that nobody has', lines('POST /graphql HTTP/1.1', host, 'Transfer-Encoding: chunked, odd'), 400],
  ['a tunnel', lines('CONNECT callout.test:443 HTTP/1.1', host), 405],
  ['an expectation', lines('POST /graphql HTTP/1.1', host, 'Expect: the-spanish-inquisition', 'Content-Length: 2', close), 417],
  ['no host', lines('GET /nowhere HTTP/1.1', close), 404],
  ['HTTP of long ago', lines('GET /nowhere HTTP/1.0'), 404],
  ['another HTTP', lines('GET /graphql HTTP/3.0', host), 400],
  ['an address in a broken encoding', lines('GET /%E0%A4%A HTTP/1.1', host, close), 400],
  ['a query in a broken encoding', lines('GET /graphql?query=%E0%A4%A HTTP/1.1', host, close), 200],
  ['a parameter twice', lines('GET /graphql?query=a&query=b HTTP/1.1', host, close), 400],
  ['an upgrade', lines('GET /graphql HTTP/1.1', host, 'Upgrade: websocket', 'Connection: upgrade, close'), 400],
])('%s is answered as a GraphQL server answers', async (_, bytes, status) => {
  expect(await say(bytes)).toEqual({
    status,
    type: 'application/json; charset=utf-8',
    errors: [expect.objectContaining({ message: expect.any(String), extensions: expect.objectContaining({ code: 'BAD_REQUEST' }) })],
  })
})

const verbs = METHODS.filter((verb) => !['GET', 'POST', 'OPTIONS', 'CONNECT', 'HEAD', 'QUERY'].includes(verb))

test.each(verbs)('%s is no verb of GraphQL', async (verb) => {
  const reply = await say(lines(`${verb} /graphql HTTP/1.1`, host, close))
  expect(reply).toMatchObject({ status: 405, errors: [{ message: 'Use GET or POST.', extensions: { code: 'BAD_REQUEST' } }] })
})

test.each(METHODS.filter((verb) => !['CONNECT', 'HEAD', 'OPTIONS', 'QUERY'].includes(verb)))(
  '%s finds nothing where nothing is',
  async (verb) => {
    const reply = await say(lines(`${verb} /nothing HTTP/1.1`, host, close))
    expect(reply).toMatchObject({ status: 404, errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
  },
)

test('reports the body’s error before the method’s', async () => {
  expect(await say(lines('QUERY /graphql HTTP/1.1', host, close))).toMatchObject({
    status: 400,
    errors: [{ extensions: { code: 'BAD_REQUEST' } }],
  })
})

const body = '{"query":"{ __typename }"}'
const post = (headers: Record<string, string>, payload: string | Buffer = body) =>
  gateway.app.inject({ method: 'POST', url: '/graphql', headers, payload })

test.each([
  '',
  ';',
  'application',
  'application/',
  '/json',
  'application/json,text/plain',
  'application/xml',
  'application/jsonx',
  'application/json; charset=',
  'a'.repeat(3000),
  'multipart/form-data',
  '*/*',
  'application/json\u00e9',
])('the content type %j gives an answer of GraphQL', async (type) => {
  const response = await post({ 'content-type': type })
  expect([200, 415]).toContain(response.statusCode)
  const { data, errors } = response.json<{ data?: unknown; errors?: { extensions: unknown }[] }>()
  expect([data, errors?.[0]?.extensions]).toContainEqual(response.statusCode === 200 ? { __typename: 'Query' } : { code: 'BAD_REQUEST' })
})

test.each<[string, Buffer]>([
  ['UTF-16', Buffer.from(body, 'utf16le')],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ['gzip', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0])],
  ['nothing', Buffer.alloc(0)],
  ['a null', Buffer.from([0])],
])('a body of %s is refused', async (_, payload) => {
  const response = await post({ 'content-type': 'application/json', 'content-encoding': 'gzip' }, payload)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ errors: [{ message: 'The body must be JSON.', extensions: { code: 'BAD_REQUEST' } }] })
})

test.each(['', '*', ';;;q=', 'text/html', '\u00ff', 'a/b,'.repeat(3000)])('answers the Accept header %j in GraphQL', async (accept) => {
  const response = await post({ 'content-type': 'application/json', accept })
  expect([200, 406]).toContain(response.statusCode)
  expect(response.json()).toSatisfy((json: object) => 'data' in json || 'errors' in json)
})

test('uses an accepted media type for errors', async () => {
  const response = await post({ 'content-type': 'application/json', accept: 'application/graphql-response+json' }, '{')
  expect([response.statusCode, response.headers['content-type']]).toEqual([400, 'application/graphql-response+json; charset=utf-8'])
})

/** Closes a gateway while half a request has arrived. */
async function closing(half: string, options: Partial<AppOptions>) {
  const closingHouse = await testGateway({}, options)
  await closingHouse.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = await connected(closingHouse)
  socket.write(half)
  await expect.poll(() => new Promise((resolve) => void closingHouse.app.server.getConnections((_, count) => resolve(count)))).toBe(1)
  return { closed: closingHouse.app.close(), socket }
}

test('closes in spite of an incomplete body', async () => {
  const half = `${lines('POST /graphql HTTP/1.1', host, 'Content-Type: application/json', 'Content-Length: 100')}{"query":`
  const { closed, socket } = await closing(half, { closingMs: 50 })
  socket.on('error', () => {})
  await closed
  await expect.poll(() => socket.closed || socket.readableEnded).toBe(true)
})

test('closes in spite of incomplete headers', async () => {
  const { closed, socket } = await closing('POST /graphql HTTP/1.1\r\nHost: ', { closingMs: 50 })
  socket.on('error', () => {})
  expect(await closed).toBeUndefined()
})

test('times out incomplete requests', () => {
  const { requestTimeout, headersTimeout } = gateway.app.server
  expect([requestTimeout, headersTimeout]).toEqual([120_000, 10_000])
})
