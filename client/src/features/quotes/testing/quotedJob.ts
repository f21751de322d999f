import type { QuoteApprovalKind } from '../../../lib/api/schemaTypes.generated.ts'
import { job } from '../../../testing/jobs.ts'

const line = (id: string, name: string, quantity: number, amount: number, isTaxExempt = false) => ({
  __typename: 'LineItem' as const,
  id,
  serviceId: null,
  name,
  description: null,
  productType: 'SERVICE' as const,
  quantity,
  unit: null,
  amount,
  isTaxExempt,
  total: null,
})

/** 2 × 45.00 and 1 × 19.99 taxable, 3 × 3.35 exempt: 8.25 % of 109.99 is 9.07, in total 129.11. */
export const goodLines = [line('1', 'Boiler service', 2, 45), line('2', 'Filter', 1, 19.99), line('3', 'Disposal', 3, 3.35, true)]
/** And 1 × 1,000.00: 8.25 % of 1,109.99 is 91.57, in total 1,211.61. */
const betterLines = [...goodLines, line('4', 'New pump with a name that is too long for a third of the width of a page', 1, 1000)]
/** 1 × 49.99: with the better lines 8.25 % of 1,159.98 is 95.70, in total 1,265.73. */
const thermostat = line('9', 'Thermostat', 1, 49.99)

const alternative = (name: string, lineItems: typeof goodLines) => ({ __typename: 'QuoteAlternative' as const, name, lineItems })

export const quote = {
  __typename: 'Quote' as const,
  validUntil: '2026-12-21',
  message: 'Thank you for asking us.',
  version: 1,
  alternatives: [alternative('Good', goodLines), alternative('Better', betterLines)],
  optionalLines: [thermostat],
  sentAt: null as number | null,
  approval: null as { __typename: 'QuoteApproval'; kind: QuoteApprovalKind; name: string; at: number; note: string } | null,
}

const salesTax = { __typename: 'TaxAmount' as const, taxId: '5', name: 'Sales tax', rate: 8.25, amount: 9.07 }

type Part = NonNullable<Parameters<typeof job>[0]>

/** A quote with two alternatives and an optional item, which recommends the first one. */
export const quotedJob = (part: Part = {}, ofQuote: Partial<typeof quote> = {}) =>
  job({
    status: 'UNSCHEDULED',
    startAt: null,
    endAt: null,
    staff: [],
    scheduleLater: true,
    allowedActions: ['SCHEDULE', 'ASSIGN', 'CANCEL'],
    lineItems: goodLines,
    discountType: 'PERCENTAGE',
    discountValue: 0,
    discountBasis: 'GROSS',
    taxBasis: 'NET',
    subtotal: 120.04,
    discountTotal: 0,
    taxTotal: 9.07,
    taxes: [salesTax],
    total: 129.11,
    quote: { ...quote, ...ofQuote },
    ...part,
  })
