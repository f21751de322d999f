import { expect, test } from 'vitest'
import { findPrivateWords, privateWords } from './privateWords.ts'

const wordsIn = (source: string): string[] => findPrivateWords('x.ts', source).map(({ line, word }) => `${line} ${word}`)

test('finds private words in comments, identifiers and test names', () => {
  const source = [
    '/** Told by the backend. */',
    'const keptAnswers = 1',
    "test.each([1])('nobody %s', () => keptAnswers)",
    'const KEPT_MS = 2',
  ]
  expect(wordsIn(source.join('\n'))).toEqual(['1 told', '2 kept', '3 nobody', '3 kept', '4 kept'])
})

test('finds words of identifiers in identifiers alone, style classes aside', () => {
  expect(wordsIn("// Saves theirs.\ntest('edits theirs', () => mergeTheirs(classes.theirs))\nconst theirs = 1")).toEqual([
    '2 theirs',
    '3 theirs',
  ])
})

test('ignores strings, parts of words and regular expressions', () => {
  expect(wordsIn("const untoldable = ['nobody', `kept`, /told/] // foretold, rebarnished")).toEqual([])
})

test('gives each word once, with a reason', () => {
  expect(new Set(privateWords.map(({ word }) => word)).size).toBe(privateWords.length)
  expect(privateWords.filter(({ reason }) => reason.length < 10)).toEqual([])
})
