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

test('after its time it lets one probe through, and an answer closes it', () => {
  const breaker = open()
  breaker.pass(99)
  expect(breaker.admits()).toBe(false)
  breaker.pass(1)
  expect([breaker.admits(), breaker.admits()]).toEqual([true, false])
  breaker.answered()
  expect(breaker.admits()).toBe(true)
})

test('a probe that fails keeps it open for the same time again', () => {
  const breaker = open()
  breaker.pass(100)
  breaker.admits()
  breaker.broke()
  breaker.pass(99)
  expect(breaker.admits()).toBe(false)
  breaker.pass(1)
  expect(breaker.admits()).toBe(true)
})

test('a probe that ends without an answer makes room for the next', () => {
  const breaker = open()
  breaker.pass(100)
  breaker.admits()
  breaker.ended()
  expect(breaker.admits()).toBe(true)
})
