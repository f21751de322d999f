import type { Store } from '../../store/store.ts'
import type { InvoiceRecord } from '../../store/collections/invoices.ts'

const CENTS = 100
const centsOf = (amount: number): number => Math.round(amount * CENTS)

/** Adds amounts without the errors of binary fractions. */
export const sumOf = (invoices: readonly InvoiceRecord[], amount: (invoice: InvoiceRecord) => number): number =>
  invoices.reduce((cents, invoice) => cents + centsOf(amount(invoice)), 0) / CENTS

/** What each customer of a company owes, by id and in cents. Who owes nothing is left out. */
export function debtsOf(store: Store, companyId: number): ReadonlyMap<number, number> {
  const debts = new Map<number, number>()
  for (const { customer_id, balance_due } of store.invoices.by('company_id', companyId))
    if (balance_due > 0) debts.set(customer_id, (debts.get(customer_id) ?? 0) + centsOf(balance_due))
  return debts
}
