import type { walkPages } from '@callout/client/src/components/list/walkPages.ts'
import { buildApp } from '@callout/gateway/app'
import { type TestApp, testApp } from '@callout/mock-api/testing/testApp'
import { type DocumentNode, print } from 'graphql'
import { afterAll, beforeAll, expect } from 'vitest'

export type Client = Parameters<typeof walkPages>[0]['client']

interface GatewayOnMock {
  readonly mock: TestApp
  /** A client of the gateway, signed in as a demo user: `owner` is `owner@demo.test`. */
  clientOf(this: void, name: string): Promise<Client>
}

/** A client of the gateway that expects no errors. */
export function clientFor(gateway: Awaited<ReturnType<typeof buildApp>>, authorization: string): Client {
  const ask = async (document: DocumentNode, variables: unknown) => {
    const payload = { query: print(document), variables }
    const reply = await gateway.inject({ method: 'POST', url: '/graphql', headers: { authorization }, payload })
    const { data, errors } = reply.json<{ data: unknown; errors?: unknown }>()
    expect(errors).toBeUndefined()
    return { data }
  }
  return {
    query: (asked: { query: DocumentNode; variables: unknown }) => ask(asked.query, asked.variables),
    mutate: (asked: { mutation: DocumentNode; variables: unknown }) => ask(asked.mutation, asked.variables),
  } as unknown as Client
}

/** A mock API with a gateway before it, for the tests of a file. */
export function gatewayOnMock(mock: TestApp = testApp()): GatewayOnMock {
  let gateway: Awaited<ReturnType<typeof buildApp>>
  beforeAll(async () => {
    const address = await mock.app.listen({ host: '127.0.0.1', port: 0 })
    gateway = await buildApp({ restBaseUrl: `${address}/api/v1` })
  })
  afterAll(async () => {
    await gateway.close()
    await mock.app.close()
  })
  const clientOf = async (name: string): Promise<Client> => clientFor(gateway, await mock.signIn(name))
  return { mock, clientOf }
}
