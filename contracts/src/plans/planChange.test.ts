import { expect, test } from 'vitest'
import { costOfChange, creditOf } from './planChange.ts'

const month = (amount: number) => ({ amount, billing_cycle: 'month' as const })
const year = (amount: number) => ({ amount, billing_cycle: 'year' as const })

test.each([
  // Half a month of 79.00 is left.
  ['a dearer plan', month(79), month(199), 15, { takesEffect: 'now', price: 199, credit: 39.5, due: 159.5 }],
  // 300 of 365 days: 649.315… of 790.00.
  ['a dearer plan by the year', year(790), year(1990), 300, { takesEffect: 'now', price: 1990, credit: 649.32, due: 1340.68 }],
  ['a cheaper plan', month(79), month(29), 15, { takesEffect: 'at_renewal', price: 29, credit: 0, due: 0 }],
  ['the same by the year', month(79), year(790), 15, { takesEffect: 'at_renewal', price: 790, credit: 0, due: 0 }],
  [
    'a dearer plan whose month costs less than what is left',
    year(790),
    month(199),
    300,
    { takesEffect: 'at_renewal', price: 199, credit: 0, due: 0 },
  ],
  ['a dearer plan on the last day', month(29), month(79), 0, { takesEffect: 'now', price: 79, credit: 0, due: 79 }],
] as const)('%s', (_, paid, next, days, cost) => {
  expect(costOfChange(paid, next, days)).toEqual(cost)
})

test('subtracts the credit from the first amount with a coupon', () => {
  expect(costOfChange(month(79), month(199), 15, 159.2)).toEqual({ takesEffect: 'now', price: 159.2, credit: 39.5, due: 119.7 })
  expect(costOfChange(month(79), month(199), 15, 39.5).takesEffect).toBe('at_renewal')
})

test('limits the credit to zero and the paid amount', () => {
  expect([creditOf(month(79), 31), creditOf(month(79), -3)]).toEqual([79, 0])
})
