import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate, leftOf, type OpenInvoice } from './allocation.ts'

const invoice = (id: number, due_date: string, balance_due: number): OpenInvoice => ({ id, due_date, balance_due })
const three = [invoice(1, '2026-03-10', 100), invoice(2, '2026-02-01', 50), invoice(3, '2026-02-01', 25.5)]

test('pays the oldest first, and the last one in part', () => {
  expect(allocate(165.5, three, 'oldest_first')).toEqual({
    allocations: [
      { invoice_id: 1, amount: 90 },
      { invoice_id: 2, amount: 50 },
      { invoice_id: 3, amount: 25.5 },
    ],
    unallocated: 0,
  })
  expect(allocate(60, three, 'oldest_first').allocations).toEqual([
    { invoice_id: 2, amount: 50 },
    { invoice_id: 3, amount: 10 },
  ])
})

test('proportional parts give odd cents to the largest remainders', () => {
  const same = [1, 2, 3].map((id) => invoice(id, '2026-02-01', 10))
  expect(allocate(10, same, 'proportional').allocations.map(({ amount }) => amount)).toEqual([3.34, 3.33, 3.33])
})

test('returns the amount beyond all balances', () => {
  expect(allocate(200, three, 'oldest_first').unallocated).toBe(24.5)
  expect(allocate(200, three, 'proportional').unallocated).toBe(24.5)
  expect(allocate(5, [], 'proportional')).toEqual({ allocations: [], unallocated: 5 })
  expect(leftOf(100, [{ invoice_id: 1, amount: 60.1 }])).toBe(39.9)
})

test('for random payments, the parts and the rest sum to the payment, and no part exceeds its balance', () => {
  const cents = fc.integer({ min: 0, max: 5_000_000 })
  const days = fc.constantFrom('2025-12-31', '2026-01-01', '2026-02-28', '2026-03-01')
  const open = fc.array(fc.record({ due_date: days, cents }), { maxLength: 60 })
  fc.assert(
    fc.property(cents, open, fc.constantFrom('oldest_first' as const, 'proportional' as const), (paid, rows, rule) => {
      const invoices = rows.map((row, index) => invoice(index + 1, row.due_date, row.cents / 100))
      const { allocations, unallocated } = allocate(paid / 100, invoices, rule)
      const parts = allocations.map(({ invoice_id, amount }) => ({ id: invoice_id, cents: Math.round(amount * 100) }))
      expect(parts.reduce((sum, part) => sum + part.cents, 0) + Math.round(unallocated * 100)).toBe(paid)
      for (const part of parts) expect(part.cents).toBeLessThanOrEqual(rows[part.id - 1]?.cents ?? -1)
      const whole = rows.reduce((sum, row) => sum + row.cents, 0)
      expect(Math.round(unallocated * 100)).toBe(Math.max(0, paid - whole))
    }),
  )
})
