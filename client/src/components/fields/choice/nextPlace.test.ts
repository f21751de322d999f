import { expect, test } from 'vitest'
import { nextPlace } from './nextPlace.ts'

const list = [{}, { isDisabled: true }, {}]

test.each([
  [null, 1, 0],
  [0, 1, 2],
  [2, 1, 0],
  [null, -1, 2],
  [2, -1, 0],
  [0, -1, 2],
] as const)('from %s a step of %i leads to %i', (from, step, place) => expect(nextPlace(list, from, step)).toBe(place))

test('where nothing can be chosen, nothing is', () => {
  expect(nextPlace([{ isDisabled: true }], null, 1)).toBeNull()
  expect(nextPlace([], null, 1)).toBeNull()
})
