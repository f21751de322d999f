import { expect, test } from 'vitest'
import type { CashOutInvoice, CashOutValues } from './cashOutValues.ts'
import { allocatePayment } from './allocatePayment.ts'

const open = (id: string, dueDate: string, balanceDue: number, problem: string | null = null): CashOutInvoice => ({
  id,
  name: `INV-${id}`,
  customer: null,
  billedTo: null,
  jobId: null,
  dueDate,
  balanceDue,
  currencyCode: 'USD',
  lockVersion: 1,
  problem,
})
const three = [open('3', '2026-03-01', 100), open('1', '2026-01-01', 50.1), open('2', '2026-02-01', 0.2), open('9', '', 0, 'Paid')]
const by = (rule: CashOutValues['rule'], amount: number | '', parts: CashOutValues['parts'] = {}) => {
  const { parts: given, ...sums } = allocatePayment({ rule, amount, parts }, three)
  return { ...sums, parts: [...given] }
}

test.each([
  ['the oldest is paid first', by('OLDEST_FIRST', 60.3), [10, 50.1, 0.2], { open: 150.3, openAfter: 90, left: 0 }],
  ['each gets its share, to the cent', by('PROPORTIONAL', 15.03), [10, 5.01, 0.02], { open: 150.3, openAfter: 135.27, left: 0 }],
  ['an amount beyond the balances is left', by('OLDEST_FIRST', 160.3), [100, 50.1, 0.2], { open: 150.3, openAfter: 0, left: 10 }],
  ['manual parts stay as entered', by('MANUAL', 20, { of3: 12.5, of2: '' }), [12.5, 0, 0], { open: 150.3, openAfter: 137.8, left: 7.5 }],
  [
    'parts beyond the payment leave a negative amount',
    by('MANUAL', 5, { of3: 5.1 }),
    [5.1, 0, 0],
    { open: 150.3, openAfter: 145.2, left: -0.1 },
  ],
  ['an empty amount allocates nothing', by('PROPORTIONAL', ''), [0, 0, 0], { open: 150.3, openAfter: 150.3, left: 0 }],
])('%s', (_, { parts, ...sums }, given, returned) => {
  expect(parts).toEqual([
    ['3', given[0]],
    ['1', given[1]],
    ['2', given[2]],
  ])
  expect(sums).toEqual(returned)
})
