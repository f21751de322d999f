import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { PLATFORM_HEADER, PLATFORM_WEB } from '@callout/contracts/constants'
import { buildApp } from '@callout/gateway/app'
import { testApp } from '@callout/mock-api/testing/testApp'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { check } from '../../backend-check/check.ts'
import { type CheckOptions, readOptions } from '../../backend-check/options.ts'
import { readCases } from '../cases/readCases.ts'

const mock = testApp()
afterAll(() => mock.app.close())

interface Sent {
  readonly status: number
  readonly text: string
}
interface Asked {
  readonly method: string | undefined
  readonly url: string
}
type Answering = (response: ServerResponse, sent: Sent, asked: Asked) => void
/** A status and a location, sent instead of making the call. */
type Redirect = (url: string) => { readonly status: number; readonly location: string } | undefined

async function mockReply(request: IncomingMessage, url: string): Promise<Sent> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { host: _, 'content-length': __, ...headers } = request.headers
  const payload = Buffer.concat(chunks)
  const { method } = request
  const reply = await mock.app.inject({ method: method as 'GET', url, headers, ...(payload.length > 0 && { payload }) })
  return { status: reply.statusCode, text: reply.body }
}

/** The mock API with another way to answer, below `base`, until the test ends. */
async function backend(answer: Answering, base = '/api/v1', redirect: Redirect = () => undefined): Promise<string> {
  const server = createServer(async (request, response) => {
    const { method, url = '' } = request
    const { status, location } = redirect(url) ?? {}
    if (status !== undefined) return response.writeHead(status, { location }).end()
    const [path = '', query] = url.split('?')
    const known = path.replace(/\/$/, '').replace(base, '/api/v1')
    return answer(response, await mockReply(request, query === undefined ? known : `${known}?${query}`), { method, url })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function ask(restBaseUrl: string, query: string, variables?: object): Promise<unknown> {
  const app = await buildApp({ restBaseUrl, isOpen: true })
  onTestFinished(() => app.close())
  const headers = { authorization: await mock.signIn('owner') }
  return (await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } })).json<unknown>()
}

const countries = '{ countries { name } }'
const create = 'mutation ($input: TaxInput!) { createTax(input: $input) { name rate } }'
const taxNamed = (name: string) => ({ input: { name, rate: 4.5 } })
const named = async () => {
  const { responseData } = (await mock.app.inject({ url: '/api/v1/countries', headers: { [PLATFORM_HEADER]: PLATFORM_WEB } })).json<{
    responseData: { name: string }[]
  }>()
  return { data: { countries: responseData.map(({ name }) => ({ name })) } }
}

const json = { 'content-type': 'application/json' }
const changed =
  (change: (data: unknown) => unknown): Answering =>
  (response, { text }) => {
    const body = JSON.parse(text) as { responseData: unknown }
    response.writeHead(200, json).end(JSON.stringify({ ...body, responseData: change(body.responseData) }))
  }

const plain: Answering = (response, { status, text }) => response.writeHead(status, json).end(text)
const compressed: Answering = (response, { status, text }) =>
  response.writeHead(status, { ...json, 'content-encoding': 'gzip' }).end(gzipSync(text))
const marked = ({ status, text }: Sent): Sent => ({ status, text: `\u{feff}${text}` })
const toSlash =
  (status: number): Redirect =>
  (url) =>
    /\/(\?|$)/.test(url) ? undefined : { status, location: url.replace(/(\?|$)/, '/$1') }

async function expectRead(origin: string): Promise<void> {
  expect(await ask(`${origin}/api/v1`, countries)).toEqual(await named())
}

const cases: Readonly<Record<string, () => Promise<void>>> = {
  'every reply gzip-encoded, also when the request names no encoding': async () => expectRead(await backend(compressed)),
  '301, 307 or 308 to the same path with a trailing slash (reads)': async () => {
    for (const status of [301, 307, 308]) await expectRead(await backend(plain, '/api/v1', toSlash(status)))
    const origin = await backend(plain, '/api/v1', toSlash(308))
    expect(await ask(`${origin}/api/v1`, create, taxNamed('After 308'))).toMatchObject({ data: { createTax: { name: 'After 308' } } })
    const refused = await ask(`${await backend(plain, '/api/v1', toSlash(301))}/api/v1`, create, taxNamed('After 301'))
    expect(refused).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_BAD_REPLY' } }] })
  },
  'JSON behind a UTF-8 byte order mark': async () =>
    expectRead(await backend((response, sent, asked) => plain(response, marked(sent), asked))),
  'HTTP 201 with responseCode 200 after a create': async () => {
    const origin = await backend((response, { status, text }, { method }) =>
      response.writeHead(method === 'POST' ? 201 : status, json).end(text),
    )
    expect(await ask(`${origin}/api/v1`, create, taxNamed('Created'))).toMatchObject({ data: { createTax: { name: 'Created' } } })
  },
  'base path /v1 instead of /api/v1': async () => {
    const origin = await backend(plain, '/v1')
    expect(await ask(`${origin}/v1`, countries)).toEqual(await named())
  },
  'bare list, list under another name, record under its name': async () => {
    const notations: readonly ((data: unknown) => unknown)[] = [
      (data) => (data as { taxes: unknown }).taxes,
      (data) => ({ records: (data as { taxes: unknown }).taxes }),
    ]
    const list = '{ taxes { items { id name } } }'
    const origin = await backend(plain)
    const page = await ask(`${origin}/api/v1`, list)
    expect(page).toMatchObject({
      data: { taxes: { items: expect.arrayContaining([{ id: '101', name: expect.any(String) as string }]) as unknown[] } },
    })
    for (const notation of notations) expect(await ask(`${await backend(changed(notation))}/api/v1`, list)).toEqual(page)
    const read = '{ tax(id: "101") { id name } }'
    const record = await ask(`${origin}/api/v1`, read)
    expect(record).toMatchObject({ data: { tax: { id: '101' } } })
    expect(await ask(`${await backend(changed((tax) => ({ tax })))}/api/v1`, read)).toEqual(record)
  },
  'ids above 2^53': async () => {
    const answer: Answering = (response, { status, text }) =>
      response.writeHead(status, json).end(text.replace('"id":101,', '"id":9007199254740993,'))
    const page = await ask(`${await backend(answer)}/api/v1`, '{ taxes { items { id } unreadable } }')
    const { items, unreadable } = (page as { data: { taxes: { items: { id: string }[]; unreadable: unknown[] } } }).data.taxes
    expect([items.some(({ id }) => id === '102'), items.some(({ id }) => /^9007|^101$/.test(id)), unreadable.length]).toEqual([
      true,
      false,
      1,
    ])
  },
}

/** Of the check alone: the gateway has no accounts. */
const ofTheCheck = ['auth without the demo user']

test.each(Object.entries(cases))(
  '%s',
  async (_, run) => {
    expect.hasAssertions()
    await run()
  },
  30_000,
)

test('the check reads compressed and redirected replies behind a byte order mark as the gateway does', async () => {
  const origin = await backend((response, sent, asked) => compressed(response, marked(sent), asked), '/api/v1', toSlash(308))
  const options = readOptions(['--base-url', origin, '--call', 'listCountries']) as CheckOptions
  const { report, code } = await check(options, () => undefined)
  expect([code, report.results.calls.map(({ status }) => status)]).toEqual([0, ['conforms']])
}, 120_000)

test('every kind of reply has a case', () => {
  expect(readCases('backends.tsv').map(({ reply }) => reply)).toEqual([...Object.keys(cases), ...ofTheCheck])
})
