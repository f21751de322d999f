import { afterEach, expect, test, vi } from 'vitest'
import { toApiError } from './apiError.ts'

afterEach(() => void vi.restoreAllMocks())

test.each([
  [false, 'You’re offline. Try again when you’re back online.'],
  [true, 'Can’t reach the server. Check your connection and try again.'],
])('a request without a response says whether the device has a network: %s', (hasNetwork, message) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(hasNetwork)
  expect(toApiError(new TypeError('Failed to fetch'))).toMatchObject({ code: 'NETWORK', message })
})
