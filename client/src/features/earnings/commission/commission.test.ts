import { expect, test } from 'vitest'
import { commissionOf, netShares } from './commission.ts'

const cents = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)

test('rounds the commission once, half up, and its parts sum to it', () => {
  // 10 % of 3 x 0.05 is 0.015: 0.02, although each part alone would round to 0.01 and sum to 0.03.
  expect(commissionOf([0.05, 0.05, 0.05], 10)).toEqual({ total: 0.02, parts: [0.01, 0.01, 0] })
  expect(commissionOf([33.34, 66.66], 7.25)).toEqual({ total: 7.25, parts: [2.42, 4.83] })
  expect(commissionOf([100.5], 0)).toEqual({ total: 0, parts: [0] })
  expect(commissionOf([100.5], 100)).toEqual({ total: 100.5, parts: [100.5] })
  expect(commissionOf([], 50)).toEqual({ total: 0, parts: [] })
})

test('the parts of many payments sum to the commission', () => {
  const amounts = Array.from({ length: 500 }, (_, index) => (index * 37 + 1) / 100)
  // 500 payments from 0.01 to 184.64, on average 92.325: 46,162.50. 12.34 % of it is 5,696.4525.
  const { total, parts } = commissionOf(amounts, 12.34)
  expect(total).toBe(5696.45)
  expect(cents(parts)).toBe(569_645)
})

test('shares without tax sum to the payment without tax', () => {
  expect(netShares(9.07, [33.34, 33.33, 33.33])).toEqual([30.31, 30.31, 30.31])
  expect(cents(netShares(0.01, [0.02, 0.02]))).toBe(3)
  expect(netShares(0, [5, 0])).toEqual([5, 0])
})
