import { expect, test } from 'vitest'
import { foldedText, hasWords, searchWords } from './foldedText.ts'

test('case and accents do not count', () => {
  expect(foldedText('José ÅNGSTRÖM')).toBe('jose angstrom')
})

test('all words have to be there, in any order', () => {
  const text = foldedText('Água quente, Zé')
  expect(hasWords(text, searchWords('  ZE agua '))).toBe(true)
  expect(hasWords(text, searchWords('agua fria'))).toBe(false)
  expect(hasWords(text, searchWords(''))).toBe(true)
})
