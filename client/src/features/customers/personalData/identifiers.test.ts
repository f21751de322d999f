import { expect, test } from 'vitest'
import { isNamedIn } from './identifiers.ts'

test.each([
  ['J. (Jo) Lopez+', 'Call J. (Jo) Lopez+ today', true],
  ['.*', 'Boiler service', false],
  ['(a+)+$', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!', false],
  ['Ann', 'Annual service', false],
])('the name %j is plain text in %j', (name, text, isFound) => {
  expect(isNamedIn(text, { words: [name], phones: [] })).toBe(isFound)
})
