import { expect, test } from 'vitest'
import { foldedText, hasWords, nameFit, searchWords } from './foldedText.ts'

test('case and accents do not count', () => {
  expect(foldedText('José ÅNGSTRÖM')).toBe('jose angstrom')
})

test('all words have to be there, in any order', () => {
  const text = foldedText('Água quente, Zé')
  expect(hasWords(text, searchWords('  ZE agua '))).toBe(true)
  expect(hasWords(text, searchWords('agua fria'))).toBe(false)
  expect(hasWords(text, searchWords(''))).toBe(true)
})

test.each([
  ['Marcelo Ruiz', 'mar', 0],
  ['Álvaro Díaz', 'alvaro  d', 0],
  ['Ana Márquez', 'mar', 1],
  ['Smith-Marsh', 'MAR', 1],
  ['Ana Márquez', 'mar an', 1],
  ['Amari Martel', 'mar', 1],
  ['Amari Lee', 'mar', 2],
  ['2Mars', 'mar', 2],
  ['Ana Márquez', 'mar oak', 2],
  ['Bo Chen', '5550', 2],
])('%s fits “%s” as number %d', (name, typed, fit) => {
  expect(nameFit(typed)(name)).toBe(fit)
})
