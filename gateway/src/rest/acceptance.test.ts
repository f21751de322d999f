import { expect, test } from 'vitest'
import { createAcceptance } from './acceptance.ts'

const MINUTE_MS = 60_000

const acceptanceAt = () => {
  let now = 1_000_000
  return { ...createAcceptance(() => now), pass: (ms: number) => (now += ms) }
}

test('a token counts for ten minutes after the backend accepted it', () => {
  const { has, accepted, pass } = acceptanceAt()
  expect(has('a')).toBe(false)
  accepted('a')
  pass(10 * MINUTE_MS - 1)
  expect([has('a'), has('b'), has(undefined)]).toEqual([true, false, false])
  pass(1)
  expect(has('a')).toBe(false)
})

test('who goes on being accepted goes on counting', () => {
  const { has, accepted, pass } = acceptanceAt()
  for (let minute = 0; minute < 60; minute++) {
    accepted('a')
    pass(MINUTE_MS)
  }
  expect(has('a')).toBe(true)
})

test('a token that the backend refuses counts no more', () => {
  const { has, accepted, refused } = acceptanceAt()
  accepted('a')
  refused('a')
  expect(has('a')).toBe(false)
})

test('of very many tokens the first are forgotten', () => {
  const { has, accepted } = acceptanceAt()
  for (let i = 0; i <= 10_000; i++) accepted(`token-${i}`)
  expect([has('token-0'), has('token-1'), has('token-10000')]).toEqual([false, true, true])
})
