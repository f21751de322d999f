import type { OperationVariables } from '@apollo/client'
import { type DocumentNode, Kind } from 'graphql'

/** A call that was made before who needs it was there: by the page itself (client/build/earlyStart.ts), or with a press. */
interface BegunCall {
  readonly token: string
  readonly body: string
  readonly answer: Promise<Response>
  /** Milliseconds from the start of the page: an answer that nobody has asked for by then is too old. */
  readonly until?: number
}

declare global {
  interface Window {
    begunCalls?: BegunCall[]
  }
}

/** Of the calls of the page itself. */
const LONGEST_MS = 30_000
/** A press and the page that it leads to. */
const PRESS_MS = 3000

/** After a change no earlier answer counts. */
export function forgetBegun(): void {
  delete window.begunCalls
}

function fresh(): BegunCall[] {
  const calls = (window.begunCalls ?? []).filter(({ until = LONGEST_MS }) => performance.now() <= until)
  window.begunCalls = calls
  return calls
}

/** Makes a call whose answer is asked for in a moment, unless it is on its way. */
export function beginCall({ headers, token, body }: Pick<BegunCall, 'token' | 'body'> & { readonly headers: HeadersInit }): void {
  const calls = fresh()
  if (calls.some((call) => call.body === body && call.token === token)) return
  const answer = fetch('/graphql', { method: 'POST', headers, body })
  // Told by whoever takes it.
  answer.catch(() => {})
  calls.push({ token, body, answer, until: performance.now() + PRESS_MS })
}

const isThere = (call: BegunCall, withinMs: number): Promise<boolean> =>
  Promise.race([
    call.answer.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, withinMs, false)),
  ])

/** The calls with this operation that nobody has taken, the newest last. */
function callsOf(query: DocumentNode): BegunCall[] {
  const names = query.definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? (one.name?.value ?? []) : []))
  return fresh().filter(({ body }) => names.some((name) => body.includes(`"operationName":"${name}"`)))
}

/** Whether a call with this operation was begun, and nobody has taken it. */
export const isBegun = (query: DocumentNode): boolean => callsOf(query).length > 0

interface Answered {
  readonly answer: Response
  readonly operationName: string
  readonly variables: OperationVariables
  readonly data: Readonly<Record<string, unknown>>
}

const askedBy = ({ body }: BegunCall) => JSON.parse(body) as Pick<Answered, 'operationName' | 'variables'>

/** Those of each call with this operation whose answer is there by then, and that nobody has taken. */
export async function allAnswered(query: DocumentNode, withinMs: number): Promise<OperationVariables[]> {
  const calls = callsOf(query)
  const areThere = await Promise.all(calls.map((call) => isThere(call, withinMs)))
  return calls.filter((_, place) => areThere[place]).map((call) => askedBy(call).variables)
}

function take(body: unknown, token: string | null): BegunCall | undefined {
  const calls = fresh()
  const place = calls.findIndex((call) => call.body === body && call.token === token)
  return place < 0 ? undefined : calls.splice(place, 1)[0]
}

/**
 * Takes what was answered to the newest call of that session with this operation; null where it is not there by then. A refusal and
 * what comes later are left to whoever asks next.
 */
export async function takeAnswered(query: DocumentNode, token: string | null, withinMs: number): Promise<Answered | null> {
  const call = callsOf(query).at(-1)
  if (!call || call.token !== token || !(await isThere(call, withinMs))) return null
  const answer = await call.answer
  const late = new Promise<null>((resolve) => setTimeout(resolve, withinMs, null))
  const read = answer.clone().json() as Promise<{ readonly data?: Answered['data']; readonly errors?: unknown } | null>
  const result = await Promise.race([read.catch(() => null), late])
  if (!result?.data || result.errors || !take(call.body, token)) return null
  return { ...askedBy(call), answer, data: result.data }
}

/**
 * `fetch`, but a call that is already on its way, letter for letter and with the same token, is not made again: its answer
 * is handed out, once.
 */
export function fetchUnlessBegun(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return take(init?.body, new Headers(init?.headers).get('authorization'))?.answer ?? fetch(input, init)
}
