import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerServiceWorker } from './registerServiceWorker.ts'

const register = vi.fn<() => Promise<void>>(async () => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  register.mockClear()
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act())
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('the service worker is registered, unless the browser blocks site data', async () => {
  registerServiceWorker()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(register).toHaveBeenCalledTimes(1)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  registerServiceWorker()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(register).toHaveBeenCalledTimes(1)
})
