import { describe, expect, test } from 'vitest'
import { type LineValues, lineOfText } from './moneyValues.ts'
import { formTotals } from './formTotals.ts'

const line = (quantity: number | '', amount: number | '', isTaxExempt = false): LineValues => ({
  ...lineOfText('Work'),
  quantity,
  amount,
  isTaxExempt,
})
/** The lines of wire.md section 2. */
const lineItems = [line(2, 45), line(1, 19.99), line(3, 3.35, true)]
const taxes = [
  { id: '5', name: 'Sales tax', rate: 8.25 },
  { id: '6', name: 'City tax', rate: 1 },
]
const plain = {
  lineItems,
  discountType: 'PERCENTAGE',
  discountValue: '',
  discountBasis: 'GROSS',
  taxBasis: 'GROSS',
  taxIds: ['5'],
} as const
const sums = (part: object) => {
  const { discount_total, tax_total, total } = formTotals({ ...plain, lineItems, taxIds: ['5'], ...part }, taxes)
  return [discount_total, tax_total, total]
}

describe('the form’s sums', () => {
  test.each([
    ['no discount', {}, [0, 9.07, 129.11]],
    ['10 percent', { discountValue: 10 }, [12, 9.07, 117.11]],
    ['10 percent, tax after it', { discountValue: 10, taxBasis: 'NET' }, [12, 8.17, 116.21]],
    ['10 percent of amount and tax', { discountValue: 10, discountBasis: 'NET' }, [12.91, 9.07, 116.2]],
    ['15.00', { discountType: 'AMOUNT', discountValue: 15 }, [15, 9.07, 114.11]],
    ['15.00, tax after it', { discountType: 'AMOUNT', discountValue: 15, taxBasis: 'NET' }, [15, 7.94, 112.98]],
  ])('with %s equal those of the contract', (_, part, expected) => {
    expect(sums(part)).toEqual(expected)
  })

  test('omit empty fields', () => {
    expect(sums({ lineItems: [line('', 45), line(2, ''), line(1, 10)] })).toEqual([0, 0.83, 10.83])
  })

  test.each([0.5, 101, -3])('ignore an invalid discount of %s', (discountValue) => {
    expect(sums({ discountValue })).toEqual([0, 9.07, 129.11])
  })

  test('name each known chosen tax', () => {
    const { taxes: rows, tax_total } = formTotals({ ...plain, lineItems, taxIds: ['6', '5', '99'] }, taxes)
    expect(rows.map(({ name, amount }) => [name, amount])).toEqual([
      ['City tax', 1.1],
      ['Sales tax', 9.07],
    ])
    expect(tax_total).toBe(10.17)
  })

  test('are computed even if tax and discount depend on each other', () => {
    expect(sums({ discountValue: 10, taxBasis: 'NET', discountBasis: 'NET' })).toEqual([0, 9.07, 129.11])
  })
})
