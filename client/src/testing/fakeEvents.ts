import { BroadcastChannel } from 'node:worker_threads'
import { ReadableStream, TextDecoderStream } from 'node:stream/web'
import { vi } from 'vitest'

/** A window's connection to `/events`. */
export interface FakeStream {
  readonly token: string | null
  readonly url: string
  readonly say: (returned: object) => void
  /** Breaks the connection. */
  readonly drop: () => void
  /** Whether the window has disconnected. */
  readonly isLeft: () => boolean
}

export interface FakeEvents {
  readonly streams: FakeStream[]
  /** Status of the next connections; 200: a stream. */
  status: number
}

/** Adds event streams to a fake network: call after `fakeGateway`. jsdom has no BroadcastChannel. */
export function fakeEvents(): FakeEvents {
  const beside = globalThis.fetch
  const events: FakeEvents = { streams: [], status: 200 }
  const connect = (url: string, init: RequestInit | undefined): Response => {
    let isLeft = false
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const encoder = new TextEncoder()
        const say = (text: string): void => (isLeft ? undefined : controller.enqueue(encoder.encode(text)))
        const drop = (): void => (isLeft ? undefined : controller.error(new TypeError('network error')))
        init?.signal?.addEventListener('abort', () => {
          drop()
          isLeft = true
        })
        say(':\n\n')
        events.streams.push({
          token: new Headers(init?.headers).get('authorization'),
          url,
          say: (returned) => say(`data: ${JSON.stringify(returned)}\n\n`),
          drop,
          isLeft: () => isLeft,
        })
      },
    })
    return new Response(body as never, { headers: { 'content-type': 'text/event-stream' } })
  }
  vi.stubGlobal('BroadcastChannel', BroadcastChannel)
  vi.stubGlobal('TextDecoderStream', TextDecoderStream)
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    if (!/^\/events(?:\?|$)/.test(String(input))) return beside(input, init)
    return events.status === 200
      ? connect(String(input), init)
      : new Response('', { status: events.status, headers: { 'retry-after': '30' } })
  })
  return events
}
