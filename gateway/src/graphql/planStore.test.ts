import { expect, test } from 'vitest'
import { createPlanStore } from './planStore.ts'

const storeOf = (capacity: number, plans: Readonly<Record<string, number>>) => {
  const store = createPlanStore(capacity)
  for (const [text, fields] of Object.entries(plans)) store.add(text, { fields })
  return store
}
const cached = (store: ReturnType<typeof storeOf>, texts: string): string => [...texts].filter((text) => store.get(text)).join('')

test('bounds cached plans by fields, not by number', () => {
  expect(cached(storeOf(10, { a: 1, b: 1, c: 1, d: 1, e: 1 }), 'abcde')).toBe('abcde')
  expect(cached(storeOf(10, { a: 5, b: 5, c: 1 }), 'abc')).toBe('bc')
  expect(cached(storeOf(10, { a: 2, b: 2, c: 9 }), 'abc')).toBe('c')
})

test('keeps recently used plans', () => {
  const store = storeOf(10, { a: 4, b: 4 })
  store.get('a')
  store.add('c', { fields: 4 })
  expect(cached(store, 'abc')).toBe('ac')
})

test('frees the fields of a replaced plan', () => {
  const store = storeOf(10, { a: 6, b: 4 })
  store.add('a', { fields: 5 })
  store.add('c', { fields: 1 })
  expect(cached(store, 'abc')).toBe('abc')
})

test('does not cache a plan larger than the capacity', () => {
  expect(cached(storeOf(10, { a: 11 }), 'a')).toBe('')
})
