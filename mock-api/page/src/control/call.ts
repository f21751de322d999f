import { controlHeaders, refreshSections, sessionStore, tokenRequestedStore } from './connection.ts'
import { createStore } from './createStore.ts'
import { curlCommand } from './curlCommand.ts'

/** A call of the control API. */
export interface ControlRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/control/${string}`
  readonly body?: unknown
}

export interface CallResult {
  readonly curl: string
  /** Empty while the call is under way or was not made. */
  readonly status: string
  readonly isOk: boolean
}

/** The last call of a button, or the call of the focused one. */
export const lastCallStore = createStore<CallResult | undefined>(undefined)

const LONGEST_BODY = 300

export function curlOf({ method, path, body }: ControlRequest, session = sessionStore.read()): string {
  const { authorization, ...headers } = controlHeaders(session)
  const text = body === undefined ? undefined : JSON.stringify(body)
  return curlCommand({
    method,
    url: window.location.origin + path,
    headers: {
      ...headers,
      ...(authorization !== undefined && { authorization: 'Bearer $CONTROL_TOKEN' }),
      ...(text !== undefined && { 'content-type': 'application/json' }),
    },
    body: text !== undefined && text.length > LONGEST_BODY ? '@file.json' : text,
  })
}

/** Message of an envelope; undefined for other replies. */
const messageOf = (reply: unknown): string | undefined => {
  const { responseMessage } = (reply ?? {}) as { readonly responseMessage?: unknown }
  return typeof responseMessage === 'string' ? responseMessage : undefined
}

/** Sends a call and returns the reply. Throws an Error with the reason. */
export async function send<T>({ method, path, body }: ControlRequest, session?: string): Promise<T> {
  const headers = { ...controlHeaders(session), ...(body !== undefined && { 'content-type': 'application/json' }) }
  const response = await fetch(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const reply: unknown = await response.json().catch(() => null)
  if (response.status === 401) tokenRequestedStore.write(true)
  if (!response.ok) throw new Error(messageOf(reply) ?? `The mock answered ${response.status}.`)
  return reply as T
}

/** Sends the call of a button, shows it, and lets sections read their data again. Returns undefined after an error, which is shown. */
export async function run<T>(request: ControlRequest, session?: string): Promise<T | undefined> {
  const curl = curlOf(request, session)
  lastCallStore.write({ curl, status: '', isOk: true })
  try {
    const reply = await send<T>(request, session)
    lastCallStore.write({ curl, status: 'OK', isOk: true })
    return reply
  } catch (error) {
    lastCallStore.write({ curl, status: error instanceof Error ? error.message : String(error), isOk: false })
    return undefined
  } finally {
    refreshSections()
  }
}
