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
  /** Calls the control surface of the mock. */
  control(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown>
  /** Ends the mock as a power cut would. */
  killMock(): Promise<void>
  /** Starts it again on the data that are on the disk. */
  startMock(): Promise<void>
  stop(): Promise<void>
}
export interface Answer<Data = unknown> {
  readonly data?: Data | null
  readonly errors?: readonly { readonly message: string; readonly extensions?: Record<string, unknown> }[]
}

export async function startStack(): Promise<Stack> {
  const folder = await mkdtemp(join(tmpdir(), 'callout-'))
  const mockPort = await freePort()
  const startMock = () => startServer('mock-api', { PORT: String(mockPort), DATA_DIR: folder, SEED_SIZE: 'demo' })
  let mock: Server = await startMock()
  const gateway = await startServer('gateway', { REST_BASE_URL: `http://127.0.0.1:${mockPort}/api/v1`, CLIENT_DIR: clientDir })
  const url = `http://127.0.0.1:${gateway.port}`

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
    control: async (method, path, body) => {
      const content = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      return (await fetch(`http://127.0.0.1:${mockPort}/control${path}`, { method, ...content })).json()
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
