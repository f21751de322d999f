import { expect, test } from 'vitest'
import { columnMark, formatNumber, readNumber } from './readNumber.ts'

const shown = (text: string, options: Parameters<typeof readNumber>[1]): string => {
  const reading = readNumber(text, options)
  if (reading.kind === 'invalid') return '(refuse)'
  return reading.kind === 'number' ? String(reading.value) : `(${reading.kind === 'ambiguous' ? 'ask' : 'empty'})`
}
test.each([
  ['', '(empty)'],
  ['0.', '0'],
  ['.5', '0.5'],
  ['12,5', '12.5'],
  ['7 ', '7'],
  ['-5', '-5'],
  ['$-5', '-5'],
  ['+5', '5'],
  ['USD 20', '20'],
  ['20 kr', '20'],
  ['Rs.500', '500'],
  ['1.234,50 €', '1234.5'],
  ['1\u202f234,50 €', '1234.5'],
  ['1 234 567', '1234567'],
  ['12,34,567.5', '1234567.5'],
  ['1234.567', '1234.567'],
  ['\u0661\u066c\u0662\u0663\u0664\u066b\u0665', '1234.5'],
  ['\uff11\uff12', '12'],
  ['\u200e12\u200e', '12'],
  ['-', '(refuse)'],
  ['.', '(refuse)'],
  ['12 34', '(refuse)'],
  ['1,23.5', '(refuse)'],
  ['1.2.3', '(refuse)'],
  ['1.234,567.8', '(refuse)'],
  ['1,234.56.', '(refuse)'],
  ['45-60', '(refuse)'],
  ['45 to 60', '(refuse)'],
  ['~45', '(refuse)'],
  ['€45$', '(refuse)'],
  ['1½', '(refuse)'],
  ['5²', '(refuse)'],
  ['45k', '(refuse)'],
  ['1.5M', '(refuse)'],
  ['20.00 CR', '(refuse)'],
  ['10%', '(refuse)'],
  ['1.2E+5', '(refuse)'],
  ['on request', '(refuse)'],
  ['1234567890.1234567', '(refuse)'],
])('%j is %s', (text, right) => {
  expect(shown(text, {})).toBe(right)
})

test.each([
  ['$45/hr', '/hr'],
  ['3 hours', 'hours'],
  ['5 m', 'm'],
  ['12 m²', 'm²'],
  ['45 €/Std.', '/Std.'],
  ['45', ''],
])('the unit of %j is %j', (text, unit) => {
  expect(readNumber(text)).toMatchObject({ kind: 'number', unit })
})

test.each(['8.25%', '8,25 %', '8.25 percent'])('%j is a percentage', (text) => {
  expect(readNumber(text, { isPercent: true })).toEqual({ kind: 'number', value: 8.25, unit: '' })
})

test.each([
  [['1.234', '45,50'], ','],
  [['1.234', '1.234.567'], ','],
  [['1,234', '45.00', '0.5'], '.'],
  [['1.234', '45.50', '45,50'], null],
  [['1.234', '45', 'on request'], null],
] as const)('the decimal mark of the column %j is %j', (texts, mark) => {
  expect(columnMark(texts)).toBe(mark)
})

test.each([
  [149, 2, '149.00'],
  [1234.5, 2, '1,234.50'],
  [1.005, 2, '1.005'],
  [0.1234567, 0, '0.1234567'],
])('%s with %i decimals is shown as %j', (value, decimals, text) => {
  expect(formatNumber(value, decimals)).toBe(text)
})
