import type { Notice } from '../../shared/api/changes.ts'

/** What a stream says. */
export interface Told {
  readonly notices?: readonly Notice[]
  /** Anything may have changed. */
  readonly resync?: boolean
  /** The stream ends, and nothing was missed. */
  readonly again?: boolean
}

/** How a connection ended: by the gateway's word, refused for good, or anyhow. */
export type End = 'again' | 'refused' | 'absent' | 'lost'

/** The gateway says something every 15 s. A connection that says nothing for so long is dead. */
const SILENT_MS = 40_000

const refusals: Readonly<Record<number, End>> = { 401: 'refused', 402: 'refused', 403: 'refused', 404: 'absent' }

/** Listens to `/events` until it ends. `hear` is called with nothing when the connection stands. */
export async function listen(token: string, hear: (told: Told | undefined) => void, outer: AbortSignal): Promise<End> {
  const inner = new AbortController()
  const abort = (): void => inner.abort()
  outer.addEventListener('abort', abort)
  let silence = setTimeout(abort, SILENT_MS)
  let end: End = 'lost'
  try {
    const { ok, status, body } = await fetch('/events', { headers: { authorization: token }, cache: 'no-store', signal: inner.signal })
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
        const told = JSON.parse(message.slice(6)) as Told
        if (told.again) end = 'again'
        hear(told)
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
