import { expect, test } from 'vitest'
import { nextSelectable } from './nextSelectable.ts'

const list = [{}, { isDisabled: true }, {}]

test.each([
  [null, 1, 0],
  [0, 1, 2],
  [2, 1, 0],
  [null, -1, 2],
  [2, -1, 0],
  [0, -1, 2],
] as const)('from %s a step of %i moves to %i', (from, step, place) => expect(nextSelectable(list, from, step)).toBe(place))

test('returns null if nothing is selectable', () => {
  expect(nextSelectable([{ isDisabled: true }], null, 1)).toBeNull()
  expect(nextSelectable([], null, 1)).toBeNull()
})
