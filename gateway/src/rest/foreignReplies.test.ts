import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { countries } from '@callout/contracts/lookups/samples'
import { managedJob } from '@callout/contracts/jobs/samples/record'
import { expect, test } from 'vitest'
import { type Answering, envelope, gatewayBefore, serve } from '../testing/gatewayBefore.ts'

const read = '{ countries { name } }'
const write = 'mutation { manageJob(input: { jobId: "501", action: START }) { job { id } } }'
const names = { countries: countries.map(({ name }) => ({ name })) }
const list = envelope(countries)
const getCode = ({ errors }: { readonly errors: readonly { readonly extensions?: Readonly<Record<string, unknown>> }[] }) =>
  errors.map(({ extensions }) => extensions?.['code'])

const sending =
  (body: Buffer | string, headers: Record<string, string> = {}): Answering =>
  (response) =>
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body)

test.each<[string, Buffer]>([
  ['gzip', gzipSync(list)],
  ['X-GZIP', gzipSync(list)],
  ['deflate', deflateSync(list)],
  ['br', brotliCompressSync(list)],
  ['zstd', zstdCompressSync(list)],
  ['gzip, br', brotliCompressSync(gzipSync(list))],
  ['identity', Buffer.from(list)],
  ['utf-8', Buffer.from(list)],
])('reads a reply with the content encoding %s', async (encoding, body) => {
  const { ask } = await gatewayBefore(sending(body, { 'content-encoding': encoding }))
  expect(await ask(read)).toEqual({ data: names, errors: [] })
})

test('the limit of a reply counts decompressed bytes', async () => {
  const limits = { maxReplyBytes: 20_000 }
  const small = await gatewayBefore(sending(gzipSync(list + ' '.repeat(19_990 - list.length)), { 'content-encoding': 'gzip' }), { limits })
  expect((await small.ask(read)).data).toEqual(names)
  const large = await gatewayBefore(sending(gzipSync(list + ' '.repeat(20_001)), { 'content-encoding': 'gzip' }), { limits })
  expect(getCode(await large.ask(read))).toEqual(['UPSTREAM_TOO_LARGE'])
})

test('reads no reply with more than five codings', async () => {
  const { ask, warnings } = await gatewayBefore(sending(list, { 'content-encoding': Array.from({ length: 6 }, () => 'gzip').join(', ') }))
  expect(getCode(await ask(read))).toEqual(['UPSTREAM_BAD_REPLY'])
  expect(warnings()).toMatchObject([{ encoding: 'gzip, gzip, gzip, gzip, gzip, gzip' }])
})

test('skips a byte order mark, compressed or not', async () => {
  const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(list)])
  for (const answer of [sending(marked), sending(gzipSync(marked), { 'content-encoding': 'gzip' })])
    expect(await (await gatewayBefore(answer)).ask(read)).toEqual({ data: names, errors: [] })
})

const redirecting =
  (status: number, data: unknown): Answering =>
  (response, { url }) =>
    url.endsWith('/') ? response.end(envelope(data)) : response.writeHead(status, { location: `${url}/` }).end('Moved')

test.each([301, 302, 307, 308])('follows status %i of a read with the same headers', async (status) => {
  const { ask, received } = await gatewayBefore(redirecting(status, countries))
  expect(await ask(read)).toEqual({ data: names, errors: [] })
  expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/v1/countries', 'GET /api/v1/countries/'])
  expect(received[1]?.headers).toEqual(received[0]?.headers)
})

test.each([307, 308])('follows status %i of a write with the same body', async (status) => {
  const { ask, received } = await gatewayBefore(redirecting(status, managedJob))
  expect((await ask(write)).errors).toEqual([])
  expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /api/v1/jobs/manage_job', 'POST /api/v1/jobs/manage_job/'])
  expect(received[1]).toMatchObject({ body: received[0]?.body, headers: received[0]?.headers })
  expect(received[0]?.body).toContain('501')
})

test.each([301, 302, 303])('never repeats a write after status %i, and names the setting in the log', async (status) => {
  const { ask, received, warnings } = await gatewayBefore(redirecting(status, managedJob))
  expect(getCode(await ask(write))).toEqual(['UPSTREAM_BAD_REPLY'])
  expect(received).toHaveLength(1)
  expect(warnings()).toMatchObject([{ msg: expect.stringMatching(/^POST \S+ redirects to \S+\/: set REST_BASE_URL$/) as unknown, status }])
})

test.each([300, 303, 304])('does not follow status %i of a read', async (status) => {
  const { ask, received } = await gatewayBefore(redirecting(status, countries))
  expect(getCode(await ask(read))).toEqual(['UPSTREAM_BAD_REPLY'])
  expect(received).toHaveLength(1)
})

test('follows one redirect only', async () => {
  const { ask, received, warnings } = await gatewayBefore((response, { url }) => response.writeHead(302, { location: `${url}/` }).end())
  expect(getCode(await ask(read))).toEqual(['UPSTREAM_BAD_REPLY'])
  expect(received).toHaveLength(2)
  expect(warnings()).toHaveLength(1)
})

test('a redirect is no envelope, whatever its body', async () => {
  const { ask } = await gatewayBefore((response) => response.writeHead(302).end(list))
  expect(getCode(await ask(read))).toEqual(['UPSTREAM_BAD_REPLY'])
})

test('sends nothing to another port, and the probe finds no backend', async () => {
  const item = await serve((response) => response.end(list))
  const { app, ask, warnings } = await gatewayBefore((response, { url }) =>
    response.writeHead(302, { location: `${item.origin}${url}?secret=1` }).end(),
  )
  expect(getCode(await ask(read))).toEqual(['UPSTREAM_BAD_REPLY'])
  expect((await app.inject('/health')).json()).toMatchObject({ upstream: 'unreachable' })
  expect(item.received).toEqual([])
  expect(warnings()).toMatchObject([{ msg: `GET /countries redirects to ${item.origin}/api/v1/countries: set REST_BASE_URL` }])
  expect(JSON.stringify(warnings())).not.toContain('secret')
})

test('the probe follows a redirect of the same server', async () => {
  const { app } = await gatewayBefore(redirecting(301, null))
  expect((await app.inject('/health')).json()).toMatchObject({ upstream: 'ok' })
})

test.each<[string, string, Record<string, string>, object]>([
  ['that is a page', '<html>secret-value', { 'content-type': 'text/html' }, { status: 200, contentType: 'text/html' }],
  ['that is not compressed as it says', list, { 'content-encoding': 'gzip' }, { encoding: 'gzip' }],
])('logs one line for a reply %s', async (_, body, headers, fields) => {
  const { ask, warnings } = await gatewayBefore(sending(body, headers))
  expect(getCode(await ask(read))).toEqual(['UPSTREAM_BAD_REPLY'])
  expect(warnings()).toMatchObject([{ msg: 'the reply to GET /countries can’t be read', call: 'GET /countries', ...fields }])
  expect(JSON.stringify(warnings())).not.toContain('secret-value')
})
