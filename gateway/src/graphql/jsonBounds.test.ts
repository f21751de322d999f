import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excess, type JsonBounds, structureOf } from './jsonBounds.ts'

const noBounds: JsonBounds = { commas: Infinity, brackets: Infinity, depth: Infinity, keys: Infinity }
const most = (numbers: readonly number[]): number => Math.max(0, ...numbers)
const total = (numbers: readonly number[]): number => numbers.reduce((sum, item) => sum + item, 0)

/** Counts the same in the parsed value. */
function countedIn(value: unknown): JsonBounds {
  if (typeof value !== 'object' || value === null) return { commas: 0, brackets: 0, depth: 0, keys: 0 }
  const inner = Object.values(value).map(countedIn)
  return {
    commas: Math.max(0, inner.length - 1) + total(inner.map(({ commas }) => commas)),
    brackets: 1 + total(inner.map(({ brackets }) => brackets)),
    depth: 1 + most(inner.map(({ depth }) => depth)),
    keys: Math.max(Array.isArray(value) ? 0 : inner.length, most(inner.map(({ keys }) => keys))),
  }
}

test('counts a text’s structure like the value’s, strings excluded', () => {
  const text = fc.string({ unit: fc.constantFrom('"', '\\', '[', '{', ',', ':', 'a', '\n', 'é') })
  const { tree } = fc.letrec<{ tree: unknown; leaf: unknown }>((tie) => ({
    leaf: fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null)),
    tree: fc.oneof({ maxDepth: 5 }, tie('leaf'), fc.array(tie('tree')), fc.dictionary(text, tie('tree'), { noNullPrototype: true })),
  }))
  fc.assert(
    fc.property(tree, fc.constantFrom(0, 2), (value, indent) => {
      expect(structureOf(JSON.stringify(value, null, indent), noBounds)).toEqual(countedIn(value))
    }),
  )
})

test('counts any text to its end', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('"', '\\', '[', ']', '{', '}', ',', ':', ' ') }), (text) => {
      expect(structureOf(text, noBounds).commas).toBeLessThanOrEqual(text.length)
    }),
  )
})

const bounds: JsonBounds = { commas: 50, brackets: 40, depth: 30, keys: 20 }

test.each<[keyof JsonBounds, string]>([
  ['commas', `[${'1,'.repeat(1_000_000)}`],
  ['brackets', '[]'.repeat(1_000_000)],
  ['depth', '['.repeat(1_000_000)],
  ['keys', `{${'"k":1 '.repeat(1_000_000)}`],
])('the count of %s ends with the first that is too many', (name, text) => {
  const found = structureOf(text, bounds)
  expect(excess(found, bounds)).toBe(name)
  expect(found[name]).toBe(bounds[name] + 1)
})

test('allows exactly the limit', () => {
  expect(excess(bounds, bounds)).toBeUndefined()
})
