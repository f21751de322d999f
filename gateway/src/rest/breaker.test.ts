import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'

const breakerAt = () => {
  let now = 0
  const breaker = createBreaker({ failures: 3, openMs: 100 }, () => now)
  return { ...breaker, pass: (ms: number) => (now += ms) }
}
const open = () => {
  const breaker = breakerAt()
  for (let i = 0; i < 3; i++) breaker.recordFailure()
  return breaker
}

test('opens after the third consecutive failure', () => {
  const breaker = breakerAt()
  breaker.recordFailure()
  breaker.recordFailure()
  expect(breaker.admits()).toBe(true)
  breaker.recordFailure()
  expect(breaker.admits()).toBe(false)
})

test('resets the count on success', () => {
  const breaker = breakerAt()
  breaker.recordFailure()
  breaker.recordFailure()
  breaker.recordSuccess()
  breaker.recordFailure()
  expect(breaker.admits()).toBe(true)
})

test('allows a trial call after the open time and closes on success', () => {
  const breaker = open()
  breaker.pass(99)
  expect(breaker.admits()).toBe(false)
  breaker.pass(1)
  expect(breaker.admits()).toBe(true)
  breaker.recordSuccess()
  breaker.recordFailure()
  expect(breaker.admits()).toBe(true)
})

test('allows one trial call per open time while trial calls hang', () => {
  const breaker = open()
  breaker.pass(100)
  expect([breaker.admits(), breaker.admits(), breaker.isOpen()]).toEqual([true, false, true])
  breaker.pass(100)
  expect([breaker.admits(), breaker.admits()]).toEqual([true, false])
})

test('stays open after a failed trial call', () => {
  const breaker = open()
  breaker.pass(100)
  breaker.admits()
  breaker.recordFailure()
  breaker.pass(99)
  expect(breaker.admits()).toBe(false)
  breaker.pass(1)
  expect(breaker.admits()).toBe(true)
})
