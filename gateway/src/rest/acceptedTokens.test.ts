import { expect, test } from 'vitest'
import { createAcceptedTokens } from './acceptedTokens.ts'

const MINUTE_MS = 60_000

const acceptanceAt = () => {
  let now = 1_000_000
  return { ...createAcceptedTokens(() => now), pass: (ms: number) => (now += ms) }
}

test('accepts a token for ten minutes', () => {
  const { has, add, pass } = acceptanceAt()
  expect(has('a')).toBe(false)
  add('a')
  pass(10 * MINUTE_MS - 1)
  expect([has('a'), has('b'), has(undefined)]).toEqual([true, false, false])
  pass(1)
  expect(has('a')).toBe(false)
})

test('extends the time of a token that is accepted again', () => {
  const { has, add, pass } = acceptanceAt()
  for (let minute = 0; minute < 60; minute++) {
    add('a')
    pass(MINUTE_MS)
  }
  expect(has('a')).toBe(true)
})

test('forgets a rejected token', () => {
  const { has, add, remove } = acceptanceAt()
  add('a')
  remove('a')
  expect(has('a')).toBe(false)
})

test('forgets the oldest of many tokens', () => {
  const { has, add } = acceptanceAt()
  for (let i = 0; i <= 10_000; i++) add(`token-${i}`)
  expect([has('token-0'), has('token-1'), has('token-10000')]).toEqual([false, true, true])
})
