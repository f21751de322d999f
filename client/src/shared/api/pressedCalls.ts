import { readSession } from '../session/session.ts'
import { beginCall } from './begunCalls.ts'
import { ownHeaders } from './ownHeaders.ts'

/** What the build writes into the page: the headers of a call, and the body of what each path of the routes asks first. */
interface PressedCalls {
  readonly headers: Readonly<Record<string, string>>
  readonly bodies: Readonly<Record<string, string>>
}

declare global {
  interface Window {
    pressedCalls?: PressedCalls
  }
}

/** Stands in a body where the id of the address will stand. */
export const OPENED_ID = '{id}'

const asked = new Set<string>()

/**
 * Asks what the page of `path` (as the routes have it) needs first for that id, before its code is there. Twice in a moment asks once.
 * What is the same for all is kept by the page that a press opens, and not asked again; a mouse that only rests opens none.
 */
export function askPressed(path: string, id: string | undefined, isPress = true): void {
  const { headers, bodies } = window.pressedCalls ?? {}
  const token = readSession('authToken')
  const body = bodies?.[path]
  if (body === undefined || token === null || asked.has(path)) return
  if (id === undefined && isPress) asked.add(path)
  beginCall({
    headers: { ...headers, authorization: token, ...ownHeaders },
    token,
    body: body.replaceAll(`"${OPENED_ID}"`, () => JSON.stringify(id)),
  })
}
