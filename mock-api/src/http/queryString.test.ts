import { expect, test } from 'vitest'
import { parseQueryString } from './queryString.ts'

test.each([
  ['status=1', { status: '1' }],
  ['status[]=1', { status: ['1'] }],
  ['status%5B%5D=1&status%5B%5D=2', { status: ['1', '2'] }],
  ['status=1&status=2', { status: ['1', '2'] }],
  ['search=caf%C3%A9+au+lait&page=', { search: 'café au lait', page: '' }],
  ['', {}],
])('%s', (text, expected) => {
  expect({ ...parseQueryString(text) }).toEqual(expected)
})

test('a field called __proto__ is a field like any other', () => {
  expect(Object.keys(parseQueryString('__proto__=1'))).toEqual(['__proto__'])
})
