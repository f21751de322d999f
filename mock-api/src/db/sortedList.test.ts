import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SortedList } from './sortedList.ts'

interface Row {
  readonly id: number
  readonly rank: number | null
}
const listOf = (...rows: Row[]): SortedList<Row> => {
  const list = new SortedList<Row>((row) => row.rank)
  for (const row of rows) list.add(row)
  return list
}
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
      const list = listOf()
      const expected = new Map<number, Row>()
      for (const { id, rank: next, isRemoval, isRead } of all) {
        const before = expected.get(id)
        const after = { id, rank: next }
        if (before && isRemoval) list.remove(before)
        else if (before) list.replace(before, after)
        else list.add(after)
        if (before && isRemoval) expected.delete(id)
        else expected.set(id, after)
        if (isRead) list.slice(0, 3)
      }
      const sorted = [...expected.values()].toSorted((a, b) => (a.rank ?? 10) - (b.rank ?? 10) || a.id - b.id)
      expect(list.length).toBe(sorted.length)
      expect(list.slice()).toEqual(sorted)
      expect(list.reversed.slice(2, 7)).toEqual(sorted.toReversed().slice(2, 7))
    }),
  )
})
