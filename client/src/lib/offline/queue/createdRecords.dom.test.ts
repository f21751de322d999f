import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { emptyQueue, memoryStore } from '../testing/memoryStore.ts'
import { queueStore } from './queueStore.ts'
import { sendQueue, type Transport } from './sendQueue.ts'
import type { NewStep, QueueStore } from './step.ts'

/** A job, or something of the job that `of` names. */
interface Content {
  readonly kind: 'job' | 'note'
  readonly name: string
  readonly of: string | null
}

const KEY = 'key of the job'

const createJob: NewStep<Content> = {
  id: KEY,
  lane: KEY,
  target: null,
  version: null,
  occurredAt: 1,
  content: { kind: 'job', name: 'Job', of: null },
}
const addNote = (id: string): NewStep<Content> => ({
  id,
  lane: KEY,
  target: KEY,
  version: 1,
  occurredAt: 2,
  content: { kind: 'note', name: 'Note', of: KEY },
})

describe.each([
  ['in memory', () => memoryStore<Content>(emptyQueue())],
  ['in the browser', () => queueStore<Content>(crypto.randomUUID())],
])('steps of a record that an earlier step creates, %s', (_where, open: () => QueueStore<Content>) => {
  test('have its id once that step is completed, also those added later under its key', async () => {
    const store = open()
    await store.add(createJob)
    await store.add(addNote('first'))
    const sent: (string | null)[] = []
    const transport: Transport<Content> = {
      findSent: async () => ({ kind: 'missing' }),
      compare: async ({ version }) => ({ kind: 'same', version }),
      send: async ({ content, lane }) => {
        sent.push(content.of, lane)
        return content.kind === 'job' ? { kind: 'done', version: 1, entry: null, created: '77' } : { kind: 'unknown' }
      },
    }
    expect(await sendQueue({ store, transport }, () => undefined)).toBe('away')
    expect(sent).toEqual([null, KEY, '77', '77'])
    await store.add(addNote('second'))
    expect(await store.read()).toMatchObject([
      { id: 'first', lane: '77', target: '77', content: { of: '77' } },
      { id: 'second', lane: '77', target: '77', content: { of: '77' } },
    ])
  })

  test('keep its key while it is unknown whether that step arrived, and get the id when it is found', async () => {
    const store = open()
    await store.add(createJob)
    await store.add(addNote('first'))
    let isFound = false
    const transport: Transport<Content> = {
      findSent: async () => (isFound ? { kind: 'done', version: null, entry: null, created: '78' } : { kind: 'unknown' }),
      compare: async ({ version }) => ({ kind: 'same', version }),
      send: async () => ({ kind: 'unknown' }),
    }
    const send = () => sendQueue({ store, transport }, () => undefined)
    await send()
    await send()
    expect(await store.read()).toMatchObject([
      { id: KEY, state: 'sending' },
      { lane: KEY, content: { of: KEY } },
    ])
    isFound = true
    await send()
    expect(await store.read()).toMatchObject([{ lane: '78', content: { of: '78' } }])
  })
})
