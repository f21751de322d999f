import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { HEARTBEAT, openStream } from './stream.ts'

/** A connection with that many unsent bytes. */
function connection() {
  const raw = { destroyed: false, writableEnded: false, writableLength: 0, written: [] as string[], headers: {} as object }
  const reply = {
    hijack: () => undefined,
    getHeaders: () => ({ 'x-frame-options': 'DENY' }),
    raw: Object.assign(raw, {
      writeHead: (_: number, headers: object) => void (raw.headers = headers),
      write: (text: string) => raw.written.push(text),
      end: () => void (raw.writableEnded = true),
      destroy: () => void (raw.destroyed = true),
    }),
  }
  return { raw, stream: openStream(reply as unknown as FastifyReply, 'token-1', 0) }
}

test('sends headers set by hooks with the stream', () => {
  expect(connection().raw.headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-accel-buffering': 'no' })
})

test('disconnects a reader with more than 64 kB unsent', () => {
  const { raw, stream } = connection()
  raw.writableLength = 64 * 1024
  stream.send('data: 1\n\n')
  expect([raw.destroyed, raw.written]).toEqual([false, [HEARTBEAT, 'data: 1\n\n']])
  raw.writableLength += 1
  stream.send('data: 2\n\n')
  stream.send('data: 3\n\n')
  expect([raw.destroyed, raw.written.length]).toEqual([true, 2])
})
