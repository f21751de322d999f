import { assert, array, constantFrom, integer, oneof, property, record as recordOf, string, uniqueArray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SearchText } from './searchText.ts'

interface Titled {
  readonly id: number
  readonly texts: readonly string[]
}

/** The same question put to each record in turn. */
const scanned = (records: ReadonlyMap<number, Titled>, words: readonly string[]): number[] =>
  [...records.values()].filter(({ texts }) => texts.some((text) => words.every((word) => text.includes(word)))).map(({ id }) => id)

const inOrder = (ids: Iterable<number>): number[] => [...ids].toSorted((a, b) => a - b)

/** Of few letters, so that words of three and more are often found, and often nearly. */
const letters = (maxLength: number) => string({ unit: constantFrom('a', 'b', '1', 'é'), minLength: 1, maxLength })
const word = oneof(constantFrom('a', 'aa', 'ab', 'ba', 'abc', 'b', 'é', '😀', 'c d', '512', 'a\tb', 'a\u00a0b'), letters(9))
const text = array(word, { maxLength: 6 }).map((words) => words.join(' '))
const titled = recordOf({ id: integer({ min: 1, max: 400 }), texts: array(text, { maxLength: 3 }) })
const wanted = oneof(constantFrom('a', 'ab', 'aab', 'c', 'é', '😀', '51', 'ba', 'abc', '512'), letters(5))
const words = array(wanted, { minLength: 1, maxLength: 3 })
const removed = integer({ min: 1, max: 400 })

function searchOf(records: Map<number, Titled>): SearchText<Titled> {
  return new SearchText({ records: () => [...records.values()], get: (id) => records.get(id), textsOf: ({ texts }) => texts })
}

describe('the text of all records', () => {
  test('finds what a look at each record finds, whatever came, went and changed in between', () => {
    const steps = array(recordOf({ put: array(titled, { maxLength: 20 }), gone: array(removed, { maxLength: 5 }), words }), {
      minLength: 1,
      maxLength: 8,
    })
    assert(
      property(uniqueArray(titled, { selector: ({ id }) => id, maxLength: 60 }), steps, (first, changes) => {
        const records = new Map(first.map((one) => [one.id, one]))
        const search = searchOf(records)
        for (const { put, gone, words: asked } of changes) {
          for (const one of put) records.set(one.id, one)
          for (const id of gone) records.delete(id)
          for (const id of [...put.map(({ id: of }) => of), ...gone]) search.touch(id)
          expect(inOrder(search.find(asked).ids)).toEqual(inOrder(scanned(records, asked)))
        }
      }),
      { numRuns: 300 },
    )
  })

  test('finds the same after more changes than it keeps beside it', () => {
    const records = new Map(Array.from({ length: 2000 }, (_, id) => [id, { id, texts: [`pump ${id}`] }]))
    const search = searchOf(records)
    expect(search.find(['pump', '77']).size).toBe(scanned(records, ['pump', '77']).length)
    for (let from = 0; from < 1500; from += 250) {
      for (let id = from; id < from + 250; id += 1) {
        records.set(id, { id, texts: [`fan ${id}`] })
        search.touch(id)
      }
      expect(inOrder(search.find(['pump']).ids)).toEqual(inOrder(scanned(records, ['pump'])))
    }
    expect(inOrder(search.find(['fan', '9']).ids)).toEqual(inOrder(scanned(records, ['fan', '9'])))
  })

  test('does not find words that stand at the end of one record and the beginning of the next', () => {
    const search = searchOf(new Map([1, 2].map((id) => [id, { id, texts: [id === 1 ? 'water' : 'pump'] }])))
    expect(search.find(['waterpump']).size).toBe(0)
    expect(search.find(['rpu']).size).toBe(0)
  })
})
