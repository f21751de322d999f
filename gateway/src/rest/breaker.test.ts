import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'

const breakerAt = () => {
  let now = 0
  const breaker = createBreaker({ failures: 3, openMs: 100 }, () => now)
  return { ...breaker, pass: (ms: number) => (now += ms) }
}
const open = () => {
  const breaker = breakerAt()
  for (let i = 0; i < 3; i++) breaker.broke()
  return breaker
}

test('it opens at the third failure in a row, not before', () => {
  const breaker = breakerAt()
  breaker.broke()
  breaker.broke()
  expect(breaker.admits()).toBe(true)
  breaker.broke()
  expect(breaker.admits()).toBe(false)
})

test('an answer in between starts the count anew', () => {
  const breaker = breakerAt()
  breaker.broke()
  breaker.broke()
  breaker.answered()
  breaker.broke()
  expect(breaker.admits()).toBe(true)
})

test('after its time calls go out again, and an answer closes it', () => {
  const breaker = open()
  breaker.pass(99)
  expect(breaker.admits()).toBe(false)
  breaker.pass(1)
  expect(breaker.admits()).toBe(true)
  breaker.answered()
  breaker.broke()
  expect(breaker.admits()).toBe(true)
})

test('a call that tries it out and hangs refuses nobody', () => {
  const breaker = open()
  breaker.pass(100)
  expect([breaker.admits(), breaker.admits(), breaker.admits()]).toEqual([true, true, true])
})

test('one that tries it out and fails keeps it open for the same time again', () => {
  const breaker = open()
  breaker.pass(100)
  breaker.admits()
  breaker.broke()
  breaker.pass(99)
  expect(breaker.admits()).toBe(false)
  breaker.pass(1)
  expect(breaker.admits()).toBe(true)
})
