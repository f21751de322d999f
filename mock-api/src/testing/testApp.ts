import type { DataOf, Endpoint, InputOf } from '@callout/contracts/wire/endpoint'
import { endpoints } from '@callout/contracts/endpoints'
import type { Envelope } from '@callout/contracts/wire/envelope'
import { instantOf } from '@callout/contracts/time'
import { z } from '@callout/contracts/wire/zod'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { buildApp, type LogLine } from '../app.ts'
import { Clock } from '../clock.ts'
import { addressed } from '../http/addressed.ts'
import { fits } from '../http/nearestCall.ts'
import { API_PREFIX, rows } from '../http/rows.ts'
import { memoryStore, type Store } from '../db/store.ts'
import { REFERENCE_DATE, tinyData } from './tinySeed.ts'

export { REFERENCE_DATE }
export const DEMO_PASSWORD = 'demo1234'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export interface CallOptions {
  readonly token?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}
export interface Called extends Envelope {
  readonly status: number
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly store: Store
  readonly clock: Clock
  readonly logged: readonly LogLine[]
  /** Calls the API. Data of responseCode 200 is validated against the contract. */
  call(method: Method, path: string, options?: CallOptions): Promise<Called>
  /** The data of a successful call. */
  read<E extends Endpoint>(row: E, input: InputOf<E>, token?: string): Promise<DataOf<E>>
  /** The token of a demo user: `owner` is `owner@demo.test`. */
  signIn(name: string): Promise<string>
  control<T = unknown>(method: Method, path: string, body?: unknown): Promise<T>
}

function expectContract(method: Method, path: string, data: unknown): void {
  const verb = method === 'PATCH' ? 'PUT' : method
  const row = rows.find((candidate) => candidate.method === verb && fits(path.split('?', 1)[0] as string, candidate.path))
  if (row) z.parse(row.data, data)
}

const toBody = (body: unknown): Pick<InjectOptions, 'payload'> => (body === undefined ? {} : { payload: body as InjectOptions['payload'] })

/** Stores of the current test. */
export const storesOfTest: Store[] = []
/** For tests with inconsistent invoices and payments. */
export const ignoreBooks = ({ store }: Pick<TestApp, 'store'>): void => void storesOfTest.splice(storesOfTest.indexOf(store), 1)

/** A mock with the tiny seed, in memory by default, with the clock frozen at noon of the reference date. */
export function testApp(store: Store = memoryStore(tinyData())): TestApp {
  const clock = new Clock()
  const logged: LogLine[] = []
  storesOfTest.push(store)
  clock.change({ now: instantOf(REFERENCE_DATE, '12:00', 'UTC'), frozen: true })
  const app = buildApp({ store, clock, seed: tinyData, log: (line) => logged.push(line) })

  const call: TestApp['call'] = async (method, path, { token, body, headers } = {}) => {
    const authorization = token === undefined ? {} : { authorization: token }
    const reply = await app.inject({
      method,
      url: API_PREFIX + path,
      headers: { 'x-fc-app-platform': '2', ...authorization, ...headers },
      ...toBody(body),
    })
    const envelope = reply.json<Envelope>()
    if (envelope.responseCode === 200) expectContract(method, path, envelope.responseData)
    return { ...envelope, status: reply.statusCode }
  }
  const read: TestApp['read'] = async (row, input, token) => {
    const { path, body, headers } = addressed(row, input as Record<string, unknown>)
    const { responseCode, responseMessage, responseData } = await call(row.method, path, {
      body,
      headers,
      ...(token === undefined ? {} : { token }),
    })
    if (responseCode !== 200) throw new Error(`${row.method} ${path}: ${responseCode} ${responseMessage}`)
    return z.parse(row.data, responseData) as DataOf<typeof row>
  }
  return {
    app,
    store,
    clock,
    logged,
    call,
    read,
    signIn: async (name) => {
      const { user } = await read(endpoints.auth.signIn, { email: `${name}@demo.test`, password: DEMO_PASSWORD })
      return user.authentication_token
    },
    control: async (method, path, body) => (await app.inject({ method, url: `/control${path}`, ...toBody(body) })).json(),
  }
}
