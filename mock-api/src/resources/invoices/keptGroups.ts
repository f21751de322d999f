import { ageOf } from '@callout/contracts/invoices/balance'
import type { CodeOf } from '@callout/contracts/codes'
import type { invoiceAge } from '@callout/contracts/invoices/codes'
import type { InvoiceQuery } from '@callout/contracts/invoices/schemas'
import { invoiceStatus } from '@callout/contracts/jobs/codes'
import { invoiceGroup, type InvoiceRecord } from '../../store/collections/invoices.ts'
import { countWhile } from '../../store/sortedList.ts'
import type { Store } from '../../store/store.ts'
import { todayOf } from '../../today.ts'
import type { Viewer } from '../../viewer.ts'

type Age = CodeOf<typeof invoiceAge>

/** What is open by when it is due, of one day and one state of the invoices. */
interface Kept {
  readonly of: string
  readonly overdue: readonly InvoiceRecord[]
  readonly ages: ReadonlyMap<Age, readonly InvoiceRecord[]>
}
const known = new WeakMap<Store, Map<number, Kept>>()
const nothing: readonly InvoiceRecord[] = []

/** Those that are due stand first in the index by day. */
function made(store: Store, companyId: number, today: string, of: string): Kept {
  const open = store.invoices.sorted('due_date', invoiceGroup(companyId, 'open'))
  const rows = open.slice()
  return {
    of,
    overdue: rows.slice(
      0,
      countWhile(open, ({ due_date }) => due_date < today),
    ),
    ages: Map.groupBy(rows, ({ due_date }) => ageOf(due_date, today)),
  }
}

function keptOf(viewer: Viewer): Kept {
  const { store, caller } = viewer
  const { id } = caller.company
  const today = todayOf(viewer)
  const of = `${today}/${store.invoices.generation}/${store.invoices.revision('company_id', id)}`
  const ofStore = known.get(store) ?? new Map<number, Kept>()
  known.set(store, ofStore)
  const before = ofStore.get(id)
  if (before?.of === of) return before
  const kept = made(store, id, today, of)
  ofStore.set(id, kept)
  return kept
}

/** Whether the query asks for what is overdue, or of one age, of the whole company: a customer or a job has few. */
export const asksKept = ({ is_overdue, age, status, customer_id, job_id }: InvoiceQuery): boolean =>
  (is_overdue === true || age !== undefined) && status !== invoiceStatus.PAID.code && customer_id === undefined && job_id === undefined

/** What the query asks for by day: the same array for as long as no invoice and no day has changed. */
export function keptGroup(viewer: Viewer, query: InvoiceQuery): readonly InvoiceRecord[] | undefined {
  if (!asksKept(query)) return undefined
  const { overdue, ages } = keptOf(viewer)
  return query.age === undefined ? overdue : (ages.get(query.age) ?? nothing)
}
