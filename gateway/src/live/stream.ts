import type { FastifyReply } from 'fastify'

/** What one message of a stream says. */
export interface Message {
  readonly notices?: readonly unknown[]
  /** Anything may have changed: read everything anew. */
  readonly resync?: true
  /** The stream ends here and nothing was missed: connect again. */
  readonly again?: true
}

/** One window's stream of notices, or that of all windows of a browser. */
export interface Stream {
  readonly token: string
  readonly openedAt: number
  /** Of the message's text, so that a message to many is written once. */
  readonly send: (text: string) => void
  readonly end: (last?: Message) => void
}

/** A reader that lets so many bytes lie is cut off: it connects again, and reads everything anew. */
const MOST_WAITING_BYTES = 64 * 1024

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx would collect what is sent.
  'x-accel-buffering': 'no',
} as const

export const HEARTBEAT = ':\n\n'
export const textOf = (message: Message): string => `data: ${JSON.stringify(message)}\n\n`

/** Takes the reply out of the framework's hands; what its hooks have put into the headers goes out with it. */
export function openStream(reply: FastifyReply, token: string, openedAt: number): Stream {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...headers })
  raw.write(HEARTBEAT)
  const send = (text: string): void => {
    if (raw.destroyed || raw.writableEnded) return
    if (raw.writableLength > MOST_WAITING_BYTES) raw.destroy()
    else raw.write(text)
  }
  const end = (last?: Message): void => {
    if (!raw.destroyed && !raw.writableEnded) raw.end(last && textOf(last))
  }
  return { token, openedAt, send, end }
}
