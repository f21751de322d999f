import { toCents } from '@callout/contracts/cents'
import type { Caller } from '../../access.ts'
import type { Store } from '../../store/store.ts'
import type { InvoiceRecord } from '../../store/collections/invoices.ts'

type Debts = ReadonlyMap<number, number>

/** Invoices as far as the caller is shown them: branch heads those of their branch. */
export const seesInvoice = ({ user }: Caller, { branch_id }: InvoiceRecord): boolean =>
  user.user_type !== 'branch_head' || branch_id === user.branch_id

function summedDebts(store: Store, caller: Caller): Debts {
  const debts = new Map<number, number>()
  const shown = store.invoices.by('company_id', caller.company.id).filter((invoice) => seesInvoice(caller, invoice))
  for (const { customer_id, balance_due } of shown)
    if (balance_due > 0) debts.set(customer_id, (debts.get(customer_id) ?? 0) + toCents(balance_due))
  return debts
}

/** Debts of each company and of each branch that has a head, and the invoices of which they were made. */
const known = new WeakMap<Store, Map<string, { readonly of: string; readonly debts: Debts }>>()

/** What each customer owes, as far as the caller is shown it, by id and in cents. Who owes nothing is left out. Summed once for as long as no invoice changes. */
export function debtsOf(store: Store, caller: Caller): Debts {
  const { user, company } = caller
  const { generation } = store.invoices
  const of = `${generation}/${store.invoices.revision('company_id', company.id)}`
  const whose = `${company.id}:${user.user_type === 'branch_head' ? user.branch_id : ''}`
  const ofStore = known.get(store) ?? new Map<string, { readonly of: string; readonly debts: Debts }>()
  known.set(store, ofStore)
  const before = ofStore.get(whose)
  if (before?.of === of) return before.debts
  const debts = summedDebts(store, caller)
  ofStore.set(whose, { of, debts })
  return debts
}
