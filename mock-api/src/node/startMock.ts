import { mockSessionHeader } from '@callout/contracts/constants'
import type { FastifyInstance } from 'fastify'
import { openMock } from '../openMock.ts'
import { readSettings } from '../settings.ts'
import { type Control, mockSession, type Initial, restore } from './mockSession.ts'
import type { Mock, MockOptions, SessionOptions } from './types.ts'

/** Calls the control API of a session. */
type ControlOf = (session: string | undefined) => Control

/** Parses the reply of a control call. Throws its message unless it succeeded. */
function parseReply(status: number, text: string): unknown {
  const value: unknown = text === '' ? undefined : JSON.parse(text)
  if (status < 400) return value
  throw new Error((value as { readonly responseMessage?: string } | undefined)?.responseMessage ?? `HTTP ${status}`)
}

const inProcess =
  (app: FastifyInstance, controlToken: string | undefined): ControlOf =>
  (session) =>
  async <T>(method: string, path: string, body?: object): Promise<T> => {
    const { statusCode, body: text } = await app.inject({
      method,
      url: `/control${path}`,
      headers: {
        ...(session !== undefined && { [mockSessionHeader]: session }),
        ...(controlToken !== undefined && { authorization: `Bearer ${controlToken}` }),
      },
      ...(body && { payload: body }),
    })
    return parseReply(statusCode, text) as T
  }

const overHttp =
  (url: string, controlToken: string | undefined): ControlOf =>
  (session) =>
  async <T>(method: string, path: string, body?: object): Promise<T> => {
    const reply = await fetch(`${url}/control${path}`, {
      method,
      headers: {
        ...(session !== undefined && { [mockSessionHeader]: session }),
        ...(controlToken !== undefined && { authorization: `Bearer ${controlToken}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return parseReply(reply.status, await reply.text()) as T
  }

function mockOf(url: string, controlOf: ControlOf, initial: Initial, stop: () => Promise<void>): Mock {
  const shared = controlOf(undefined)
  return {
    ...mockSession({ id: undefined, url, control: shared, initial, stop }),
    session: async ({ scenario, clock, ...options }: SessionOptions = {}) => {
      const { id } = await shared<{ id: string }>('POST', '/sessions', options)
      const control = controlOf(id)
      const own = scenario === undefined && clock === undefined ? initial : { scenario, clock }
      if (own !== initial) await restore(control, own)
      const end = async (): Promise<void> => void (await shared('DELETE', `/sessions/${id}`))
      return mockSession({ id, url: `${url}/s/${id}`, control, initial: own, stop: end })
    },
  }
}

/** Starts a mock in this process. Throws a sentence for a wrong option. */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const { scenario, clock, seedSize = 'tiny', port = 0, data, clientUrl } = options
  const settings = readSettings({ PORT: String(port), SEED_SIZE: seedSize, CLIENT_URL: clientUrl })
  const { app, controlToken, listen, close } = await openMock(settings, { dataFolder: data })
  const mock = mockOf(await listen(), inProcess(app, controlToken), { scenario, clock }, close)
  try {
    if (scenario !== undefined || clock !== undefined) await mock.reset()
    return mock
  } catch (error) {
    await close()
    throw error
  }
}

/** The API of a mock that runs in another process: its origin, and its control token if it has one. `stop` leaves it running. */
export const connectMock = (url: string, controlToken?: string): Mock =>
  mockOf(new URL(url).origin, overHttp(new URL(url).origin, controlToken), {}, () => Promise.resolve())
