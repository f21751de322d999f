import { expect, test } from 'vitest'
import { numberOfText } from './numberOfText.ts'

test.each([
  ['', ''],
  ['-', ''],
  ['.', ''],
  ['0.', 0],
  ['12.50', 12.5],
  [7, 7],
] as const)('%j typed so far is %j', (text, number) => {
  expect(numberOfText(text)).toBe(number)
})
