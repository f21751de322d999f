import { expect, test } from 'vitest'
import { dayOfText } from './dayText.ts'

const TODAY = '2026-11-22'

test.each([
  ['MM/dd/yyyy', '11/24/2026', '2026-11-24'],
  ['MM/dd/yyyy', '1/5/27', '2027-01-05'],
  ['MM/dd/yyyy', '11/24', '2026-11-24'],
  ['MM/dd/yyyy', '11/22', '2026-11-22'],
  ['MM/dd/yyyy', '11/21', '2027-11-21'],
  ['dd/MM/yyyy', '5/1/2027', '2027-01-05'],
  ['dd-MM-yyyy', '24-11-2026', '2026-11-24'],
  ['dd-MM-yyyy', '24.11.', '2026-11-24'],
  ['MM-dd-yyyy', '11-24-2026', '2026-11-24'],
  ['MMM dd,yyyy', 'Nov 24,2026', '2026-11-24'],
  ['MMM dd,yyyy', '24 november', '2026-11-24'],
  [null, 'November 24th, 2026', '2026-11-24'],
  ['dd/MM/yyyy', '2026-11-24', '2026-11-24'],
  ['dd/MM/yyyy', ' Tomorrow ', '2026-11-23'],
  ['MM/dd/yyyy', '2/29/2028', '2028-02-29'],
] as const)('with the pattern %s, %o is %s', (pattern, text, day) => {
  expect(dayOfText(text, pattern, TODAY)).toBe(day)
})

test.each(['', '24', 'soon', '2/30/2026', '13/13/2026', '11/24/2026/1', 'Foo 24', '1e3/2', '24:11', 'Nov'])('%o is not a day', (text) => {
  expect(dayOfText(text, 'MM/dd/yyyy', TODAY)).toBeNull()
})
