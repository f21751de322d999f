import { expect, test } from 'vitest'
import { numberText } from './numberText.ts'

test.each([
  [0, 'zero'],
  [13, 'thirteen'],
  [20, 'twenty'],
  [100, 'one hundred'],
  [1234, 'one thousand two hundred thirty-four'],
  [99_999, 'ninety-nine thousand nine hundred ninety-nine'],
  [500_040, 'five hundred thousand forty'],
])('%d is %s', (number, text) => {
  expect(numberText(number)).toBe(text)
})
