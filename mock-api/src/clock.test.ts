import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Clock } from './clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

test('the clock follows the system, and can be put ahead', () => {
  const clock = new Clock()
  expect(clock.now()).toBe(1000)
  clock.change({ advance_seconds: 300 })
  vi.advanceTimersByTime(5000)
  expect(clock.now()).toBe(1305)
})

test('a frozen clock stands still, can be moved on, and runs on from there when it is set free', () => {
  const clock = new Clock()
  clock.change({ now: 2000, frozen: true })
  vi.advanceTimersByTime(5000)
  expect(clock.now()).toBe(2000)
  clock.change({ advance_seconds: 10 })
  expect(clock.now()).toBe(2010)
  clock.change({ frozen: false })
  vi.advanceTimersByTime(1000)
  expect(clock.now()).toBe(2011)
})

test('a reset clock follows the system again', () => {
  const clock = new Clock()
  clock.change({ now: 2000, frozen: true })
  clock.reset()
  expect(clock.now()).toBe(1000)
})
