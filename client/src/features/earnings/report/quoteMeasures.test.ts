import { expect, test } from 'vitest'
import { quoteFigures, quoteParts, type ReportQuote } from './quoteMeasures.ts'

const today = '2026-06-15'
const quote = { version: 1, validUntil: null, sentAt: null, approval: null }
const row = (part: Partial<ReportQuote> = {}): ReportQuote => ({
  id: '1',
  status: 'UNSCHEDULED',
  total: 10,
  currencyCode: 'USD',
  category: null,
  createdBy: { id: '7', name: 'Ana Silva' },
  quote,
  ...part,
})

test('divides approved quotes by all quotes, and averages in cents', () => {
  const rows = [
    row({ total: 0.1, quote: { ...quote, approval: { at: 1 } } }),
    row({ total: 0.2, status: 'CANCELLED' }),
    row({ total: 0.2, quote: { ...quote, validUntil: '2026-06-14' } }),
    row({ total: 0.2, quote: { ...quote, sentAt: 1, validUntil: today } }),
    row({ total: 999, quote: null }),
  ]
  // 0.70 / 4 is 0.175.
  expect(quoteFigures(rows, today)).toEqual({
    all: 4,
    approved: 1,
    notAccepted: 1,
    expired: 1,
    waiting: 1,
    conversion: 0.25,
    average: { value: 0.18, problem: null },
  })
})

test.each([
  ['a total is missing', [row(), row({ total: null })], 'The service doesn’t return the total of 1 of 2 quotes.'],
  ['currencies differ', [row(), row({ currencyCode: 'CAD' })], 'The totals of the quotes have different currencies.'],
  ['there is no quote', [], null],
])('has no average if %s', (_, rows, problem) => expect(quoteFigures(rows, today).average).toEqual({ value: null, problem }))

test('tells an unknown maker from makers that no backend row has', () => {
  const unknown = row({ createdBy: null })
  const getNames = (rows: readonly ReportQuote[]) => quoteParts(rows, 'maker', today)?.map(({ name }) => name)
  expect(getNames([row(), row(), unknown, row({ createdBy: { id: '9', name: null } })])).toEqual(['Ana Silva', '#9', 'Unknown'])
  expect(getNames([unknown])).toBeUndefined()
})
