import { expect, test, vi } from 'vitest'
import { createStore, pageScoped, resetStores } from './createStore.ts'

test('notifies subscribers of each change', () => {
  const store = createStore<string | null>(null)
  const read: (string | null)[] = []
  store.subscribe(() => read.push(store.read()))
  expect(store.read()).toBeNull()
  store.write('12')
  store.write('12')
  store.write(null)
  expect(read).toEqual(['12', null])
})

test('stops notifying after unsubscribing', () => {
  const store = createStore(0)
  const [stayed, left] = [vi.fn<() => void>(), vi.fn<() => void>()]
  store.subscribe(stayed)
  store.subscribe(left)()
  store.write(1)
  expect(stayed).toHaveBeenCalledOnce()
  expect(left).not.toHaveBeenCalled()
})

test('a reset restores initial values and clears collections', () => {
  const store = createStore(0)
  const map = pageScoped(new Map([['a', 1]]))
  store.write(1)
  resetStores()
  expect([store.read(), map.size]).toEqual([0, 0])
})
