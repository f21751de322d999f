import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Collection, defineCollection } from './collection.ts'
import type { SortedView } from './sortedView.ts'

interface Row {
  readonly id: number
  readonly rank: number | null
}
const definition = defineCollection<Row>()({ keys: {}, sorted: { rank: { within: () => 1, value: (row) => row.rank } } })
const collectionOf = (...rows: Row[]): Collection<Row, typeof definition> => {
  const collection = new Collection<Row, typeof definition>('rows', definition, { data: {} })
  for (const row of rows) collection.put(row)
  return collection
}
const listOf = (...rows: Row[]): SortedView<Row> => collectionOf(...rows).sorted('rank', 1)
const ids = (rows: readonly Row[]): number[] => rows.map((row) => row.id)

test('records stand by value, then by id, and those without a value last', () => {
  const list = listOf({ id: 1, rank: null }, { id: 3, rank: 5 }, { id: 2, rank: 5 }, { id: 4, rank: 1 })
  expect(ids(list.slice())).toEqual([4, 2, 3, 1])
  expect(ids(list.reversed.slice())).toEqual([1, 3, 2, 4])
})

test('a page is cut from either end', () => {
  const list = listOf(...[1, 2, 3, 4, 5].map((id) => ({ id, rank: id })))
  expect(ids(list.slice(1, 3))).toEqual([2, 3])
  expect(ids(list.reversed.slice(1, 3))).toEqual([4, 3])
  expect(list.slice(5, 10)).toEqual([])
  expect(list.reversed.slice(5, 10)).toEqual([])
})

test('after any additions, changes and removals a list is what sorting all at once would give', () => {
  const rank = fc.option(fc.integer({ min: 0, max: 9 }))
  const steps = fc.array(fc.record({ id: fc.integer({ min: 1, max: 30 }), rank, isRemoval: fc.boolean(), isRead: fc.boolean() }), {
    maxLength: 200,
  })
  fc.assert(
    fc.property(steps, (all) => {
      const collection = collectionOf()
      const expected = new Map<number, Row>()
      for (const { id, rank: next, isRemoval, isRead } of all) {
        const before = expected.get(id)
        const after = { id, rank: next }
        if (before && isRemoval) {
          collection.remove(id)
          expected.delete(id)
        } else {
          collection.put(after)
          expected.set(id, after)
        }
        if (isRead) collection.sorted('rank', 1)
      }
      const sorted = [...expected.values()].toSorted((a, b) => (a.rank ?? 10) - (b.rank ?? 10) || a.id - b.id)
      const list = collection.sorted('rank', 1)
      expect(list.length).toBe(sorted.length)
      expect(list.slice()).toEqual(sorted)
      expect(list.reversed.slice(2, 7)).toEqual(sorted.toReversed().slice(2, 7))
    }),
  )
})

test('a range has the records from a value (inclusive) to a value (exclusive), none without a value', () => {
  const list = listOf(...[5, 1, null, 3, 3].map((rank, index) => ({ id: index + 1, rank })))
  expect(ids(list.range(3, 5).slice())).toEqual([4, 5])
  expect(ids(list.range(-Infinity, 3).slice())).toEqual([2])
  expect(ids(list.range(2, Infinity).slice())).toEqual([4, 5, 1])
  expect(ids(list.range(2, Infinity).reversed.slice(0, 2))).toEqual([1, 5])
  expect(ids(list.reversed.range(3, 6).slice())).toEqual([1, 5, 4])
  expect([list.range(6, 9).length, list.range(9, 6).length, list.range(1, 4).length]).toEqual([0, 0, 3])
  expect(ids(list.range(1, 4).range(3, 9).slice())).toEqual([4, 5])
})
