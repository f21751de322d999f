import { expect, test } from 'vitest'
import { discountLabel, rateLabel, seriesLabel, totalLabel } from './sumLabels.ts'

test('a rate is in parentheses after the name', () => {
  expect(rateLabel('Sales tax', 8.25)).toBe('Sales tax (8.25%)')
  expect(rateLabel('Tax', null)).toBe('Tax')
})

test('a percentage discount shows its rate, an amount does not', () => {
  expect(discountLabel({ discountType: 'PERCENTAGE', discountValue: 10 })).toBe('Discount (10%)')
  expect(discountLabel({ discountType: 'AMOUNT', discountValue: 10 })).toBe('Discount')
  expect(discountLabel({ discountType: 'PERCENTAGE', discountValue: '' })).toBe('Discount')
})

test.each([
  [1, 'Total'],
  [2, 'Total for both visits'],
  [13, 'Total for all 13 visits'],
  [null, 'Total for all visits'],
])('the total of %s visits names what it covers', (visits, label) => {
  expect(totalLabel(visits)).toBe(label)
})

test('with billing per visit the total is for one visit, and the series total names the number of visits', () => {
  expect([1, 13, null].map((visits) => totalLabel(visits, true))).toEqual(['Total per visit', 'Total per visit', 'Total per visit'])
  expect([1, 13, null].map(seriesLabel)).toEqual(['Series total (1 visit)', 'Series total (13 visits)', 'Series total'])
})
