import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followClock, nowInSeconds } from './clock.ts'
import { useMinute } from './format/useMinute.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-25T09:00:00Z') }))
afterEach(() => {
  followClock(null)
  vi.useRealTimers()
})

const at = (time: string): number => Date.parse(time) / 1000

test('the time follows the moved clock of the mock API, and the device without the header', () => {
  followClock('691200')
  expect(nowInSeconds()).toBe(at('2026-12-03T09:00:00Z'))
  followClock('-86400')
  expect(nowInSeconds()).toBe(at('2026-11-24T09:00:00Z'))
  followClock(null)
  expect(nowInSeconds()).toBe(at('2026-11-25T09:00:00Z'))
})

test('screens that show the current day render again when the clock moves', () => {
  const { result } = renderHook(() => useMinute())
  act(() => followClock('86400'))
  expect(result.current).toBe(at('2026-11-26T09:00:00Z'))
})

test('the clock is known after a reload, before the first response', async () => {
  followClock('86400')
  vi.resetModules()
  const reloaded = await import('./clock.ts')
  expect(reloaded.nowInSeconds()).toBe(at('2026-11-26T09:00:00Z'))
})
