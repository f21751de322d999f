import { describe, expect, test } from 'vitest'
import {
  alternativeTotals,
  countsAsWork,
  findChoice,
  isQuote,
  type QuotedJob,
  type QuoteContext,
  quoteFilter,
  quoteState,
} from './quote.ts'

const today = '2026-06-15'
const approval = { kind: 'phone', name: 'Dana Reyes', at: 1_781_000_000, note: null }
const submitted = { form_id: 9, form_name: 'Sample Authority to Proceed', is_submitted: true }

// The first match counts (decision D60): approved, not accepted, expired, sent, open.
const states: readonly [what: string, job: QuotedJob, state: string | null, isWork: boolean, context?: QuoteContext][] = [
  ['a job without quote', { status: 11 }, null, true],
  ['a job whose quote is null', { status: 11, quote: null, forms: [submitted] }, null, true],
  ['new', { status: 11, quote: {} }, 'open', false],
  ['valid until today', { status: 11, quote: { valid_until: '2026-06-15' } }, 'open', false],
  ['sent', { status: 11, quote: { sent_at: 1_781_000_000 } }, 'sent', false],
  ['sent by the message log', { status: 11, quote: {} }, 'sent', false, { wasSent: true }],
  ['valid until yesterday, and sent', { status: 11, quote: { valid_until: '2026-06-14', sent_at: 1 } }, 'expired', false],
  ['cancelled after it expired', { status: 7, quote: { valid_until: '2026-06-14', sent_at: 1 } }, 'not_accepted', false],
  ['approved and expired', { status: 11, quote: { valid_until: '2026-06-14', approval } }, 'approved', true],
  ['approved and cancelled', { status: 7, quote: { approval } }, 'approved', true],
  ['approved by its form', { status: 11, quote: {}, forms: [submitted] }, 'approved', true],
  ['its form is not submitted', { status: 11, quote: {}, forms: [{ ...submitted, is_submitted: false }] }, 'open', false],
  ['changed after its form was submitted', { status: 11, quote: { version: 2 }, forms: [submitted] }, 'open', false],
  ['another form was chosen', { status: 11, quote: {}, forms: [submitted] }, 'open', false, { approvalFormId: '12' }],
  ['the chosen form', { status: 11, quote: {}, forms: [{ ...submitted, form_name: 'Ours' }] }, 'approved', true, { approvalFormId: '9' }],
  ['scheduled without approval', { status: 1, quote: { sent_at: 1 } }, 'sent', true],
  ['an unknown status', { status: 42, quote: {} }, 'open', true],
]

describe.each(states)('%s', (_, job, state, isWork, context) => {
  test(`is ${state ?? 'no quote'}`, () => {
    expect(quoteState(job, today, context)).toBe(state)
    expect(isQuote(job)).toBe(state !== null)
  })
  test('is found by one filter', () => {
    const filters = { open: 'open', sent: 'open', expired: 'open', approved: 'approved', not_accepted: 'not_accepted' }
    expect(quoteFilter(job, context)).toBe(state && filters[state as keyof typeof filters])
  })
  test(`counts as work: ${isWork}`, () => expect(countsAsWork(job, context)).toBe(isWork))
})

const repair = { service_id: 11, name: 'Repair', quantity: 2, amount: 45, is_tax_exempt: false }
const filter = { service_id: 12, name: 'Filter', quantity: 1, amount: 19.99, is_tax_exempt: false }
const seal = { service_id: null, name: 'Seal', quantity: 3, amount: 3.35, is_tax_exempt: true }
const alternatives = [
  { name: 'Good', line_items: [repair] },
  { name: 'Better', line_items: [repair, filter] },
  { name: 'Best', line_items: [repair, filter, { ...filter, quantity: 2 }] },
]
const billing = {
  taxes: [{ tax_id: 5, name: 'Sales tax', rate: 8.25 }],
  discount_type: 0,
  discount_value: 10,
  discount_basis: 0,
  tax_basis: 1,
} as const

test('adds up each alternative by the rules of jobs', () => {
  const figures = alternativeTotals(alternatives, billing).map(
    (totals) => totals && [totals.subtotal, totals.discount_total, totals.tax_total, totals.total],
  )
  // 9000: 10 % is 900, 8.25 % of 8100 is 668.25. 10999: 1099.9 is 1100, 8.25 % of 9899 is 816.67.
  // 14997: 1499.7 is 1500, 8.25 % of 13497 is 1113.50.
  expect(figures).toEqual([
    [90, 9, 6.68, 87.68],
    [109.99, 11, 8.17, 107.16],
    [149.97, 15, 11.14, 146.11],
  ])
})

test('adds the chosen optional lines to each alternative', () => {
  // 9000 and 1005 exempt: 10 % of 10005 is 1000.5, rounded to 1001; the taxed share is 900.45, rounded to 900; 8.25 % of 8100 is 668.25.
  expect(alternativeTotals(alternatives, billing, [seal])[0]).toMatchObject({
    subtotal: 100.05,
    discount_total: 10.01,
    tax_total: 6.68,
    total: 96.72,
  })
})

test('returns no total without all prices', () => {
  expect(alternativeTotals([{ line_items: [{ ...repair, amount: null }] }, { line_items: null }, { line_items: [] }], billing)).toEqual([
    null,
    null,
    expect.objectContaining({ total: 0 }),
  ])
})

test.each([
  ['an alternative', [repair], { alternative: 0, optional: [] }],
  ['in another order', [filter, repair], { alternative: 1, optional: [] }],
  ['with an optional line', [repair, filter, seal], { alternative: 1, optional: [0] }],
  ['with stored ids and empty texts', [{ ...repair, id: 7, description: '', unit: null }], { alternative: 0, optional: [] }],
  ['changed', [{ ...repair, quantity: 3 }], null],
  ['with a line of no alternative', [repair, { ...seal, name: 'Tape' }], null],
  ['with the optional line twice', [repair, seal, seal], null],
  ['empty', [], null],
])('finds the choice in line items: %s', (_, lines, choice) => {
  expect(findChoice(lines, alternatives, [seal])).toEqual(choice)
})
