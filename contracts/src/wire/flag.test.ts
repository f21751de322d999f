import { expect, test } from 'vitest'
import { readFlag } from './flag.ts'

test.each([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
  ['', false],
  [undefined, false],
  ['yes', undefined],
])('the setting %j is %j', (text, expected) => {
  expect(readFlag(text)).toBe(expected)
})
