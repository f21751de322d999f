import type { CodeOf } from '@callout/contracts/wire/codes'
import { searchText } from '@callout/contracts/search/searchText'
import { ageOf } from '@callout/contracts/invoices/balance'
import { invoiceSort } from '@callout/contracts/invoices/codes'
import type { InvoiceQuery, InvoiceRow } from '@callout/contracts/invoices/schemas'
import { invoiceStatus } from '@callout/contracts/jobs/codes'
import { type Condition, listing } from '../../http/listing.ts'
import { type InvoiceGroup, invoiceGroup, type InvoiceRecord, invoiceSortValues } from './records.ts'
import { orderBy } from '../../db/collection.ts'
import type { Store } from '../../db/store.ts'
import { type Listed, reversed } from '../../http/page.ts'
import type { Viewer } from '../../http/viewer.ts'
import { seesInvoice } from '../customers/customerMoney.ts'
import { requirePrices } from '../jobs/view/visibility.ts'
import { todayOf } from '../days/today.ts'
import { invoiceRow, isOverdue } from './invoiceView.ts'

const amountSorts: readonly CodeOf<typeof invoiceSort>[] = [invoiceSort.TOTAL.code, invoiceSort.BALANCE_DUE.code]

/** The smallest index group that contains all results. */
function groupOf({ status, is_overdue, is_sent, age }: InvoiceQuery): InvoiceGroup {
  if (status === invoiceStatus.PAID.code) return 'paid'
  if (status === invoiceStatus.UNPAID.code || is_overdue === true || age !== undefined) return 'open'
  return is_sent === false ? 'unsent' : 'all'
}

function fewInvoices(store: Store, { job_id, customer_id }: InvoiceQuery): InvoiceRecord[] | undefined {
  if (job_id !== undefined) return store.invoices.by('job_id', job_id)
  return customer_id === undefined ? undefined : store.invoices.by('customer_id', customer_id)
}

/** The newest first where nothing is said. Throws 403 for an order by amounts that are not shown. */
function getOrder({ store, caller }: Viewer, query: InvoiceQuery): Listed<InvoiceRecord> {
  const { sort_by = invoiceSort.INVOICE_NUMBER.code, sort_dir = query.sort_by === undefined ? 'desc' : 'asc' } = query
  if (amountSorts.includes(sort_by)) requirePrices(caller, 'sort by amounts')
  if (query.min_total !== undefined || query.max_total !== undefined) requirePrices(caller, 'filter by amounts')
  const few = fewInvoices(store, query)?.toSorted(orderBy<InvoiceRecord>(invoiceSortValues[sort_by]))
  const invoices = few ?? store.invoices.by(sort_by, invoiceGroup(caller.company.id, groupOf(query)))
  return sort_dir === 'desc' ? reversed(invoices) : invoices
}

const isOfDays =
  ({ date_from = '', date_to = '9999-12-31' }: InvoiceQuery): Condition<InvoiceRecord> =>
  ({ issue_date }) =>
    issue_date >= date_from && issue_date <= date_to

export const invoiceList = listing<InvoiceQuery, InvoiceRow>()('invoices', {
  search: {
    texts: ({ invoice_number, job_id, customer_id }, store) => {
      return [searchText([invoice_number, store.jobs.get(job_id)?.job_number, store.customers.get(customer_id)?.name])]
    },
    follow: (store, touch) =>
      store.customers.watch(({ id }) => {
        for (const invoice of store.invoices.by('customer_id', id)) touch(invoice)
      }),
  },
  equal: ['branch_id', 'customer_id', 'job_id'],
  where: {
    status:
      (requested) =>
      ({ status, voided_at }) =>
        status === requested && voided_at === null,
    is_overdue: (requested, viewer) => {
      const today = todayOf(viewer)
      return (invoice) => invoice.voided_at === null && isOverdue(invoice, today) === requested
    },
    is_sent:
      (requested) =>
      ({ sent_at, voided_at }) =>
        voided_at === null && (sent_at !== null) === requested,
    age: (requested, viewer) => {
      const today = todayOf(viewer)
      return ({ due_date, balance_due, voided_at }) => balance_due > 0 && voided_at === null && ageOf(due_date, today) === requested
    },
    min_total:
      (requested) =>
      ({ total }) =>
        total >= requested,
    max_total:
      (requested) =>
      ({ total }) =>
        total <= requested,
    date_from: (_, __, query) => isOfDays(query),
    date_to: (_, __, query) => (query.date_from === undefined ? isOfDays(query) : undefined),
  },
  shown: ({ caller }) => (caller.user.user_type === 'branch_head' ? (invoice) => seesInvoice(caller, invoice) : undefined),
  order: getOrder,
  view: invoiceRow,
})
