import { type Control, type Initial, mockSession, restore } from './mockSession.ts'
import type { Mock, SessionOptions } from './types.ts'

/** Calls the control API in a session. */
export type ControlOf = (session: string | undefined) => Control

/** Parses the reply of a control call. Throws its message unless it succeeded. */
export function parseReply(status: number, text: string): unknown {
  const value: unknown = text === '' ? undefined : JSON.parse(text)
  if (status < 400) return value
  throw new Error((value as { readonly responseMessage?: string } | undefined)?.responseMessage ?? `HTTP ${status}`)
}

/** The typed control API of a mock at an origin. */
export function mockOf(url: string, controlOf: ControlOf, initial: Initial, stop: () => Promise<void>): Mock {
  const shared = controlOf(undefined)
  return {
    ...mockSession({ id: undefined, url, control: shared, initial, stop }),
    session: async ({ scenario, clock, ...options }: SessionOptions = {}) => {
      const { id } = await shared<{ id: string }>('POST', '/sessions', options)
      const control = controlOf(id)
      const initialState = scenario === undefined && clock === undefined ? initial : { scenario, clock }
      if (initialState !== initial) await restore(control, initialState)
      const end = async (): Promise<void> => void (await shared('DELETE', `/sessions/${id}`))
      return mockSession({ id, url: `${url}/s/${id}`, control, initial: initialState, stop: end })
    },
  }
}
