import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alignInOrder } from './alignment.ts'

test.each<[string, number[], number[], [number, number][]]>([
  [
    'equal lists pair off',
    [7, 14, 21],
    [8, 15, 22],
    [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
  ],
  [
    'what is far stays alone',
    [7, 21, 28],
    [8, 15, 22, 29],
    [
      [0, 0],
      [1, 2],
      [2, 3],
    ],
  ],
  [
    'also on the left',
    [8, 15, 22, 29],
    [7, 21, 28],
    [
      [0, 0],
      [2, 1],
      [3, 2],
    ],
  ],
  ['of equally near ones the earlier counts', [10], [8, 12], [[0, 0]]],
  ['nothing with nothing', [], [1], []],
])('%s', (_, left, right, pairs) => {
  expect(alignInOrder(left, right)).toEqual(pairs)
})

const rising = fc.uniqueArray(fc.nat(60), { maxLength: 7 }).map((values) => values.toSorted((a, b) => a - b))

/** Brute force over all ordered pairings. */
function cheapest(short: readonly number[], long: readonly number[]): number {
  const [first, ...rest] = short
  if (first === undefined) return 0
  const costs = long
    .slice(0, long.length - rest.length)
    .map((value, index) => Math.abs(first - value) + cheapest(rest, long.slice(index + 1)))
  return Math.min(...costs)
}

test('returns ordered pairs, as many as possible, with the smallest distance', () => {
  fc.assert(
    fc.property(rising, rising, (left, right) => {
      const pairs = alignInOrder(left, right)
      expect(pairs).toHaveLength(Math.min(left.length, right.length))
      for (const [index, [l, r]] of pairs.slice(1).entries()) {
        expect(l).toBeGreaterThan(Number(pairs[index]?.[0]))
        expect(r).toBeGreaterThan(Number(pairs[index]?.[1]))
      }
      const cost = pairs.reduce((sum, [l, r]) => sum + Math.abs(Number(left[l]) - Number(right[r])), 0)
      expect(cost).toBe(left.length <= right.length ? cheapest(left, right) : cheapest(right, left))
    }),
  )
})
