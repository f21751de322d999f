import { expect, test } from 'vitest'
import { readCode } from './readCode.ts'

test.each([
  ['123456', '123456'],
  ['123-456', '123456'],
  ['123 456', '123456'],
  ['12-34-56', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['123\u2011456', '123456'],
  ['\u202a123456\u202c', '123456'],
  ['１２３４５６', '123456'],
  ['Your Callout code is 123-456.', '123456'],
  ['123456 is your verification code. It expires in 10 minutes.', '123456'],
  ['[Callout] Code: 123456 (valid until 29.11.2026 10:15)', '123456'],
  ['Code 123456 10 minutes', '123456'],
  ['12345', null],
  ['1234567', null],
  ['123456 or 654321', null],
  ['no code', null],
  ['', null],
])('%j has the code %s', (text, code) => expect(readCode(text)).toBe(code))
