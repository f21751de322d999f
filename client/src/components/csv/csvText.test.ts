import { expect, test } from 'vitest'
import { csvText } from './csvText.ts'

const line = (cell: string): string => csvText([[cell]]).slice(1)

test('ends rows with CRLF and starts with a UTF-8 byte order mark', () => {
  expect(
    csvText([
      ['Job', 'Title'],
      ['J-1', 'Öl'],
    ]),
  ).toBe('\uFEFFJob,Title\r\nJ-1,Öl\r\n')
})

test.each([
  ['Lopez, Maria', '"Lopez, Maria"'],
  ['the "blue" door', '"the ""blue"" door"'],
  ['two\nlines', '"two\nlines"'],
  ['a; b', '"a; b"'],
  [' spaces stay ', ' spaces stay '],
  ['', ''],
])('%j is written as %j', (cell, expected) => {
  expect(line(cell)).toBe(`${expected}\r\n`)
})

test.each([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+1 555*2', `'+1 555*2`],
  ['+SUM(A1)', `'+SUM(A1)`],
  ['++1', `'++1`],
  ['+1+1', `'+1+1`],
  ['+1\n=1+1', `"'+1\n=1+1"`],
  ['-1 (555) 010', `'-1 (555) 010`],
  ['-2+3', `'-2+3`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\t=1+1', `'\t=1+1`],
  ['\r=1+1', `"'\r=1+1"`],
  ['  =1+1', `'  =1+1`],
  ['＝1+1', `'＝1+1`],
  ['＠SUM(A1)', `'＠SUM(A1)`],
  ['a;=1+1', `"a;'=1+1"`],
  ['a; @SUM(A1);b', `"a;' @SUM(A1);b"`],
])('%j is not run as a formula', (cell, expected) => {
  expect(line(cell)).toBe(`${expected}\r\n`)
})

test.each(['+1 555', '+1 (555) 010-0123', '+49 30.901820'])('the phone number %j is unchanged', (cell) => {
  expect(line(cell)).toBe(`${cell}\r\n`)
})

test('a day is written in the account’s format', () => {
  expect(csvText([[{ day: '2026-11-29', text: '29 Nov, 2026' }]]).slice(1)).toBe('"29 Nov, 2026"\r\n')
})

test('amounts are plain numbers with two decimals, also below zero', () => {
  expect(csvText([[{ amount: 1234.5, decimals: 2 }, { amount: -3, decimals: 2 }, { amount: 2, decimals: 0 }, null]])).toBe(
    '\uFEFF1234.50,-3.00,2,\r\n',
  )
})
