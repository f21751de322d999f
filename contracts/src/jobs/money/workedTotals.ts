import type { TotalsInput } from './totals.ts'

interface Line {
  readonly quantity: number
  readonly amount: number
  readonly is_tax_exempt?: boolean
}
export interface WorkedTotals {
  readonly what: string
  readonly lines: readonly Line[]
  readonly rates: readonly number[]
  readonly discount?: readonly [type: 0 | 1, value: number, basis: 0 | 1]
  readonly tax_basis: 0 | 1
  readonly subtotal: number
  readonly discount_total: number
  readonly taxes: readonly number[]
  readonly total: number
}

const example: readonly Line[] = [
  { quantity: 2, amount: 45 },
  { quantity: 1, amount: 19.99 },
  { quantity: 3, amount: 3.35, is_tax_exempt: true },
]
const wire = { lines: example, rates: [8.25], subtotal: 120.04 } as const
const exempt = (amount: number): Line => ({ quantity: 1, amount, is_tax_exempt: true })
const taxed = (amount: number, quantity = 1): Line => ({ quantity, amount })

// oxfmt-ignore
/** A to F are in wire.md §2. Comments show the calculation in cents. */
export const workedTotals: readonly WorkedTotals[] = [
  { what: 'A no discount', ...wire, tax_basis: 0, discount_total: 0, taxes: [9.07], total: 129.11 },
  { what: 'B percent, gross', ...wire, discount: [0, 10, 0], tax_basis: 0, discount_total: 12, taxes: [9.07], total: 117.11 },
  { what: 'C percent, tax after discount', ...wire, discount: [0, 10, 0], tax_basis: 1, discount_total: 12, taxes: [8.17], total: 116.21 },
  { what: 'D percent on amount and tax', ...wire, discount: [0, 10, 1], tax_basis: 0, discount_total: 12.91, taxes: [9.07], total: 116.2 },
  { what: 'E fixed 15.00, gross', ...wire, discount: [1, 15, 0], tax_basis: 0, discount_total: 15, taxes: [9.07], total: 114.11 },
  { what: 'F fixed 15.00, net', ...wire, discount: [1, 15, 0], tax_basis: 1, discount_total: 15, taxes: [7.94], total: 112.98 },
  // 4999.5, 252.5, 2.5 round to 5000, 253, 3; 7.25 % of 5256 is 381.06.
  { what: 'G halves of a cent in the lines', lines: [taxed(33.33, 1.5), taxed(10.1, 0.25), taxed(0.01, 2.5)], rates: [7.25], tax_basis: 0, subtotal: 52.56, discount_total: 0, taxes: [3.81], total: 56.37 },
  // 33.3333 % of 15000 is 4999.995; shares 3333.33 and 1666.67 are 3333 and 1667; 6667 taxed: 416.69 and 133.34.
  { what: 'H two taxes after a discount with four decimals', lines: [taxed(100), exempt(50)], rates: [6.25, 2], discount: [0, 33.3333, 0], tax_basis: 1, subtotal: 150, discount_total: 50, taxes: [4.17, 1.33], total: 105.5 },
  // 1 % of 50 is 0.5.
  { what: 'I half a cent of tax', lines: [taxed(0.5)], rates: [1], tax_basis: 0, subtotal: 0.5, discount_total: 0, taxes: [0.01], total: 0.51 },
  // Shares of 100 are 42.86, 42.86 and 14.29: floors 42, 42, 14, and one more for each of the two largest remainders; 514 taxed at 10 % is 51.4.
  { what: 'J largest remainders are those of the taxed lines', lines: [taxed(3), taxed(3), exempt(1)], rates: [10], discount: [1, 1, 0], tax_basis: 1, subtotal: 7, discount_total: 1, taxes: [0.51], total: 6.51 },
  // Shares of 104 are 14.86 each, and six cents go to the first six; of the seventh 85 are taxed at 50 %: 42.5.
  { what: 'K of equal remainders the first lines', lines: [...Array.from({ length: 6 }, () => exempt(0.99)), taxed(0.99)], rates: [50], discount: [0, 15, 0], tax_basis: 1, subtotal: 6.93, discount_total: 1.04, taxes: [0.43], total: 6.32 },
  // 25.08 % of 69906250 is 17532487.5.
  { what: 'L half a cent of a great amount', lines: [taxed(699_062.5)], rates: [25.08], tax_basis: 0, subtotal: 699_062.5, discount_total: 0, taxes: [175_324.88], total: 874_387.38 },
  // Taxes 660 and 80; 12.5 % of 10740 is 1342.5.
  { what: 'M percent on amount and two taxes', lines: [taxed(40, 2), exempt(20)], rates: [8.25, 1], discount: [0, 12.5, 1], tax_basis: 0, subtotal: 100, discount_total: 13.43, taxes: [6.6, 0.8], total: 93.97 },
]

export const totalsInputOf = ({ lines, rates, discount = [0, 0, 0], tax_basis }: WorkedTotals): TotalsInput => ({
  lines,
  taxes: rates.map((rate, index) => ({ tax_id: index + 1, name: `Tax ${index + 1}`, rate })),
  discount_type: discount[0],
  discount_value: discount[1],
  discount_basis: discount[2],
  tax_basis,
})
