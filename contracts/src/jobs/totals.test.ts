import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitCents, type TotalsInput, totalsOf } from './totals.ts'

/** The worked example of wire.md section 2. */
const example: TotalsInput = {
  lines: [
    { quantity: 2, amount: 45 },
    { quantity: 1, amount: 19.99 },
    { quantity: 3, amount: 3.35, is_tax_exempt: true },
  ],
  taxes: [{ tax_id: 1, name: 'Sales tax', rate: 8.25 }],
  discount_type: 0,
  discount_value: 0,
  discount_basis: 0,
  tax_basis: 0,
}

describe('the worked examples', () => {
  test.each([
    ['A without a discount', {}, 0, 9.07, 129.11],
    ['B ten percent of the gross amount', { discount_value: 10 }, 12, 9.07, 117.11],
    ['C ten percent, tax after discount', { discount_value: 10, tax_basis: 1 }, 12, 8.17, 116.21],
    ['D ten percent of amount and tax', { discount_value: 10, discount_basis: 1 }, 12.91, 9.07, 116.2],
    ['E a fixed amount', { discount_type: 1, discount_value: 15 }, 15, 9.07, 114.11],
    ['F a fixed amount, tax after discount', { discount_type: 1, discount_value: 15, tax_basis: 1 }, 15, 7.94, 112.98],
  ] as const)('%s', (_, change, discount, tax, total) => {
    const totals = totalsOf({ ...example, ...change })
    expect(totals).toMatchObject({ subtotal: 120.04, discount_total: discount, tax_total: tax, total })
  })
})

test('a discount on amount plus tax together with tax after discount is circular and refused', () => {
  expect(() => totalsOf({ ...example, tax_basis: 1, discount_basis: 1, discount_value: 10 })).toThrow(RangeError)
})

test('half a cent rounds up', () => {
  expect(totalsOf({ ...example, taxes: [], lines: [{ quantity: 1, amount: 1.005 }] }).total).toBe(1.01)
  expect(totalsOf({ ...example, lines: [{ quantity: 1, amount: 1 }], taxes: [{ tax_id: 1, name: 'Tax', rate: 0.5 }] }).tax_total).toBe(0.01)
})

test('a fixed discount never exceeds the subtotal', () => {
  const totals = totalsOf({ ...example, discount_type: 1, discount_value: 500 })
  expect(totals.discount_total).toBe(120.04)
  expect(totals.total).toBe(9.07)
})

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 50 }),
  amount: fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100),
  is_tax_exempt: fc.boolean(),
})

test('whatever the lines: subtotal less discount plus tax is the total, to the cent', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 12 }),
      fc.integer({ min: 0, max: 100 }),
      fc.array(fc.integer({ min: 1, max: 2500 }), { maxLength: 3 }),
      fc.constantFrom(0 as const, 1 as const),
      (lines, discount, rates, tax_basis) => {
        const totals = totalsOf({
          ...example,
          lines,
          discount_value: discount,
          tax_basis,
          taxes: rates.map((rate, index) => ({ tax_id: index, name: 'Tax', rate: rate / 100 })),
        })
        const cents = (value: number) => Math.round(value * 100)
        expect(cents(totals.subtotal)).toBe(totals.line_totals.reduce((sum, value) => sum + cents(value), 0))
        expect(cents(totals.tax_total)).toBe(totals.taxes.reduce((sum, tax) => sum + cents(tax.amount), 0))
        expect(cents(totals.total)).toBe(cents(totals.subtotal) - cents(totals.discount_total) + cents(totals.tax_total))
        expect(totals.total).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})

test('a split loses no cent and stays in proportion', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.array(fc.nat(100_000), { minLength: 1, maxLength: 20 }), (cents, weights) => {
      fc.pre(weights.some((weight) => weight > 0))
      const whole = weights.reduce((sum, weight) => sum + weight, 0)
      const parts = splitCents(cents, weights)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents)
      for (const [index, part] of parts.entries()) expect(Math.abs(part - (cents * (weights[index] as number)) / whole)).toBeLessThan(1)
    }),
  )
})
