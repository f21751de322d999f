import type { FastifyInstance } from 'fastify'
import type { GraphQLFormattedError } from 'graphql'
import { type AppOptions, buildApp } from '../app.ts'
import { FakeBackend, type Replies, type SentRequest } from './fakeBackend.ts'

export interface Asked {
  readonly data: unknown
  readonly errors: readonly GraphQLFormattedError[]
  readonly calls: FakeBackend['calls']
  readonly requests: readonly SentRequest[]
}

export interface TestGateway {
  readonly app: FastifyInstance
  readonly backend: FakeBackend
  readonly ask: (query: string, variables?: Record<string, unknown>, token?: string, headers?: Record<string, string>) => Promise<Asked>
  readonly log: Record<string, unknown>[]
}

export async function testGateway(replies: Replies, options: Partial<AppOptions> = {}): Promise<TestGateway> {
  const backend = new FakeBackend(replies)
  const log: Record<string, unknown>[] = []
  const app = await buildApp({
    restBaseUrl: FakeBackend.baseUrl,
    dispatcher: backend,
    isOpen: true,
    log: { write: (line) => void log.push(JSON.parse(line) as Record<string, unknown>) },
    ...options,
  })
  const askThere: TestGateway['ask'] = async (query, variables, token = 'token-1', others = {}) => {
    const headers = { authorization: token, ...others }
    const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } })
    const { data, errors = [] } = response.json()
    return { data, errors, calls: backend.calls, requests: backend.requests }
  }
  return { app, backend, ask: askThere, log }
}

/** Runs one operation with these replies. */
export async function ask(replies: Replies, query: string, variables?: Record<string, unknown>): Promise<Asked> {
  const { ask: askGateway } = await testGateway(replies)
  return askGateway(query, variables)
}
