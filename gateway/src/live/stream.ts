import type { FastifyReply } from 'fastify'

export interface Message {
  readonly notices?: readonly unknown[]
  /** Anything may have changed: reload everything. */
  readonly resync?: true
  /** The stream expired without loss: reconnect. */
  readonly again?: true
}

export interface Stream {
  readonly token: string
  readonly openedAt: number
  /** Takes serialized messages: one serialization serves many streams. */
  readonly send: (text: string) => void
  readonly end: (last?: Message) => void
}

/** Slow readers are disconnected; they reconnect and reload everything. */
const MAX_BUFFERED_BYTES = 64 * 1024

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Prevents buffering by nginx.
  'x-accel-buffering': 'no',
} as const

export const HEARTBEAT = ':\n\n'
export const getText = (message: Message): string => `data: ${JSON.stringify(message)}\n\n`

/** Hijacks the reply. Headers set by hooks are sent. */
export function openStream(reply: FastifyReply, token: string, openedAt: number): Stream {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...headers })
  raw.write(HEARTBEAT)
  const send = (text: string): void => {
    if (raw.destroyed || raw.writableEnded) return
    if (raw.writableLength > MAX_BUFFERED_BYTES) raw.destroy()
    else raw.write(text)
  }
  const end = (last?: Message): void => {
    if (!raw.destroyed && !raw.writableEnded) raw.end(last && getText(last))
  }
  return { token, openedAt, send, end }
}
