import type { Endpoint } from '@callout/contracts/wire/endpoint'
import type { Envelope } from '@callout/contracts/wire/envelope'
import { type TestApp, testApp } from '@callout/mock-api/testing/testApp'
import { statesOf, CALLS_BEFORE } from '../callBefore.ts'
import type { Interaction, State } from '../interaction.ts'
import { statesIn } from '../mockProvider.ts'
import { API_PREFIX } from '../names.ts'

/** A call of the gateway. */
export interface Request {
  readonly row: Endpoint
  /** Below the base URL, without the query. */
  readonly path: string
  readonly query: Readonly<Record<string, string | string[]>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>> | undefined
}
export interface Reply {
  readonly httpStatus: number
  readonly body: Envelope
}
export type Answer = (request: Request) => Promise<Reply>

/** How a backend behaves: what it makes of a request, by the help of what the mock would answer. */
export type Behaviour = (request: Request, answer: Answer, mock: TestApp) => Promise<Reply>

const requestOf = ({ row, operation, sends }: Interaction): Request => ({
  row,
  path: sends.path,
  query: sends.query ?? {},
  headers: { ...sends.headers, ...(operation.token !== undefined && { authorization: operation.token }) },
  body: sends.body as Request['body'],
})

const getText = (query: Request['query']): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((item): [string, string] => [name, item]))
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

/** In place of a reply, where a call before went otherwise: no pact accepts it, as no verification goes on then. */
const notSetUp: Reply = {
  httpStatus: 500,
  body: { responseCode: 500, responseMessage: 'A call before was answered otherwise.', responseData: null },
}

/** The mock with the tiny seed, and what it would answer to the call of an interaction if it behaved so. */
export function mockInProcess(): (interaction: Interaction, behave: Behaviour, prepare?: (mock: TestApp) => void) => Promise<Reply> {
  const mock = testApp()
  const now = mock.clock.now()
  const seeded = mock.store.snapshot()

  const reset = async (): Promise<void> => {
    mock.clock.change({ now, frozen: true })
    await mock.store.restore(seeded)
  }
  const answer: Answer = async ({ row, path, query, headers, body }) => {
    const reply = await mock.app.inject({
      method: row.method,
      url: API_PREFIX + path + getText(query),
      headers: {
        'x-fc-app-platform': '2',
        ...headers,
      },
      ...(body !== undefined && { payload: body }),
    })
    return { httpStatus: reply.statusCode, body: reply.json<Envelope>() }
  }
  const setUp = async (states: readonly State[]): Promise<void> => {
    const handlers = statesIn(mock)
    for (const { name, parameters } of states) if (name !== CALLS_BEFORE) await handlers[name]?.(parameters)
  }
  return async (interaction, behave, prepare) => {
    await reset()
    prepare?.(mock)
    await setUp(statesOf(interaction))
    for (const before of interaction.after ?? []) {
      const reply = await behave(requestOf(before), answer, mock)
      if (reply.body.responseCode !== before.reply.responseCode) return notSetUp
    }
    return behave(requestOf(interaction), answer, mock)
  }
}
