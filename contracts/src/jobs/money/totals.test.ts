import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitCents, type TotalsInput, totalsOf } from './totals.ts'
import { totalsInputOf, workedTotals } from './workedTotals.ts'

/** Example of wire.md §2. */
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

test.each(workedTotals)('the worked example $what', (worked) => {
  const { subtotal, discount_total, taxes, total } = totalsOf(totalsInputOf(worked))
  expect({ subtotal, discount_total, taxes: taxes.map(({ amount }) => amount), total }).toEqual({
    subtotal: worked.subtotal,
    discount_total: worked.discount_total,
    taxes: worked.taxes,
    total: worked.total,
  })
})

/** Calculated by hand: floors plus a cent for the largest remainders, earlier ones first. */
test.each<[number, number[], number[]]>([
  [100, [1, 1, 1], [34, 33, 33]],
  [10, [3, 3, 1], [4, 4, 2]],
  [10, [1, 3, 3], [2, 4, 4]],
  [1, [1, 2, 1], [0, 1, 0]],
  [7, [0, 5, 0], [0, 7, 0]],
  [99_999_999_999_999, [99_999_999_999_999, 99_999_999_999_998], [50_000_000_000_000, 49_999_999_999_999]],
])('%i cents over %j are %j', (cents, weights, parts) => {
  expect(splitCents(cents, weights)).toEqual(parts)
})

test('throws for the circular bases 1 and 1', () => {
  expect(() => totalsOf({ ...example, tax_basis: 1, discount_basis: 1, discount_value: 10 })).toThrow(RangeError)
})

test('half a cent rounds up', () => {
  expect(totalsOf({ ...example, taxes: [], lines: [{ quantity: 1, amount: 1.005 }] }).total).toBe(1.01)
  expect(totalsOf({ ...example, lines: [{ quantity: 1, amount: 1 }], taxes: [{ tax_id: 1, name: 'Tax', rate: 0.5 }] }).tax_total).toBe(0.01)
})

test('half a cent rounds up in large amounts', () => {
  const totals = totalsOf({
    ...example,
    lines: [{ quantity: 1, amount: 699_062.5 }],
    taxes: [{ tax_id: 1, name: 'Tax', rate: 25.08 }],
  })
  expect(totals.tax_total).toBe(175_324.88)
})

test('a fixed discount never exceeds the subtotal', () => {
  const totals = totalsOf({ ...example, discount_type: 1, discount_value: 500 })
  expect(totals.discount_total).toBe(120.04)
  expect(totals.total).toBe(9.07)
})

test('computes taxes separately and without exempt lines', () => {
  const taxes = [
    { tax_id: 1, name: 'State', rate: 6.25 },
    { tax_id: 2, name: 'City', rate: 2 },
  ]
  const totals = totalsOf({ ...example, taxes })
  expect(totals.taxes.map(({ amount }) => amount)).toEqual([6.87, 2.2])
  expect(totals).toMatchObject({ tax_total: 9.07, total: 129.11 })
  const exempt = example.lines.map((sold) => ({ ...sold, is_tax_exempt: true }))
  expect(totalsOf({ ...example, taxes, lines: exempt })).toMatchObject({ tax_total: 0, total: 120.04 })
})

test('a full discount of amount and tax leaves zero', () => {
  expect(totalsOf({ ...example, discount_value: 100, discount_basis: 1 }).total).toBe(0)
  expect(totalsOf({ ...example, discount_type: 1, discount_value: 120.04, tax_basis: 1 })).toMatchObject({ tax_total: 0, total: 0 })
})

const cents = (value: number): number => Math.round(value * 100)
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const line = fc.record({
  /** Quantities have up to three decimals. */
  quantity: fc.integer({ min: 0, max: 50_000 }).map((thousandths) => thousandths / 1000),
  amount: fc.integer({ min: 0, max: 500_000 }).map((inCents) => inCents / 100),
  is_tax_exempt: fc.boolean(),
})
const taxList = fc
  .array(fc.integer({ min: 1, max: 10_000 }), { maxLength: 3 })
  .map((rates) => rates.map((rate, index) => ({ tax_id: index, name: 'Tax', rate: rate / 100 })))
