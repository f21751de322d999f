import { mockSessionHeaders } from '../../lib/preferences/mockSession.ts'
import type { Notice } from '../../lib/api/changes.ts'

export interface ChangeMessage {
  readonly notices?: readonly Notice[]
  /** Anything may have changed. */
  readonly resync?: boolean
  /** The stream ends without missed changes. */
  readonly again?: boolean
}

/** How a connection ended: to be renewed, rejected by the session's rules, missing endpoint, broken, or rejected for a while. */
export type End = 'again' | 'refused' | 'absent' | 'lost' | { readonly retryAfterMs: number }

/** Minimum polling interval without streams. */
const SHORTEST_RETRY_MS = 15_000
const LONGEST_RETRY_MS = 60_000
const TOO_MANY_REQUESTS = 429

/** The gateway sends a message every 15 s; a connection silent for longer is dead. */
const SILENT_MS = 40_000

const endOfStatus: Readonly<Record<number, End>> = { 401: 'refused', 402: 'refused', 403: 'refused', 404: 'absent' }

function retryAfterMs(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Math.min(Math.max(Number.isNaN(seconds) ? 0 : seconds * 1000, SHORTEST_RETRY_MS), LONGEST_RETRY_MS)
}

/** Reads `/events` until it ends. Calls `hear` without a message once connected. `isBack`: the window was connected before. */
export async function listen(
  token: string,
  hear: (returned: ChangeMessage | undefined) => void,
  outer: AbortSignal,
  isBack: boolean,
): Promise<End> {
  const inner = new AbortController()
  const abort = (): void => inner.abort()
  outer.addEventListener('abort', abort)
  let silence = setTimeout(abort, SILENT_MS)
  let end: End = 'lost'
  try {
    const { ok, status, body, headers } = await fetch(isBack ? '/events?back=1' : '/events', {
      headers: { authorization: token, ...mockSessionHeaders },
      cache: 'no-store',
      signal: inner.signal,
    })
    if (status === TOO_MANY_REQUESTS) return { retryAfterMs: retryAfterMs(headers) }
    if (!ok || !body) return endOfStatus[status] ?? 'lost'
    hear(undefined)
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return end
      clearTimeout(silence)
      silence = setTimeout(abort, SILENT_MS)
      const messages = (text + value).split('\n\n')
      text = messages.pop() ?? ''
      for (const message of messages) {
        if (!message.startsWith('data: ')) continue
        const returned = JSON.parse(message.slice(6)) as ChangeMessage
        if (returned.again) end = 'again'
        hear(returned)
      }
    }
  } catch {
    return end
  } finally {
    clearTimeout(silence)
    outer.removeEventListener('abort', abort)
    abort()
  }
}
