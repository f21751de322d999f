import { expect, test } from 'vitest'
import { numberOfText, numericPart, textOfNumber } from './numberOfText.ts'

test.each([
  ['', ''],
  ['-', ''],
  ['.', ''],
  ['0.', 0],
  ['12.50', 12.5],
  ['12,5', 12.5],
  ['0,05', 0.05],
  ['1,234', 1234],
  ['1,234,567.8', 1_234_567.8],
  ['7 ', 7],
] as const)('the partial input %j is %j', (text, number) => {
  expect(numberOfText(text)).toBe(number)
})

test('removes letters and currency signs', () => {
  expect(numericPart('$ 1,2a3.5')).toBe('1,23.5')
})

test.each([
  [149, 2, '149.00'],
  [1234.5, 2, '1,234.50'],
  [1.005, 2, '1.005'],
  [0.5, 0, '0.5'],
  ['', 2, ''],
] as const)('%s with %i decimals reads %j', (number, decimals, text) => {
  expect(textOfNumber(number, decimals)).toBe(text)
})
