import { expect, test } from 'vitest'
import { matchRanges } from './matchRanges.ts'

test.each([
  ['Amari Mitchell', 'mar', ['mar']],
  ['Zoë Ångström', 'angs zoe', ['Ångs', 'Zoë']],
  ['Zoe\u0308 Lee', 'zoe', ['Zoe\u0308']],
  ['Hauptstraße 5', 'strass', ['straß']],
  ['Kjær', 'ae', ['æ']],
  ['Sean O’Brien', 'obrien', ['O’Brien']],
  ['+1 (512) 555-1930', '51930', ['5-1930']],
  ['+1 (512) 555-1930', '555 1930', ['555-1930']],
  ['+44 207 946 0958', '020 7946 0958', ['207 946 0958']],
  ['+44 207 946 0958', '+44 (0)20 7946', ['44 207 946']],
  ['J-1012 · Leak', '1012', ['1012']],
  ['25-40 31st Street', '25 31', ['25', '31']],
  ['Maria', 'lopez', []],
  ['Maria', '', []],
])('in “%s” the search “%s” matches %j', (text, search, expected) => {
  expect(matchRanges(text, search).map(([from, to]) => text.slice(from, to))).toEqual(expected)
})
