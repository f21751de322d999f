import fc from 'fast-check'
import { expect, test } from 'vitest'
import { totalsOf } from '../jobs/money/totals.ts'
import { lineAmounts } from './lineAmounts.ts'

const cents = (amount: number): number => Math.round(amount * 100)

test('divides tax before discount among the taxed lines and none to the discount', () => {
  // 8 % of 100.00 + 50.00.
  const lines = [
    { total: 100, isTaxed: true },
    { total: 30, isTaxed: false },
    { total: 50, isTaxed: true },
  ]
  expect(lineAmounts({ lines, discount: 18, tax: 12, taxBasis: 0 })).toEqual({
    lines: [
      { amount: 100, tax: 8 },
      { amount: 30, tax: 0 },
      { amount: 50, tax: 4 },
    ],
    taxedDiscount: { amount: 0, tax: 0 },
    untaxedDiscount: { amount: -18, tax: 0 },
  })
})

test('tax after discount is the tax of the full lines minus that of the discount', () => {
  // 10 % of 150.00 - 15.00; the discount of 18.00 is 10 % of 180.00.
  const lines = [
    { total: 150, isTaxed: true },
    { total: 30, isTaxed: false },
  ]
  expect(lineAmounts({ lines, discount: 18, tax: 13.5, taxBasis: 1 })).toEqual({
    lines: [
      { amount: 150, tax: 15 },
      { amount: 30, tax: 0 },
    ],
    taxedDiscount: { amount: -15, tax: -1.5 },
    untaxedDiscount: { amount: -3, tax: 0 },
  })
})

test('a full discount leaves no tax', () => {
  const { lines, taxedDiscount } = lineAmounts({ lines: [{ total: 20, isTaxed: true }], discount: 20, tax: 0, taxBasis: 1 })
  expect([lines, taxedDiscount]).toEqual([[{ amount: 20, tax: 0 }], { amount: -20, tax: 0 }])
})

test('for random invoices, lines, discount and taxes sum to the total', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 40 }).map((count) => count / 4),
    amount: fc.integer({ min: 0, max: 500_000 }).map((whole) => whole / 100),
    is_tax_exempt: fc.boolean(),
  })
  const bill = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    rates: fc.array(fc.integer({ min: 1, max: 2500 }), { maxLength: 3 }),
    discount_type: fc.constantFrom(0 as const, 1 as const),
    discount_value: fc.integer({ min: 0, max: 100 }),
    tax_basis: fc.constantFrom(0 as const, 1 as const),
  })
  fc.assert(
    fc.property(bill, ({ rates, ...input }) => {
      const taxes = rates.map((rate, index) => ({ tax_id: index, name: `Tax ${index}`, rate: rate / 100 }))
      const totals = totalsOf({ ...input, taxes, discount_basis: 0 })
      const parts = lineAmounts({
        lines: totals.line_totals.map((total, index) => ({ total, isTaxed: !input.lines[index]?.is_tax_exempt })),
        discount: totals.discount_total,
        tax: totals.tax_total,
        taxBasis: input.tax_basis,
      })
      const rows = [...parts.lines, parts.taxedDiscount, parts.untaxedDiscount]
      expect(rows.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(totals.subtotal) - cents(totals.discount_total))
      expect(rows.reduce((sum, { tax }) => sum + cents(tax), 0)).toBe(cents(totals.tax_total))
      const exempt = parts.lines.filter((_, index) => input.lines[index]?.is_tax_exempt)
      expect(exempt.every(({ tax }) => tax === 0)).toBe(true)
    }),
  )
})
