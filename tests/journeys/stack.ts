import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Server, startServer, twoFreePorts } from './servers.ts'

/** The built client; `CLIENT_DIR` names another build of it. */
export const clientDir = process.env['CLIENT_DIR'] ?? fileURLToPath(new URL('../../client/dist', import.meta.url))

/** How much the mock has at the start: 30 jobs of the main company, as many of unusual words and sums, or 5,000. */
export type SeedSize = 'tiny' | 'odd' | 'demo'

/** The whole product on free ports: mock-api with data of its own, gateway, and the client as it is delivered. */
export interface Stack {
  /** Where the product opens. */
  readonly url: string
  /** Root of the mock. */
  readonly mockUrl: string
  /** Runs a GraphQL operation as a program would. */
  ask<Data>(query: string, variables?: Record<string, unknown>, token?: string): Promise<Answer<Data>>
  /** A demo user's token: `owner` is `owner@demo.test`. */
  signIn(name: string): Promise<string>
  /** What the mock would have sent to this address, the newest first. */
  mailsTo(email: string): Promise<Mail[]>
  /** The newest of them. */
  mailTo(email: string): Promise<Mail>
  /** Calls the REST API of the mock past the gateway, as another program would. */
  rest(method: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown, token: string): Promise<unknown>
  /** Calls the control surface of the mock. */
  control(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown>
  /** Ends the mock as a power cut would. */
  killMock(): Promise<void>
  /** Starts it again on the data that are on the disk. */
  startMock(): Promise<void>
  /** Nothing answers at `url` any more. */
  killGateway(): Promise<void>
  startGateway(): Promise<void>
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

async function startStack(seedSize: SeedSize): Promise<Stack> {
  const folder = await mkdtemp(join(tmpdir(), 'callout-'))
  const [mockPort, gatewayPort] = await twoFreePorts()
  const mockUrl = `http://127.0.0.1:${mockPort}`
  const url = `http://127.0.0.1:${gatewayPort}`
  const startMock = () => startServer('mock-api', mockPort, { DATA_DIR: folder, SEED_SIZE: seedSize, CLIENT_URL: url })
  const startGateway = () =>
    startServer('gateway', gatewayPort, {
      REST_BASE_URL: `${mockUrl}/api/v1`,
      IDENTITY_URL: `${mockUrl}/control/identity`,
      CARD_FORM_URL: `${mockUrl}/control/card`,
      MOCK_HEADERS: '1',
      CLIENT_DIR: clientDir,
    })
  let mock: Server
  let gateway: Server
  const [firstMock, firstGateway] = await Promise.all([startMock(), startGateway()])
  mock = firstMock
  gateway = firstGateway

  const ask: Stack['ask'] = async <Data>(query: string, variables?: Record<string, unknown>, token?: string): Promise<Answer<Data>> => {
    const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json' })
    if (token !== undefined) headers.set('authorization', token)
    const reply = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
    // Without `extensions.calls`, which has the id of the request.
    const answer: Answer<Data> = await reply.json()
    return { ...('data' in answer && { data: answer.data }), ...(answer.errors && { errors: answer.errors }) }
  }
  const control: Stack['control'] = async (method, path, body) => {
    const content = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    return (await fetch(`${mockUrl}/control${path}`, { method, ...content })).json()
  }
  const rest: Stack['rest'] = async (method, path, body, token) => {
    const headers = { 'content-type': 'application/json', authorization: token, 'X-FC-App-Platform': '2' }
    return (await fetch(`${mockUrl}/api/v1${path}`, { method, headers, body: JSON.stringify(body) })).json()
  }
  const mailsTo: Stack['mailsTo'] = async (email) => (await control('GET', `/outbox?to=${encodeURIComponent(email)}`)) as Mail[]

  return {
    url,
    mockUrl,
    ask,
    control,
    rest,
    mailsTo,
    mailTo: async (email) => {
      const [latest] = await mailsTo(email)
      if (!latest) throw new Error(`Nothing was sent to ${email}.`)
      return latest
    },
    signIn: async (name) => {
      const mutation = 'mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignedIn { token } } }'
      const input = { email: `${name}@demo.test`, password: 'demo1234' }
      const { data } = await ask<{ signIn: { token: string } }>(mutation, { input })
      if (!data) throw new Error(`${name} cannot sign in.`)
      return data.signIn.token
    },
    killMock: () => mock.end('SIGKILL'),
    startMock: async () => {
      mock = await startMock()
    },
    killGateway: () => gateway.end('SIGKILL'),
    startGateway: async () => {
      gateway = await startGateway()
    },
    stop: async () => {
      await Promise.all([gateway.end('SIGTERM'), mock.end('SIGTERM')])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const idle: Record<SeedSize, Stack[]> = { tiny: [], odd: [], demo: [] }

/**
 * The product for a file of journeys, as if it had just been started: files of one process have it one after the other. A `stop`
 * brings the seed back; one of which a server was ended does not come back.
 */
export async function borrowStack(seedSize: SeedSize): Promise<Stack> {
  const stack = idle[seedSize].pop() ?? (await startStack(seedSize))
  let isWhole = true
  return {
    ...stack,
    killMock: () => {
      isWhole = false
      return stack.killMock()
    },
    killGateway: () => {
      isWhole = false
      return stack.killGateway()
    },
    stop: async () => {
      if (!isWhole) return stack.stop()
      await stack.control('POST', '/reset')
      idle[seedSize].push(stack)
    },
  }
}
