import { toCents } from '@callout/contracts/cents'
import { incompleteInvoices, statementOf } from '@callout/contracts/invoices/statement'
import { instantOf, wallTimeOf } from '@callout/contracts/time'
import { expect, test, vi } from 'vitest'
import { memoryStore } from '../../db/store.ts'
import { seed } from '../../seed/seed.ts'

vi.setConfig({ testTimeout: 60_000 })

const ZONE = 'America/Chicago'
const period = { from: '2026-05-01', to: '2026-05-31' }

test('opening plus invoices minus payments is closing, for every customer of the demo', { tags: 'nightly' }, () => {
  const store = memoryStore()
  seed(store, { seed: 1, size: 'demo', referenceDate: '2026-06-17', now: instantOf('2026-06-17', '11:30', ZONE) })
  const paymentsOf = Map.groupBy(store.payments.all(), ({ invoice_id }) => invoice_id)
  const [start, end] = [instantOf('2026-05-01', '00:00', ZONE), instantOf('2026-06-01', '00:00', ZONE)]
  let moved = 0
  for (const [, ofCustomer] of Map.groupBy(store.invoices.all(), ({ customer_id }) => customer_id)) {
    const invoices = ofCustomer.map((invoice) => ({
      id: String(invoice.id),
      name: invoice.invoice_number,
      issueDate: invoice.issue_date,
      total: invoice.total,
      amountPaid: invoice.amount_paid,
      isVoid: invoice.voided_at !== null,
      payments: (paymentsOf.get(invoice.id) ?? []).map(({ id, amount, paid_at }) => ({
        id: String(id),
        amount,
        paidOn: wallTimeOf(paid_at, ZONE).date,
        receipt: null,
      })),
    }))
    expect(incompleteInvoices(invoices)).toEqual([])
    const { opening, invoiced, paid, closing, lines } = statementOf(invoices, period)
    expect(toCents(opening) + toCents(invoiced) - toCents(paid)).toBe(toCents(closing))
    // Counted from the records: what was billed and received before the period, and until its end.
    const owedAt = (day: string, instant: number): number => {
      let cents = 0
      for (const invoice of ofCustomer) {
        if (invoice.voided_at !== null) continue
        if (invoice.issue_date < day) cents += Math.round(invoice.total * 100)
        for (const { paid_at, amount } of paymentsOf.get(invoice.id) ?? []) if (paid_at < instant) cents -= Math.round(amount * 100)
      }
      return cents
    }
    expect(toCents(opening)).toBe(owedAt('2026-05-01', start))
    expect(toCents(closing)).toBe(owedAt('2026-06-01', end))
    // At the end of time it is the balance that the books have.
    const now = statementOf(invoices, { from: '0001-01-01', to: '9999-12-31' })
    expect(toCents(now.closing)).toBe(ofCustomer.reduce((cents, { balance_due }) => cents + Math.round(balance_due * 100), 0))
    moved += lines.length
  }
  expect(moved).toBeGreaterThan(100)
})
