import { isoDayCell } from '../../../components/csv/csvRows.ts'
import { useCustomerRecords, customerFilter } from '../../customers/picker/useCustomerRecords.ts'
import { invoiceAge, invoiceSort, invoiceTab } from '@callout/contracts/invoices/codes'
import { AccountingLink } from '../../../components/page/AccountingLink.tsx'
import { defineList } from '../../../components/list/defineList.ts'
import { amount, choice, days } from '../../../components/list/filters.ts'
import { TwoLines } from '../../../components/list/TwoLines.tsx'
import { branchScope } from '../../branches/choice/branchScope.ts'
import { paths } from '../../../lib/paths.ts'
import { invoiceActionSet } from '../actions/invoiceActionSet.ts'
import { InvoiceMark, markOf } from '../labels/InvoiceMark.tsx'
import { invoiceName, invoiceNoun } from '../labels/invoiceText.ts'
import { InvoiceAges } from './InvoiceAges.tsx'
import { type InvoiceRowFragment, InvoicesDocument, type InvoicesQuery } from './invoiceList.generated.ts'
import classes from './invoiceList.module.css'
import { branchNames } from '../../branches/choice/BranchName.tsx'

/** A page with the number of rows per tab; null: not returned. */
function selectPage({ invoices }: InvoicesQuery) {
  const { totals } = invoices
  const returned = { unpaid: totals?.unpaidCount, overdue: totals?.overdueCount, paid: totals?.paidCount, unsent: totals?.unsentCount }
  const counts = Object.fromEntries(Object.entries(returned).filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
  return { ...invoices, counts }
}

export const invoiceList = defineList({
  noun: invoiceNoun,
  path: paths.invoices(),
  query: InvoicesDocument,
  selectPage,
  rowLink: (invoice: InvoiceRowFragment) => ({ name: invoiceName(invoice), to: paths.invoice(invoice.id) }),
  search: 'Invoice, job or customer',
  tabs: { inputField: 'tab', table: invoiceTab, none: 'ALL', label: 'Invoice filter', allLabel: 'Show all invoices' },
  filters: {
    age: choice('age', { label: 'Age', inputField: 'age', table: invoiceAge }),
    minTotal: amount('min', { label: 'Total from', inputField: 'minTotal', needs: 'view_prices' }),
    maxTotal: amount('max', { label: 'Total up to', inputField: 'maxTotal', needs: 'view_prices' }),
    days: days({ label: 'Issued', inputFields: ['dateFrom', 'dateTo'] }),
    customerId: customerFilter,
    branchId: branchScope,
  },
  filterRows: [['age'], ['customerId'], ['minTotal', 'maxTotal'], ['days']],
  recordFilters: { customerId: useCustomerRecords },
  sorts: invoiceSort,
  sort: { by: 'INVOICE_NUMBER', direction: 'DESCENDING' },
  columns: {
    number: { label: 'Invoice', width: 116, sort: 'INVOICE_NUMBER', text: invoiceName },
    customer: { label: 'Customer', width: 190, isFlexible: true, text: ({ customer }) => customer?.name },
    status: {
      label: 'Status',
      width: 150,
      cell: (invoice) => <InvoiceMark of={invoice} />,
      csv: (invoice) => markOf(invoice)?.label ?? null,
    },
    issued: {
      label: 'Issued',
      width: 104,
      leaves: 920,
      sort: 'ISSUE_DATE',
      cell: ({ issueDate }, { format }) => issueDate && format.day(issueDate),
      csv: ({ issueDate }) => isoDayCell(issueDate),
    },
    due: {
      label: 'Due',
      width: 104,
      sort: 'DUE_DATE',
      cell: ({ dueDate }, { format }) => dueDate && format.day(dueDate),
      csv: ({ dueDate }) => isoDayCell(dueDate),
    },
    job: {
      label: 'Job',
      width: 100,
      leaves: 920,
      isText: true,
      cell: ({ jobNumber, visitDate }, { format }) =>
        visitDate ? <TwoLines first={jobNumber} second={`Visit ${format.day(visitDate)}`} /> : jobNumber,
      csv: { Job: ({ jobNumber }) => jobNumber, Visit: ({ visitDate }) => isoDayCell(visitDate) },
    },
    total: {
      label: 'Total',
      width: 108,
      sort: 'TOTAL',
      needs: 'view_prices',
      leaves: 680,
      amount: ({ total }) => total,
      currencyOf: ({ currencyCode }) => currencyCode,
    },
    balance: {
      label: 'Balance',
      width: 108,
      sort: 'BALANCE_DUE',
      needs: 'view_prices',
      amount: ({ balanceDue }) => balanceDue,
      currencyOf: ({ currencyCode }) => currencyCode,
    },
    paid: {
      label: 'Paid',
      width: 108,
      needs: 'view_prices',
      amount: ({ amountPaid }) => amountPaid,
      currencyOf: ({ currencyCode }) => currencyCode,
    },
    sent: { label: 'Sent', width: 104, at: ({ sentAt }) => sentAt },
    branch: { label: 'Branch', width: 132, id: ({ branchId }) => branchId, names: branchNames },
  },
  defaultColumns: ['number', 'customer', 'status', 'issued', 'due', 'job', 'total', 'balance'],
  card: {
    primary: ['customer'],
    muted: [({ dueDate }, { format }) => dueDate && `Due ${format.day(dueDate)}`, 'job'],
    footer: [
      (invoice) => (
        <div>
          <InvoiceMark of={invoice} />
        </div>
      ),
    ],
    total: ({ balanceDue, total, status, currencyCode }, { format }) => {
      if (status === 'PAID') return total !== null && format.money(total, currencyCode)
      return balanceDue !== null && `${format.money(balanceDue, currencyCode)} due`
    },
  },
  views: [
    { id: 'oldest', name: 'Oldest unpaid', query: 'tab=overdue&sort=due_date' },
    { id: 'largest', name: 'Largest balances', query: 'tab=unpaid&sort=-balance_due' },
    { id: 'old', name: 'Over 90 days', query: 'tab=unpaid&age=older' },
  ],
  summary: ({ totals }) => totals && <InvoiceAges totals={totals} />,
  summarySkeleton: <div className={classes.totalsSkeleton} />,
  HeaderActions: AccountingLink,
  actions: invoiceActionSet,
  bulk: { needs: ['manage_invoices', 'view_prices'], load: () => import('./invoiceBulk.ts').then((module) => module.invoiceBulk) },
  exports: { needs: 'export_data' },
})
