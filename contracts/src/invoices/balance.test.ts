import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../time.ts'
import { ageOf, balanceOf, daysOverdue, invoiceStatusOf } from './balance.ts'

test('computes the balance in cents, and only 0.00 is paid', () => {
  expect(balanceOf(0.3, 0.1)).toBe(0.2)
  expect(balanceOf(129.11, 119.11)).toBe(10)
  expect(invoiceStatusOf(0)).toBe(10)
  expect(invoiceStatusOf(0.01)).toBe(9)
  expect(invoiceStatusOf(balanceOf(1.1 + 2.2, 3.3))).toBe(10)
})

test('the balance and random payments sum to the total', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(cents, cents, (a, b) => {
      const [total, paid] = [Math.max(a, b), Math.min(a, b)]
      const open = balanceOf(total / 100, paid / 100)
      expect(Math.round(open * 100) + paid).toBe(total)
      expect(open).toBe(Number(open.toFixed(2)))
    }),
  )
})

test.each([
  [-5, 'current', 0],
  [0, 'current', 0],
  [1, '1_30', 1],
  [30, '1_30', 30],
  [31, '31_60', 31],
  [60, '31_60', 60],
  [61, '61_90', 61],
  [90, '61_90', 90],
  [91, '90_plus', 91],
  [4000, '90_plus', 4000],
])('%s days after it was due an invoice counts under %s', (days, age, overdue) => {
  const today = addDays('2026-02-27', days)
  expect(ageOf('2026-02-27', today)).toBe(age)
  expect(daysOverdue('2026-02-27', today)).toBe(overdue)
})
