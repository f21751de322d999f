import { type ControlOf, mockOf, parseReply } from './mockOf.ts'
import type { Mock } from './types.ts'

const overHttp =
  (url: string, controlToken: string | undefined): ControlOf =>
  (session) =>
  async <T>(method: string, path: string, body?: object): Promise<T> => {
    const reply = await fetch(`${url}${session === undefined ? '' : `/s/${session}`}/control${path}`, {
      method,
      headers: {
        ...(controlToken !== undefined && { authorization: `Bearer ${controlToken}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return parseReply(reply.status, await reply.text()) as T
  }

/** The API of a mock that runs in another process: its origin, and its control token if it has one. `stop` leaves it running. */
export const connectMock = (url: string, controlToken?: string): Mock =>
  mockOf(new URL(url).origin, overHttp(new URL(url).origin, controlToken), {}, () => Promise.resolve())
