import { expect, test } from 'vitest'
import { BusyError } from '../errors.ts'
import { createConcurrencyLimit } from './concurrencyLimit.ts'

const begun = async (slot: { readonly ready: Promise<void> | undefined }): Promise<boolean> => {
  let has = slot.ready === undefined
  void slot.ready?.then(() => (has = true))
  await Promise.resolve()
  return has
}

test('runs a limited number at once and queues the rest in order', async () => {
  const limit = createConcurrencyLimit({ running: 2, waiting: 2 })
  const [first, second, third, fourth] = [limit.acquire(), limit.acquire(), limit.acquire(), limit.acquire()]
  expect([await begun(first), await begun(second), await begun(third), await begun(fourth)]).toEqual([true, true, false, false])
  second.release()
  expect([await begun(third), await begun(fourth)]).toEqual([true, false])
  first.release()
  expect(await begun(fourth)).toBe(true)
  expect(limit.waiting()).toBe(0)
})

test('rejects calls to a full queue with a retry time', () => {
  const limit = createConcurrencyLimit({ running: 1, waiting: 1 })
  limit.acquire()
  limit.acquire()
  expect(() => limit.acquire()).toThrow(BusyError)
})

test('frees the slot of a call that gives up while queued', async () => {
  const limit = createConcurrencyLimit({ running: 1, waiting: 1 })
  const first = limit.acquire()
  limit.acquire().release()
  const next = limit.acquire()
  expect(await begun(next)).toBe(false)
  first.release()
  expect(await begun(next)).toBe(true)
})

test('ignores a second release', async () => {
  const limit = createConcurrencyLimit({ running: 1, waiting: 2 })
  const first = limit.acquire()
  const [second, third] = [limit.acquire(), limit.acquire()]
  first.release()
  first.release()
  expect([await begun(second), await begun(third)]).toEqual([true, false])
})
