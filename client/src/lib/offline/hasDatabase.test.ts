import { afterEach, expect, test, vi } from 'vitest'
import { hasDatabase } from './hasDatabase.ts'

afterEach(() => vi.unstubAllGlobals())

test('is false if site data is blocked or IndexedDB is missing', () => {
  vi.stubGlobal('indexedDB', {})
  expect(hasDatabase()).toBe(true)
  vi.stubGlobal('indexedDB', undefined)
  expect(hasDatabase()).toBe(false)
  const before = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB')
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
  expect(hasDatabase()).toBe(false)
  if (before) Object.defineProperty(globalThis, 'indexedDB', before)
})
