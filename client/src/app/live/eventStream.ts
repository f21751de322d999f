import { mockSessionHeader } from '@callout/contracts/constants'
import { mockSession } from '../../lib/preferences/mockSession.ts'
import type { Notice } from '../../lib/api/changes.ts'

/** What a stream says. */
export interface ChangeMessage {
  readonly notices?: readonly Notice[]
  /** Anything may have changed. */
  readonly resync?: boolean
  /** The stream ends, and nothing was missed. */
  readonly again?: boolean
}

/** How a connection ended: to be renewed, refused by the session's rules, no such address, broken, or refused for a while. */
export type End = 'again' | 'refused' | 'absent' | 'lost' | { readonly retryAfterMs: number }

/** Without streams, what is shown is read this often. */
const SHORTEST_RETRY_MS = 15_000
const LONGEST_RETRY_MS = 60_000
const TOO_MANY_REQUESTS = 429

/** The gateway says something every 15 s. A connection that says nothing for so long is dead. */
const SILENT_MS = 40_000

const refusals: Readonly<Record<number, End>> = { 401: 'refused', 402: 'refused', 403: 'refused', 404: 'absent' }

function retryAfterMs(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Math.min(Math.max(Number.isNaN(seconds) ? 0 : seconds * 1000, SHORTEST_RETRY_MS), LONGEST_RETRY_MS)
}

/** Listens to `/events` until it ends. `hear` is called with nothing when the connection stands. */
export async function listen(token: string, hear: (returned: ChangeMessage | undefined) => void, outer: AbortSignal): Promise<End> {
  const inner = new AbortController()
  const abort = (): void => inner.abort()
  outer.addEventListener('abort', abort)
  let silence = setTimeout(abort, SILENT_MS)
  let end: End = 'lost'
  try {
    const { ok, status, body, headers } = await fetch('/events', {
      headers: { authorization: token, ...(mockSession !== null && { [mockSessionHeader]: mockSession }) },
      cache: 'no-store',
      signal: inner.signal,
    })
    if (status === TOO_MANY_REQUESTS) return { retryAfterMs: retryAfterMs(headers) }
    if (!ok || !body) return refusals[status] ?? 'lost'
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
