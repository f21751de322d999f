import { expect, test } from 'vitest'
import { partOfShare, paymentParts, staffShares } from './shares.ts'

const visit = (status: number, ...staff_ids: number[]) => ({ status, staff_ids })

test('divides a payment by the visits of each person, to the cent', () => {
  expect(staffShares(100, [visit(6, 1, 2), visit(6, 3)])).toEqual([
    { staff_id: 1, amount: 33.34 },
    { staff_id: 2, amount: 33.33 },
    { staff_id: 3, amount: 33.33 },
  ])
  expect(staffShares(0.05, [visit(6, 2), visit(6, 2), visit(6, 1)])).toEqual([
    { staff_id: 1, amount: 0.02 },
    { staff_id: 2, amount: 0.03 },
  ])
})

test('counts cancelled visits only without others, and assigns nothing without staff', () => {
  expect(staffShares(10, [visit(7, 1), visit(6, 2)])).toEqual([{ staff_id: 2, amount: 10 }])
  expect(staffShares(10, [visit(7, 1)])).toEqual([{ staff_id: 1, amount: 10 }])
  expect(staffShares(10, [visit(6)])).toEqual([{ staff_id: null, amount: 10 }])
})

test('the taxes of all payments sum to the invoice’s', () => {
  const invoice = { total: 129.11, tax_total: 9.07, discount_total: 12 }
  const paid = [29.11, 0.01, 33.33, 66.66]
  let before = 0
  const parts = paid.map((amount) => {
    const part = paymentParts(amount, before, invoice)
    before = Math.round((before + amount) * 100) / 100
    return part
  })
  const cents = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)
  expect(cents(parts.map(({ tax_amount }) => tax_amount))).toBe(907)
  expect(cents(parts.map(({ discount_amount }) => discount_amount))).toBe(1200)
  expect(parts[0]?.tax_amount).toBe(2.04)
})

test('a share has its part of the tax', () => {
  expect([partOfShare(9.07, 50, 100), partOfShare(0, 1, 2), partOfShare(1, 0, 0)]).toEqual([4.54, 0, 0])
})
