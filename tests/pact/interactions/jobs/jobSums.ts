import { type Interaction, ok, shows } from '../../interaction.ts'
import { signedIn } from '../../states.ts'
import { bookable } from '../../workStates.ts'
import { booking } from './jobForm.ts'

const lines = [
  { name: 'Hours', productType: 'SERVICE', quantity: 2, amount: 45, isTaxExempt: false },
  { name: 'Filter', productType: 'PRODUCT', quantity: 1, amount: 19.99, isTaxExempt: false },
  { name: 'Seal', productType: 'PRODUCT', quantity: 3, amount: 3.35, isTaxExempt: true },
] as const
const sentLines = lines.map(({ name, productType, quantity, amount, isTaxExempt }) => ({
  name,
  product_type: productType === 'SERVICE' ? 0 : 1,
  quantity,
  amount,
  is_tax_exempt: isTaxExempt,
}))

/** Quantity times price of each line. */
const lineTotals = [
  { name: 'Hours', total: 90 },
  { name: 'Filter', total: 19.99 },
  { name: 'Seal', total: 10.05 },
]

const basis = { GROSS: 0, NET: 1 } as const
type Basis = keyof typeof basis
interface Case {
  readonly name: string
  readonly taxBasis: Basis
  readonly discount?: { readonly type: 'PERCENTAGE' | 'AMOUNT'; readonly value: number; readonly basis: Basis }
  /** Worked out by hand: 120.04 of lines, of which 109.99 are taxed with 8.25 %, half up to cents. */
  readonly sums: readonly [discount: number, tax: number, total: number]
}

const cases: readonly Case[] = [
  { name: 'without a discount', taxBasis: 'GROSS', sums: [0, 9.07, 129.11] },
  {
    name: 'with a percentage off, taxed before it',
    taxBasis: 'GROSS',
    discount: { type: 'PERCENTAGE', value: 10, basis: 'GROSS' },
    sums: [12, 9.07, 117.11],
  },
  {
    name: 'with a percentage off, taxed after it',
    taxBasis: 'NET',
    discount: { type: 'PERCENTAGE', value: 10, basis: 'GROSS' },
    sums: [12, 8.17, 116.21],
  },
  {
    name: 'with a percentage off the amount with its tax',
    taxBasis: 'GROSS',
    discount: { type: 'PERCENTAGE', value: 10, basis: 'NET' },
    sums: [12.91, 9.07, 116.2],
  },
  {
    name: 'with an amount off, taxed before it',
    taxBasis: 'GROSS',
    discount: { type: 'AMOUNT', value: 15, basis: 'GROSS' },
    sums: [15, 9.07, 114.11],
  },
  {
    name: 'with an amount off, taxed after it',
    taxBasis: 'NET',
    discount: { type: 'AMOUNT', value: 15, basis: 'GROSS' },
    sums: [15, 7.94, 112.98],
  },
]

const typed = { customerId: '31', propertyId: '41', categoryId: '3', scheduleLater: true, lineItems: lines, taxIds: ['5'] }
const sent = { customer_id: 31, property_id: 41, category_id: 3, schedule_later: true, line_items: sentLines, tax_ids: [5] }

function interactionOf({ name, taxBasis, discount, sums: [discount_total, tax_total, total] }: Case): Interaction {
  const chosen = discount && { discountType: discount.type, discountValue: discount.value, discountBasis: discount.basis }
  const chosenSent = discount && {
    discount_type: discount.type === 'PERCENTAGE' ? 0 : 1,
    discount_value: discount.value,
    discount_basis: basis[discount.basis],
  }
  return {
    name: `booking a job ${name}`,
    given: [signedIn, ...bookable],
    ...booking(
      { ...typed, taxBasis, ...chosen },
      { ...sent, tax_basis: basis[taxBasis], ...chosenSent },
      'subtotal discountTotal taxTotal total lineItems { name total }',
    ),
    reply: ok({ id: 501, subtotal: 120.04, discount_total, tax_total, total, line_items: lineTotals }),
    pinned: ['subtotal', 'discount_total', 'tax_total', 'total', 'line_items']
      .map((field) => `responseData.${field}`)
      .concat('line_items.total'),
    answer: shows({ createJob: { subtotal: 120.04, discountTotal: discount_total, taxTotal: tax_total, total, lineItems: lineTotals } }),
  }
}

/** What jobs come to. */
export const jobSumInteractions: readonly Interaction[] = cases.map(interactionOf)
