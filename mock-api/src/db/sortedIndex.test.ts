import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reversed } from '../http/page.ts'
import { Collection, defineCollection } from './collection.ts'

interface Row {
  readonly id: number
  readonly rank: number | null
}
const definition = defineCollection<Row>()({ indexes: { rank: { within: () => 1, value: (row) => row.rank } } })
const collectionOf = (...rows: Row[]): Collection<Row> => {
  const collection = new Collection<Row>('rows', definition, { data: {} }, () => undefined)
  for (const row of rows) collection.put(row)
  return collection
}
const getList = (...rows: Row[]): readonly Row[] => collectionOf(...rows).by('rank', 1)
const ids = (rows: readonly Row[]): number[] => rows.map((row) => row.id)

test('records stand by value, then by id, and those without a value last', () => {
  const list = getList({ id: 1, rank: null }, { id: 3, rank: 5 }, { id: 2, rank: 5 }, { id: 4, rank: 1 })
  expect(ids(list.slice())).toEqual([4, 2, 3, 1])
  expect(ids(reversed(list).slice())).toEqual([1, 3, 2, 4])
})

test('a page is cut from either end', () => {
  const list = getList(...[1, 2, 3, 4, 5].map((id) => ({ id, rank: id })))
  expect(ids(list.slice(1, 3))).toEqual([2, 3])
  expect(ids(reversed(list).slice(1, 3))).toEqual([4, 3])
  expect(list.slice(5, 10)).toEqual([])
  expect(reversed(list).slice(5, 10)).toEqual([])
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
        if (isRead) collection.by('rank', 1)
      }
      const sorted = [...expected.values()].toSorted((a, b) => (a.rank ?? 10) - (b.rank ?? 10) || a.id - b.id)
      const list = collection.by('rank', 1)
      expect(list.length).toBe(sorted.length)
      expect(list.slice()).toEqual(sorted)
      expect(reversed(list).slice(2, 7)).toEqual(sorted.toReversed().slice(2, 7))
    }),
  )
})

test('a range has the records from a value (inclusive) to a value (exclusive), none without a value', () => {
  const collection = collectionOf(...[5, 1, null, 3, 3].map((rank, index) => ({ id: index + 1, rank })))
  const rangeOf = (from: number, to: number): number[] => ids(collection.range('rank', 1, from, to))
  expect(rangeOf(3, 5)).toEqual([4, 5])
  expect(rangeOf(-Infinity, 3)).toEqual([2])
  expect(rangeOf(2, Infinity)).toEqual([4, 5, 1])
  expect([rangeOf(6, 9), rangeOf(9, 6), rangeOf(1, 4)]).toEqual([[], [], [2, 4, 5]])
})
