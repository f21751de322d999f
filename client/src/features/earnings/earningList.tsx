import { instantCell } from '../../components/csv/csvRows.ts'
import { useTeamRecords } from '../staff/team/useTeam.ts'
import { period } from '@callout/contracts/dashboard/codes'
import { earningSort } from '@callout/contracts/earnings/codes'
import { paymentMethod } from '@callout/contracts/invoices/codes'
import { AccountingLink } from '../../components/page/AccountingLink.tsx'
import { defineList } from '../../components/list/defineList.ts'
import { paths } from '../../lib/paths.ts'
import { SkeletonBar } from '../../components/states/SkeletonBar.tsx'
import { StaffAvatars } from '../../components/status/StaffAvatars.tsx'
import { type EarningRowFragment, EarningRowsDocument } from './earnings.generated.ts'
import { earningFilters } from './earningFilters.ts'
import { EarningsLead } from './EarningsLead.tsx'
import { useFormat } from '../../lib/format/useFormat.ts'
import { useCategories } from '../catalogue/categoryNames/CategoryNames.tsx'

function RowsTotal({ total, count }: { readonly total: number | null; readonly count: number | null }) {
  const { money } = useFormat()
  if (count === null) return null
  const payments = `${count.toLocaleString('en')} ${count === 1 ? 'payment' : 'payments'}`
  return <span>{total === null ? payments : `${money(total)} in ${payments}`}</span>
}

export const earningList = defineList({
  name: 'earnings',
  title: 'Earnings',
  noun: { one: 'payment', many: 'payments' },
  path: paths.earnings(),
  query: EarningRowsDocument,
  selectPage: ({ earningRows }) => earningRows,
  rowLink: ({ id, invoiceId, invoiceNumber }: EarningRowFragment) => ({
    name: invoiceNumber ?? `Payment #${id}`,
    to: invoiceId === null ? paths.invoices() : paths.invoice(invoiceId),
  }),
  search: 'Invoice, job or customer',
  tabs: { inputField: 'period', table: period, none: 'MONTH', label: 'Period', allLabel: 'Show the month' },
  filters: earningFilters,
  filterRows: [['method'], ['staffId'], ['categoryId']],
  recordFilters: { staffId: useTeamRecords, categoryId: useCategories },
  sorts: earningSort,
  sort: { by: 'PAID_AT', direction: 'DESCENDING' },
  columns: {
    invoice: { label: 'Invoice', width: 116, text: ({ invoiceNumber }) => invoiceNumber },
    received: {
      label: 'Received',
      width: 176,
      sort: 'PAID_AT',
      cell: ({ paidAt }, { format }) => paidAt !== null && format.dateTime(paidAt),
      csv: ({ paidAt }, { format }) => (paidAt === null ? null : instantCell(paidAt, format)),
    },
    customer: { label: 'Customer', width: 180, isFlexible: true, text: ({ customerName }) => customerName },
    job: { label: 'Job', width: 100, leaves: 920, text: ({ jobNumber }) => jobNumber },
    method: {
      label: 'Method',
      width: 116,
      cell: ({ paymentMethod: method }) => method && paymentMethod[method].label,
      csv: ({ paymentMethod: method }) => method && paymentMethod[method].label,
    },
    staff: {
      label: 'Staff',
      width: 120,
      isOfTeam: true,
      leaves: 680,
      cell: ({ staff }) => <StaffAvatars staff={staff} emptyLabel="Unassigned" />,
      csv: ({ staff }) => staff?.map(({ name }) => name).join(', ') ?? null,
    },
    amount: { label: 'Amount', width: 108, sort: 'AMOUNT', needs: 'view_prices', amount: ({ amount }) => amount },
    tax: { label: 'Tax', width: 92, needs: 'view_prices', amount: ({ taxAmount }) => taxAmount },
    net: { label: 'Without tax', width: 108, needs: 'view_prices', amount: ({ netAmount }) => netAmount },
  },
  defaultColumns: ['invoice', 'received', 'customer', 'job', 'method', 'staff', 'amount'],
  card: { primary: ['customer'], muted: ['received', 'method'], total: 'amount' },
  summary: (page) => <RowsTotal total={page.total} count={page.totalCount} />,
  summarySkeleton: <SkeletonBar width={160} height={20} />,
  HeaderActions: AccountingLink,
  Totals: EarningsLead,
  exports: { needs: 'export_data' },
})
