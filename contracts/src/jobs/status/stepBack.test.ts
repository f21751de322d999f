import { expect, test } from 'vitest'
import { isEarlierStep, isStepFresh, lastStepAt, statusBefore, type Stepped } from './stepBack.ts'

const visit = (part: Partial<Stepped>): Stepped => ({
  status: 1,
  on_the_way_at: null,
  reached_at: null,
  started_at: null,
  finished_at: null,
  ...part,
})

test.each([
  [{ status: 2, on_the_way_at: 100 }, 1],
  [{ status: 3, on_the_way_at: 100, reached_at: 200 }, 2],
  [{ status: 3, reached_at: 200 }, 1],
  [{ status: 4, on_the_way_at: 100, reached_at: 200, started_at: 300 }, 3],
  [{ status: 4, on_the_way_at: 100, started_at: 300 }, 2],
  [{ status: 4, started_at: 300 }, 1],
  [{ status: 6, finished_at: 400 }, 4],
] as const)('of %j a step back leads to %i', (part, status) => {
  expect(statusBefore(visit(part))).toBe(status)
})

test('a step can be undone until the end of the tenth minute', () => {
  const reached = visit({ status: 3, on_the_way_at: 100, reached_at: 1000 })
  expect(lastStepAt(reached)).toBe(1000)
  expect(isStepFresh(reached, 1600, 10)).toBe(true)
  expect(isStepFresh(reached, 1601, 10)).toBe(false)
})

test('a status without a recorded step can’t be undone', () => {
  expect(isStepFresh(visit({ status: 7, started_at: 1000 }), 1000, 10)).toBe(false)
  expect(isStepFresh(visit({ status: 4 }), 1000, 10)).toBe(false)
})

test('orders the steps', () => {
  expect(isEarlierStep(1, 2)).toBe(true)
  expect(isEarlierStep(3, 6)).toBe(true)
  expect(isEarlierStep(4, 3)).toBe(false)
  expect(isEarlierStep(4, 4)).toBe(false)
  expect(isEarlierStep(7, 6)).toBe(false)
})
