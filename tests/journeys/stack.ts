import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, type Server, startServer } from './servers.ts'

const clientDir = fileURLToPath(new URL('../../client/dist', import.meta.url))

/** The whole product on free ports: mock-api with the demo data, gateway, and the client as it is delivered. */
export interface Stack {
  /** Where the product opens. */
  readonly url: string
  /** Runs a GraphQL operation as a program would. */
  ask<Data>(query: string, variables?: Record<string, unknown>, token?: string): Promise<Answer<Data>>
  /** A demo user's token: `owner` is `owner@demo.test`. */
  signIn(name: string): Promise<string>
  /** The newest message that the mock would have sent to this address. */
  mailTo(email: string): Promise<Mail>
  /** Moves the mock's clock on. */
  later(seconds: number): Promise<void>
  /** Calls the control surface of the mock. */
  control(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown>
  /** Ends the mock as a power cut would. */
  killMock(): Promise<void>
  /** Starts it again on the data that are on the disk. */
  startMock(): Promise<void>
  stop(): Promise<void>
}
/** A message in the mock's outbox. */
export interface Mail {
  readonly subject: string
  readonly body: string
  readonly code: string | null
}
export interface Answer<Data = unknown> {
  readonly data?: Data | null
  readonly errors?: readonly { readonly message: string; readonly extensions?: Record<string, unknown> }[]
}

export async function startStack(): Promise<Stack> {
  const folder = await mkdtemp(join(tmpdir(), 'callout-'))
  const [mockPort, gatewayPort] = [await freePort(), await freePort()]
  const mockUrl = `http://127.0.0.1:${mockPort}`
  const url = `http://127.0.0.1:${gatewayPort}`
  const startMock = () => startServer('mock-api', { PORT: String(mockPort), DATA_DIR: folder, SEED_SIZE: 'demo', CLIENT_URL: url })
  let mock: Server = await startMock()
  const gateway = await startServer('gateway', {
    PORT: String(gatewayPort),
    REST_BASE_URL: `${mockUrl}/api/v1`,
    IDENTITY_URL: `${mockUrl}/control/identity`,
    CLIENT_DIR: clientDir,
  })

  const ask: Stack['ask'] = async <Data>(query: string, variables?: Record<string, unknown>, token?: string) => {
    const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json' })
    if (token !== undefined) headers.set('authorization', token)
    const reply = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
    return (await reply.json()) as Answer<Data>
  }

  return {
    url,
    ask,
    signIn: async (name) => {
      const mutation = 'mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignedIn { token } } }'
      const input = { email: `${name}@demo.test`, password: 'demo1234' }
      const { data } = await ask<{ signIn: { token: string } }>(mutation, { input })
      if (!data) throw new Error(`${name} cannot sign in.`)
      return data.signIn.token
    },
    mailTo: async (email) => {
      const outbox = (await (await fetch(`${mockUrl}/control/outbox?to=${encodeURIComponent(email)}`)).json()) as Mail[]
      if (!outbox[0]) throw new Error(`Nothing was sent to ${email}.`)
      return outbox[0]
    },
    later: async (seconds) => {
      const headers = { 'content-type': 'application/json' }
      await fetch(`${mockUrl}/control/clock`, { method: 'POST', headers, body: JSON.stringify({ advance_seconds: seconds }) })
    },
    control: async (method, path, body) => {
      const content = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      return (await fetch(`${mockUrl}/control${path}`, { method, ...content })).json()
    },
    killMock: () => mock.end('SIGKILL'),
    startMock: async () => {
      mock = await startMock()
    },
    stop: async () => {
      await gateway.end('SIGTERM')
      await mock.end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
