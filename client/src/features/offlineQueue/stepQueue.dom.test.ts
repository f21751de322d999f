import type { ApolloClient } from '@apollo/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { queueStore, deleteQueue } from '../../lib/offline/queue/queueStore.ts'
import { signedIn, technician } from '../../testing/people.ts'
import type { StepContent } from '../../lib/offline/queue/step.ts'
import type { StepKind } from '../../lib/offline/queue/stepKind.ts'
import { stepQueue } from './stepQueue.ts'

vi.mock('../../lib/offline/queue/queueStore.ts', () => import('../../lib/offline/testing/inMemory.ts'))

beforeEach(() => signedIn(technician))

/** Three notes on two jobs: one rejected, one blocked behind it, and one to send. `came`: keys of the sent ones. */
async function scene() {
  await deleteQueue('everybody')
  const store = queueStore<StepContent>('technician')
  const add = async (id: string, lane: string): Promise<void> => {
    await store.add({ id, lane, target: null, version: null, occurredAt: 0, content: { kind: 'note', name: `J-${lane}` } })
  }
  await add('refused', '1')
  await add('behind it', '1')
  await add('waiting', '2')
  const [refused] = await store.read()
  if (!refused) throw new Error('No step was stored')
  await store.change(refused.seq, { state: 'refused', problem: { message: 'No plan' } })
  const came: unknown[] = []
  const note: StepKind<StepContent> = {
    send: async (_call, { id }) => {
      came.push(id)
      return { version: null, entry: null }
    },
    findSent: async () => ({ kind: 'missing' }),
    label: ({ name }) => name,
    refetchQueries: [],
  }
  const queue = stepQueue({ refetchQueries: () => [] } as unknown as ApolloClient)
  if (!queue) throw new Error('The browser has no IndexedDB')
  queue.use({ note })
  await queue.refresh()
  return { queue, came, seq: refused.seq }
}

/** Yields to other tasks `count` times. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve()
}
const moments = [...Array(60).keys()]

test('a step retried at any moment of another step’s sending is not left behind', async () => {
  for (const moment of moments) {
    const { queue, came, seq } = await scene()
    const sent = queue.send()
    await turns(moment)
    await queue.change(seq, { state: 'waiting', problem: null })
    expect([moment, came.length, new Set(came)]).toEqual([moment, 3, new Set(['behind it', 'refused', 'waiting'])])
    await sent
  }
})

test('a step blocked by one that is then discarded is not left behind', async () => {
  for (const moment of moments) {
    const { queue, came, seq } = await scene()
    const sent = queue.send()
    await turns(moment)
    await queue.drop([seq])
    await sent
    await turns(100)
    expect([moment, came.length, new Set(came)]).toEqual([moment, 2, new Set(['behind it', 'waiting'])])
  }
})
