/** A call that the page itself has made before the client was there (client/build/earlyStart.ts). */
interface BegunCall {
  readonly token: string
  readonly body: string
  readonly answer: Promise<Response>
}

declare global {
  interface Window {
    begunCalls?: BegunCall[]
  }
}

/** An answer that nobody has asked for by then, measured from the start of the page, is too old. */
const LONGEST_MS = 30_000

/** After a change no earlier answer counts. */
export function forgetBegun(): void {
  delete window.begunCalls
}

function take(body: unknown, token: string | null): BegunCall | undefined {
  if (performance.now() > LONGEST_MS) forgetBegun()
  const calls = window.begunCalls ?? []
  const place = calls.findIndex((call) => call.body === body && call.token === token)
  return place < 0 ? undefined : calls.splice(place, 1)[0]
}

/**
 * `fetch`, but a call that is already on its way, letter for letter and with the same token, is not made again: its answer
 * is handed out, once.
 */
export function fetchUnlessBegun(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return take(init?.body, new Headers(init?.headers).get('authorization'))?.answer ?? fetch(input, init)
}
