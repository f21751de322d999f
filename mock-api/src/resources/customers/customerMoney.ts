import type { Store } from '../../store/store.ts'
import type { InvoiceRecord } from '../../store/collections/invoices.ts'

const CENTS = 100
const centsOf = (amount: number): number => Math.round(amount * CENTS)

/** Adds amounts without the errors of binary fractions. */
export const sumOf = (invoices: readonly InvoiceRecord[], amount: (invoice: InvoiceRecord) => number): number =>
  invoices.reduce((cents, invoice) => cents + centsOf(amount(invoice)), 0) / CENTS

type Debts = ReadonlyMap<number, number>

function summedDebts(store: Store, companyId: number): Debts {
  const debts = new Map<number, number>()
  for (const { customer_id, balance_due } of store.invoices.by('company_id', companyId))
    if (balance_due > 0) debts.set(customer_id, (debts.get(customer_id) ?? 0) + centsOf(balance_due))
  return debts
}

/** Debts of each company, and the invoices of which they were made. */
const known = new WeakMap<Store, Map<number, { readonly of: string; readonly debts: Debts }>>()

/** What each customer of a company owes, by id and in cents. Who owes nothing is left out. Summed once for as long as no invoice changes. */
export function debtsOf(store: Store, companyId: number): Debts {
  const { generation } = store.invoices
  const of = `${generation}/${store.invoices.revision('company_id', companyId)}`
  const ofStore = known.get(store) ?? new Map<number, { readonly of: string; readonly debts: Debts }>()
  known.set(store, ofStore)
  const before = ofStore.get(companyId)
  if (before?.of === of) return before.debts
  const debts = summedDebts(store, companyId)
  ofStore.set(companyId, { of, debts })
  return debts
}
