import { isRecord } from '@callout/contracts/reply/isRecord'
import { createServer, type IncomingMessage } from 'node:http'
import { testApp } from '@callout/mock-api/testing/testApp'
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { specBackend } from '../tests/specBackend/backend.ts'
import type { VariantName } from '../tests/specBackend/variants.ts'
import { check } from './check.ts'
import { planOf } from './plan.ts'
import { resultsOf } from './results.ts'
import { type CheckOptions, readOptions } from './options.ts'

const mock = testApp()
afterAll(() => mock.app.close())
afterEach(() => vi.unstubAllEnvs())

type Loose = Readonly<Record<string, unknown>>

async function getText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** The mock API at `/v1`, with changed replies. Creates answer with HTTP 201. */
async function backendAtV1(change: (text: string, path: string) => string): Promise<string> {
  const server = createServer(async (request, response) => {
    const { url = '' } = request
    const method = request.method as 'GET' | 'POST'
    const { host: _, 'content-length': __, ...headers } = request.headers
    const payload = await getText(request)
    const path = url.replace(/^\/v1/, '/api/v1')
    const reply = await mock.app.inject({ method, url: path, headers, ...(payload !== '' && { payload }) })
    const status = path.startsWith('/v1') ? 404 : method === 'POST' ? 201 : reply.statusCode
    response.writeHead(status, { 'content-type': 'application/json' }).end(change(reply.body, path.split('?')[0] ?? ''))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as { port: number }).port}/v1`
}

async function checked(...args: readonly string[]) {
  const { report } = await check(readOptions(args) as CheckOptions, () => undefined)
  return report
}

const calls = (...names: readonly string[]): string[] => names.flatMap((name) => ['--call', name])

/** Lists without their page, and records below their name. */
const inOtherShapes = (text: string): string => {
  const reply = JSON.parse(text) as Loose
  const data = reply['responseData']
  if (!isRecord(data)) return text
  if (Array.isArray(data['taxes'])) return JSON.stringify({ ...reply, responseData: data['taxes'] })
  if (isRecord(data['pagination'])) {
    const { pagination, ...lists } = data
    return JSON.stringify({ ...reply, responseData: { records: Object.values(lists).find(Array.isArray), pagination } })
  }
  return 'rate' in data ? JSON.stringify({ ...reply, responseData: { tax: data } }) : text
}

test('reads other notations, HTTP 201 and the base path /v1 with an account of the backend', { tags: 'nightly' }, async () => {
  vi.stubEnv('BACKEND_PASSWORD', 'demo1234')
  vi.stubEnv('BACKEND_TOKEN', undefined)
  const address = await backendAtV1(inOtherShapes)
  const names = ['signIn', 'register', 'forgotPassword', 'getTax', 'createTax', 'listServices', 'getEarnings', 'listTaxes']
  const email = ['--email', 'owner@demo.test', '--allow-writes']
  const { results } = await checked('--base-url', address, ...email, ...calls(...names))
  const byName = Object.fromEntries(results.calls.map(({ call, status, reason }) => [call.name, status === 'not tried' ? reason : status]))
  expect(byName).toEqual({
    ...Object.fromEntries(names.map((name) => [name, 'conforms'])),
    register: 'it needs an account of the demo: use --states-url',
    listTaxes: 'differs',
  })
  // A bare list has no page.
  const list = results.calls.find(({ call }) => call.name === 'listTaxes')
  expect(list?.differences.map(({ field }) => field)).toEqual(['responseData.pagination'])
})

test('names ids above 2^53, and does not use them', { tags: 'nightly' }, async () => {
  vi.stubEnv('BACKEND_TOKEN', await mock.signIn('owner'))
  const address = await backendAtV1((text) => text.replace('"id":101,', '"id":9007199254740993,'))
  const { results } = await checked('--base-url', address, ...calls('listTaxes', 'getTax'))
  const [list, read] = results.calls
  expect(list).toMatchObject({ status: 'differs' })
  expect(list?.differences).toMatchObject([{ field: 'responseData.taxes[].id', message: 'is above 2^53: the gateway can’t read it' }])
  expect(read).toMatchObject({ status: 'conforms' })
})

test('leaves the calls of accounts out where the backend has no demo user', async () => {
  const address = await backendAtV1((text) => text)
  const { results } = await checked('--base-url', address, '--allow-writes', '--domain', 'auth')
  expect(results.calls.map(({ status }) => status)).toEqual(results.calls.map(() => 'not tried'))
  expect(results.calls.every(({ reason }) => reason?.startsWith('it needs an account'))).toBe(true)
})

test('refuses an account that the backend refuses', async () => {
  vi.stubEnv('BACKEND_PASSWORD', 'wrong-password')
  vi.stubEnv('BACKEND_TOKEN', undefined)
  const address = await backendAtV1((text) => text)
  await expect(checked('--base-url', address, '--email', 'owner@demo.test', ...calls('getTax'))).rejects.toThrow(
    `${address} refuses to sign owner@demo.test in: `,
  )
})

/** Notations that cost nothing: each alone at night, and in two groups otherwise. */
const readNotations: readonly VariantName[][] =
  process.env['NIGHTLY'] === undefined
    ? [['digits in texts', '0 and 1', 'ISO times', 'lookups under a name', 'records under their names', 'bare lists']]
    : [
        ['digits in texts'],
        ['decimals as texts'],
        ['0 and 1'],
        ['ISO times'],
        ['10:00 AM'],
        ['bare lists'],
        ['lists under another name'],
        ['lookups under a name'],
        ['records under their names'],
        ['users without their name'],
      ]
const domains = process.env['NIGHTLY'] === undefined ? ['taxes', 'lookups'].flatMap((name) => ['--domain', name]) : []

async function lostWith(names: readonly VariantName[]): Promise<string[]> {
  const app = specBackend(names)
  onTestFinished(() => app.close())
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const options = readOptions(['--base-url', address, ...domains]) as CheckOptions
  const { calls: found } = await resultsOf(await planOf(options, 'token-1'), options, 'token-1', '.tmp/backend-check/notations')
  return found.flatMap(({ call, differences }) => differences.map(({ field, message }) => `${call.name} ${field} ${message}`))
}

test('loses nothing by the notations that the gateway reads', async () => {
  const plain = await lostWith([])
  expect(plain.length).toBeGreaterThan(10)
  for (const names of readNotations) {
    const isBare = names.includes('bare lists')
    const lost = await lostWith(names)
    expect([names, lost.filter((field) => !plain.includes(field) && !(isBare && field.includes('pagination')))]).toEqual([names, []])
  }
}, 600_000)
