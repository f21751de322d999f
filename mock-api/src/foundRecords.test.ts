import { array, assert, boolean, integer, oneof, property, record as recordOf, uniqueArray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FoundRecords } from './foundRecords.ts'
import { Found } from './store/found.ts'
import { sortedBy, SortedList } from './store/sortedList.ts'

interface Valued {
  readonly id: number
  readonly value: number
}

const SIZE = 1500
/** Few values, so that many records share one. */
const valueOf = (id: number): number => (id * 7919) % 97
const records = new Map(Array.from({ length: SIZE }, (_, index) => [index + 1, { id: index + 1, value: valueOf(index + 1) }]))

/** What stands on a page when everything found is sorted first. */
const sortedPage = (ids: readonly number[], isReversed: boolean, from: number, to: number): number[] => {
  const forwards = ids.toSorted((a, b) => valueOf(a) - valueOf(b) || a - b)
  return (isReversed ? forwards.toReversed() : forwards).slice(from, to)
}

function kept(): SortedList<Valued> {
  const list = new SortedList<Valued>(({ value }) => value)
  for (const one of records.values()) list.add(one)
  return list
}

const page = recordOf({ from: integer({ min: 0, max: 130 }), count: integer({ min: 1, max: 60 }) })
const few = uniqueArray(integer({ min: 1, max: SIZE }), { maxLength: 80 })
const share = integer({ min: 1, max: 40 })

describe('what a search has found, in an order of all', () => {
  const list = kept()
  const pages = array(page, { minLength: 1, maxLength: 4 })
  /** On each page, in the order that is kept and in one that is not. */
  const shown = (ids: readonly number[], isReversed: boolean, asked: readonly { from: number; count: number }[]): number[][] => {
    const order = isReversed ? list.reversed : list
    const found = [order, sortedBy([...records.values()], order.compare)].map(
      (of) => new FoundRecords(new Found(Uint32Array.from(ids)), of, (id) => records.get(id)),
    )
    return found.flatMap((one) => asked.map(({ from, count }) => one.slice(from, from + count).map(({ id }) => id)))
  }
  const expected = (ids: readonly number[], isReversed: boolean, asked: readonly { from: number; count: number }[]): number[][] => {
    const once = asked.map(({ from, count }) => sortedPage(ids, isReversed, from, from + count))
    return [...once, ...once]
  }

  test('stands on each page as if everything were sorted first, where few are found and where many are', () => {
    const many = share.map((every) => [...records.keys()].filter((id) => (id * 31) % 40 < every))
    assert(
      property(oneof(few, many), boolean(), pages, (ids, isReversed, asked) => {
        expect(shown(ids, isReversed, asked)).toEqual(expected(ids, isReversed, asked))
      }),
      { numRuns: 200 },
    )
  })

  test('of some of them alone it counts and shows these', () => {
    const found = new FoundRecords(new Found(Uint32Array.from([4, 9, 6, 11])), list, (id) => records.get(id))
    const even = found.only((id) => id % 2 === 0, list)
    expect(even).toHaveLength(2)
    expect(even.slice(0, 10).map(({ id }) => id)).toEqual(sortedPage([4, 6], false, 0, 10))
  })
})

test('the best come first, and pages of them follow one another', () => {
  const fit = ({ value }: Valued): number => value % 3
  assert(
    property(uniqueArray(integer({ min: 1, max: SIZE }), { maxLength: 400 }), page, (ids, { from, count }) => {
      const list = kept()
      const found = new FoundRecords(new Found(Uint32Array.from(ids)), list, (id) => records.get(id)).bestFirst(fit)
      const all = sortedPage(ids, false, 0, ids.length).toSorted((a, b) => (valueOf(a) % 3) - (valueOf(b) % 3))
      expect(found.length).toBe(ids.length)
      expect(found.slice(from, from + count).map(({ id }) => id)).toEqual(all.slice(from, from + count))
    }),
    { numRuns: 40 },
  )
})
