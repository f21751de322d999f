import { expect, test } from 'vitest'
import { sumQuotes, tabOfQuote } from './quoteTabs.ts'

const today = '2026-06-15'
const quote = { validUntil: null, version: 1, sentAt: null, approval: null }
const approval = { kind: 'PHONE' as const, name: 'Nora Newman', at: 1_781_000_000 }

test.each([
  ['new', 'UNSCHEDULED', quote, 'OPEN'],
  ['sent', 'UNSCHEDULED', { ...quote, sentAt: 1 }, 'SENT'],
  ['valid until today', 'UNSCHEDULED', { ...quote, sentAt: 1, validUntil: today }, 'SENT'],
  ['expired', 'UNSCHEDULED', { ...quote, sentAt: 1, validUntil: '2026-06-14' }, 'EXPIRED'],
  ['approved', 'UNSCHEDULED', { ...quote, validUntil: '2026-06-14', approval }, 'APPROVED'],
  ['approved and scheduled', 'ASSIGNED', { ...quote, approval }, null],
  ['cancelled', 'CANCELLED', { ...quote, sentAt: 1 }, 'NOT_ACCEPTED'],
  ['approved and cancelled', 'CANCELLED', { ...quote, approval }, null],
  ['no quote', 'UNSCHEDULED', null, null],
] as const)('%s', (_, status, part, tab) => expect(tabOfQuote({ status, quote: part }, today)).toBe(tab))

test('adds up totals in cents, by currency', () => {
  const rows = [
    { total: 0.1, currencyCode: 'USD' },
    { total: 0.2, currencyCode: 'USD' },
    { total: 12.5, currencyCode: 'CAD' },
    { total: null, currencyCode: 'USD' },
  ]
  expect(sumQuotes(rows)).toEqual({
    sums: [
      { amount: 0.3, currencyCode: 'USD' },
      { amount: 12.5, currencyCode: 'CAD' },
    ],
    isPartial: true,
  })
})
