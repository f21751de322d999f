import { toCents } from '@callout/contracts/cents'
import type { Caller } from '../../http/access.ts'
import type { Store } from '../../db/store.ts'
import type { InvoiceRecord } from '../invoices/records.ts'

export const seesInvoice = ({ user }: Caller, { branch_id }: InvoiceRecord): boolean =>
  user.user_type !== 'branch_head' || branch_id === user.branch_id

/** Balances visible to the caller: cents by customer id. Customers with a zero balance are omitted. */
export function debtsOf(store: Store, caller: Caller): ReadonlyMap<number, number> {
  const debts = new Map<number, number>()
  for (const invoice of store.invoices.by('company_id', caller.company.id)) {
    const { customer_id, balance_due } = invoice
    if (balance_due > 0 && seesInvoice(caller, invoice)) debts.set(customer_id, (debts.get(customer_id) ?? 0) + toCents(balance_due))
  }
  return debts
}
