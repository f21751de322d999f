import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCents } from '../cents.ts'
import { staffShares } from '../earnings/shares.ts'
import { allocate, leftOf } from './allocation.ts'
import { balanceOf, invoiceStatusOf } from './balance.ts'
import { type Books, ledgerProblems } from './ledger.ts'

const cents = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)
const amount = fc.integer({ min: 1, max: 999_999 }).map((whole) => whole / 100)
const open = fc
  .array(amount, { minLength: 1, maxLength: 8 })
  .map((balances) => balances.map((balance_due, index) => ({ id: index + 1, due_date: `2026-0${(index % 3) + 1}-01`, balance_due })))
const rule = fc.constantFrom('oldest_first' as const, 'proportional' as const)

const cash = { payment_method: 0, paid_at: 7, batch_receipt_number: null as string | null }
test('the parts and the rest sum to the payment, and no part exceeds its balance', () => {
  fc.assert(
    fc.property(amount, open, rule, (paid, invoices, how) => {
      const { allocations, unallocated } = allocate(paid, invoices, how)
      expect(cents(allocations.map((part) => part.amount)) + cents([unallocated])).toBe(cents([paid]))
      expect(leftOf(paid, allocations)).toBe(unallocated)
      for (const part of allocations) {
        const balance = invoices.find(({ id }) => id === part.invoice_id)?.balance_due ?? 0
        expect(part.amount > 0 && cents([part.amount]) <= cents([balance])).toBe(true)
      }
    }),
    { numRuns: 1000 },
  )
})

const visits = fc.array(
  fc.record({ status: fc.constantFrom(6, 7), staff_ids: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }) }),
  {
    maxLength: 6,
  },
)

test('the shares sum to the payment, each within a cent of its part', () => {
  fc.assert(
    fc.property(amount, visits, (paid, done) => {
      const shares = staffShares(paid, done)
      expect(cents(shares.map((share) => share.amount))).toBe(cents([paid]))
      const counted = done.some(({ status }) => status !== 7) ? done.filter(({ status }) => status !== 7) : done
      const times = counted.flatMap(({ staff_ids }) => staff_ids)
      for (const { staff_id, amount: share } of shares) {
        const part = staff_id === null ? 1 : times.filter((id) => id === staff_id).length / times.length
        expect(Math.abs(share * 100 - paid * 100 * part)).toBeLessThan(1.000_1)
      }
    }),
    { numRuns: 1000 },
  )
})

test('random payments in any order leave no ledger problems', () => {
  fc.assert(
    fc.property(open, fc.array(fc.tuple(amount, rule), { maxLength: 8 }), (bills, payments) => {
      const books = bills.map(({ id, balance_due: total }) => ({ ...billed(id, total), due_date: '2026-01-01' }))
      const paid: Books['payments'][number][] = []
      for (const [given, how] of payments) {
        for (const part of allocate(given, books, how).allocations) {
          const invoice = books[part.invoice_id - 1] as (typeof books)[number]
          paid.push({ id: paid.length + 1, company_id: 1, earned: null, ...cash, ...part })
          const amount_paid = (toCents(invoice.amount_paid) + toCents(part.amount)) / 100
          const balance_due = balanceOf(invoice.total, amount_paid)
          books[part.invoice_id - 1] = { ...invoice, amount_paid, balance_due, status: invoiceStatusOf(balance_due) }
        }
      }
      expect(ledgerProblems({ invoices: books, payments: paid })).toEqual([])
    }),
    { numRuns: 300 },
  )
})

const billed = (id: number, total: number) => ({
  id,
  company_id: 1,
  invoice_number: `INV-${id}`,
  total,
  amount_paid: 0,
  balance_due: total,
  status: 9,
  voided_at: null as number | null,
})
const payment = { id: 1, company_id: 1, invoice_id: 1, amount: 4, earned: { shares: [{ amount: 4 }] }, ...cash }
const part = { ...payment, amount: 2, earned: null, batch_receipt_number: 'RCP-B1' }
const right = { invoices: [{ ...billed(1, 10), amount_paid: 4, balance_due: 6 }], payments: [payment] }
const [invoice] = right.invoices as [(typeof right.invoices)[number]]

test.each<[string, Books, string[]]>([
  ['nothing wrong', right, []],
  ['a payment that is missing', { ...right, payments: [] }, ['INV-1 has payments that are not 4']],
  ['a balance that is not the rest', { ...right, invoices: [{ ...invoice, balance_due: 5 }] }, ['INV-1 has a balance of 5']],
  ['Paid above 0.00', { ...right, invoices: [{ ...invoice, status: 10 }] }, ['INV-1 has status 10 at a balance of 6']],
  ['half a cent', { ...right, payments: [{ ...payment, amount: 4.001 }] }, ['payment 1 is not in whole cents: 4.001']],
  ['shares that are short', { ...right, payments: [{ ...payment, earned: { shares: [] } }] }, ['the shares of payment 1 are not 4']],
  [
    'a payment of a voided invoice',
    { ...right, invoices: [{ ...invoice, voided_at: 1 }] },
    ['payment 1 is of INV-1, which was voided', 'INV-1 was voided, and counts'],
  ],
  ['a voided invoice with a balance', { invoices: [{ ...billed(1, 10), voided_at: 1 }], payments: [] }, ['INV-1 was voided, and counts']],
  ['a voided invoice that counts nowhere', { invoices: [{ ...billed(1, 10), voided_at: 1, balance_due: 0 }], payments: [] }, []],
  ['a batch that gives an invoice two parts', { ...right, payments: [part, { ...part, id: 2 }] }, ['RCP-B1 gives an invoice two parts']],
  [
    'a batch of two methods',
    { ...right, payments: [part, { ...part, id: 2, payment_method: 1 }] },
    ['the parts of RCP-B1 are of different payments', 'RCP-B1 gives an invoice two parts'],
  ],
  [
    'a number that was given twice',
    { ...right, invoices: [invoice, { ...billed(2, 1), invoice_number: 'INV-1' }] },
    ['INV-1 was given twice'],
  ],
])('%s is found', (_, books, problems) => {
  expect(ledgerProblems(books)).toEqual(problems)
})
