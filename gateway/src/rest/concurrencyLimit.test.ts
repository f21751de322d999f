import { expect, test } from 'vitest'
import { BusyError } from './errors.ts'
import { type ConcurrencyOptions, createConcurrencyLimit } from './concurrencyLimit.ts'

/** `startedCalls` has the numbers of the calls that may run, in their order. */
function limited(options: ConcurrencyOptions) {
  const limit = createConcurrencyLimit(options)
  const started: number[] = []
  let calls = 0
  const acquire = () => {
    const call = (calls += 1)
    const slot = limit.acquire(() => started.push(call))
    if (slot.isReady) started.push(call)
    return slot
  }
  const startedCalls = async (): Promise<readonly number[]> => {
    await new Promise((resolve) => setImmediate(resolve))
    return started
  }
  return { limit, acquire, startedCalls }
}

test('runs a limited number at once and queues the rest in order', async () => {
  const { limit, acquire, startedCalls } = limited({ running: 2, waiting: 2 })
  const [first, second] = [acquire(), acquire(), acquire(), acquire()]
  expect(await startedCalls()).toEqual([1, 2])
  second.release()
  expect(await startedCalls()).toEqual([1, 2, 3])
  first.release()
  expect(await startedCalls()).toEqual([1, 2, 3, 4])
  expect([limit.running(), limit.waiting()]).toEqual([2, 0])
})

test('rejects calls to a full queue with a retry time', () => {
  const { acquire } = limited({ running: 1, waiting: 1 })
  acquire()
  acquire()
  expect(acquire).toThrow(BusyError)
})

test('frees the slot of a call that gives up while queued', async () => {
  const { acquire, startedCalls } = limited({ running: 1, waiting: 1 })
  const first = acquire()
  acquire().release()
  acquire()
  expect(await startedCalls()).toEqual([1])
  first.release()
  expect(await startedCalls()).toEqual([1, 3])
})

test('ignores a second release', async () => {
  const { acquire, startedCalls } = limited({ running: 1, waiting: 2 })
  const first = acquire()
  acquire()
  acquire()
  first.release()
  first.release()
  expect(await startedCalls()).toEqual([1, 2])
})
