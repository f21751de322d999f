import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { allInteractions } from './interactions.ts'
import { runPublish } from './publish.ts'

interface Published {
  readonly pacticipantName: string
  readonly pacticipantVersionNumber: string
  readonly branch?: string
  readonly tags?: readonly string[]
  readonly contracts: readonly { readonly consumerName: string; readonly providerName: string; readonly content: string }[]
}

const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

async function toBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** A broker below a path that speaks the part of the Pact broker's HTTP API that publishes. */
async function startBroker(authorization?: string) {
  const published = new Map<string, Published>()
  const server = createServer((request, reply) => {
    const answer = (status: number, body: object): void =>
      void reply.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body))
    const serve = async (): Promise<void> => {
      if (authorization !== undefined && request.headers.authorization !== authorization) return answer(401, {})
      const origin = `http://${request.headers.host}`
      if (request.method === 'GET' && request.url === '/broker')
        return answer(200, { _links: { 'pb:publish-contracts': { href: `${origin}/broker/contracts/publish` } } })
      if (request.method !== 'POST' || request.url !== '/broker/contracts/publish') return answer(404, {})
      const body = JSON.parse(await toBody(request)) as Published
      const { pacticipantVersionNumber: version, contracts } = body
      if (contracts.length !== 1 || contracts.some(({ consumerName }) => consumerName !== body.pacticipantName))
        return answer(400, { errors: { contracts: ['one for each provider'] } })
      const known = published.get(version)
      if (known && known.contracts[0]?.content !== contracts[0]?.content)
        return answer(409, { notices: [{ type: 'error', text: 'Cannot change the content of the pact for a published version.' }] })
      published.set(version, body)
      return answer(200, { notices: [{ type: 'success', text: known ? 'Pact unchanged' : 'Pact successfully published' }] })
    }
    void serve()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return { published, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/broker` }
}

async function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const lines: string[] = []
  const code = await runPublish(args, environment, (line) => lines.push(line))
  return { code, lines }
}

test('publishes the interactions of all domains as one pact, with version, branch and tags', async () => {
  const { url, published } = await startBroker()
  const args = ['--broker', url, '--version', '4.0.1', '--branch', 'main', '--tag', 'production']
  expect(await run(args)).toEqual({
    code: 0,
    lines: [`Published callout-gateway 4.0.1 to ${url}.`, 'Pact successfully published'],
  })
  const sent = published.get('4.0.1')
  expect(sent).toMatchObject({ pacticipantName: 'callout-gateway', branch: 'main', tags: ['production'] })
  expect(sent?.contracts[0]).toMatchObject({ consumerName: 'callout-gateway', providerName: 'callout-api', specification: 'pact' })
  const pact = JSON.parse(Buffer.from(sent?.contracts[0]?.content ?? '', 'base64').toString()) as {
    readonly consumer: object
    readonly interactions: readonly { readonly description: string }[]
  }
  expect(pact.consumer).toEqual({ name: 'callout-gateway' })
  const names = pact.interactions.map(({ description }) => description)
  expect(names).toEqual(expect.arrayContaining(allInteractions.map(({ name }) => name)))
  // The same pact again changes nothing.
  expect(await run(args)).toMatchObject({ code: 0, lines: [expect.anything(), 'Pact unchanged'] })
})

test('prints the reason of the broker for another pact under a published version', async () => {
  const { url, published } = await startBroker()
  published.set('4.0.1', {
    pacticipantName: '',
    pacticipantVersionNumber: '',
    contracts: [{ consumerName: '', providerName: '', content: '' }],
  })
  const { code, lines } = await run(['--broker', url, '--version', '4.0.1'])
  expect([code, lines.join('\n')]).toEqual([1, expect.stringContaining('answered 409.\nCannot change the content')])
})

test.each([
  ['errors by field', '{"errors":{"pacticipantVersionNumber":["can’t be blank"]}}', 'pacticipantVersionNumber: can’t be blank'],
  ['a list of errors', '{"errors":["The branch is unknown."]}', 'The branch is unknown.'],
  ['one error', '{"error":{"message":"An error has occurred."}}', 'An error has occurred.'],
  ['a problem report', '{"title":"Validation errors","detail":"version is missing","status":400}', 'Validation errors\nversion is missing'],
  ['text', 'Request entity too large', 'Request entity too large'],
])('prints the reason of the broker: %s', async (_, body, reason) => {
  const server = createServer((_request, reply) => reply.writeHead(400).end(body)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => server.close())
  const broker = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(await run(['--broker', broker, '--version', '1'])).toEqual({ code: 1, lines: [`${broker} answered 400.\n${reason}`] })
})

test('signs in with a token or a password', async () => {
  const withToken = await startBroker('Bearer secret')
  expect(await run(['--version', '1'], { PACT_BROKER_BASE_URL: withToken.url, PACT_BROKER_TOKEN: 'secret' })).toMatchObject({ code: 0 })
  const withName = await startBroker(`Basic ${btoa('ann:pass')}`)
  const environment = { PACT_BROKER_USERNAME: 'ann', PACT_BROKER_PASSWORD: 'pass' }
  expect(await run(['--broker', withName.url, '--version', '1'], environment)).toMatchObject({ code: 0 })
  const { code, lines } = await run(['--broker', withName.url, '--version', '1'])
  expect([code, lines[0]]).toEqual([1, expect.stringContaining('answered 401: set PACT_BROKER_TOKEN')])
})

test('one sentence for a wrong option or address', async () => {
  expect(await run([])).toEqual({ code: 2, lines: ['--broker is missing: the address of the Pact broker.'] })
  expect(await run(['--broker', 'broker.example'])).toEqual({
    code: 2,
    lines: ['--broker broker.example needs a scheme: https://broker.example.'],
  })
  expect(await run(['--broker', 'http://127.0.0.1:9', '--version', '1'])).toEqual({
    code: 1,
    lines: ['http://127.0.0.1:9 can’t be reached.'],
  })
  const { url } = await startBroker()
  expect(await run(['--broker', `${url}/other`, '--version', '1'])).toMatchObject({ code: 1 })
})