/** Any valid input: both discount types and the three allowed pairs of bases. */
const anyInput = fc
  .record({
    lines: fc.array(line, { maxLength: 12 }),
    taxes: taxList,
    discount_type: fc.constantFrom(0 as const, 1 as const),
    share: fc.integer({ min: 0, max: 10_000 }),
    bases: fc.constantFrom([0, 0] as const, [0, 1] as const, [1, 0] as const),
  })
  .map(({ lines, taxes, discount_type, share, bases: [tax_basis, discount_basis] }): TotalsInput => {
    const { subtotal } = totalsOf({ ...example, lines, taxes: [] })
    const discount_value = discount_type === 0 ? share / 100 : Math.floor((cents(subtotal) * share) / 10_000) / 100
    return { lines, taxes, discount_type, discount_value, discount_basis, tax_basis }
  })

describe('for random lines', () => {
  test('the total is subtotal minus discount plus tax, and never negative', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const totals = totalsOf(input)
        expect(cents(totals.subtotal)).toBe(sum(totals.line_totals.map(cents)))
        expect(cents(totals.tax_total)).toBe(sum(totals.taxes.map(({ amount }) => cents(amount))))
        expect(cents(totals.total)).toBe(cents(totals.subtotal) - cents(totals.discount_total) + cents(totals.tax_total))
        for (const value of [totals.total, totals.discount_total, totals.tax_total]) expect(value).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('every sum has at most two decimals', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { subtotal, discount_total, tax_total, total, taxes, line_totals } = totalsOf(input)
        for (const value of [subtotal, discount_total, tax_total, total, ...line_totals, ...taxes.map(({ amount }) => amount)])
          expect(value).toBe(Number(value.toFixed(2)))
      }),
    )
  })

  test('rounds lines, discounts and taxes half-up, as integer arithmetic does', () => {
    const halfUp = (dividend: bigint, divisor: bigint): number => Number((2n * dividend + divisor) / (2n * divisor))
    const whole = (value: number, factor: number): bigint => BigInt(Math.round(value * factor))
    fc.assert(
      fc.property(anyInput, ({ lines, taxes, discount_value }) => {
        fc.pre(discount_value <= 100)
        const totals = totalsOf({ ...example, lines, taxes, discount_value })
        const lineCents = lines.map(({ quantity, amount }) => halfUp(whole(quantity, 1000) * whole(amount, 100), 1000n))
        const taxable = BigInt(sum(lineCents.filter((_, index) => !lines[index]?.is_tax_exempt)))
        expect(totals.line_totals.map(cents)).toEqual(lineCents)
        expect(totals.taxes.map(({ amount }) => cents(amount))).toEqual(
          taxes.map(({ rate }) => halfUp(taxable * whole(rate, 100), 10_000n)),
        )
        expect(cents(totals.discount_total)).toBe(halfUp(BigInt(sum(lineCents)) * whole(discount_value, 100), 10_000n))
      }),
    )
  })

  test('the order of the lines does not matter', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        fc.pre(input.tax_basis === 0)
        const { line_totals: _, ...totals } = totalsOf({ ...input, lines: input.lines.toReversed() })
        expect(totalsOf(input)).toMatchObject(totals)
      }),
    )
  })

  test('another line never lowers the total, and a larger discount never raises it', () => {
    const greater = (input: TotalsInput): number =>
      input.discount_type === 0 ? Math.min(100, input.discount_value + 1) : input.discount_value + 1
    fc.assert(
      fc.property(anyInput, line, (input, added) => {
        fc.pre(input.tax_basis === 0)
        expect(totalsOf({ ...input, lines: [...input.lines, added] }).total).toBeGreaterThanOrEqual(totalsOf(input).total)
        expect(totalsOf({ ...input, discount_value: greater(input) }).total).toBeLessThanOrEqual(totalsOf(input).total)
      }),
    )
  })

  test('tax after discount never exceeds tax before it', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        fc.pre(input.tax_basis === 1)
        expect(totalsOf(input).tax_total).toBeLessThanOrEqual(totalsOf({ ...input, tax_basis: 0 }).tax_total)
      }),
    )
  })
})

test('a split loses no cent and stays in proportion', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.array(fc.nat(100_000), { minLength: 1, maxLength: 20 }), (whole, weights) => {
      fc.pre(weights.some((weight) => weight > 0))
      const parts = splitCents(whole, weights)
      expect(sum(parts)).toBe(whole)
      for (const [index, part] of parts.entries()) expect(Math.abs(part - (whole * Number(weights[index])) / sum(weights))).toBeLessThan(1)
    }),
  )
})
