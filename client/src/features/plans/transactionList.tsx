import { transactionSort, transactionStatus, transactionType } from '@callout/contracts/plans/codes'
import { defineList } from '../../components/list/defineList.ts'
import { choice, days } from '../../components/list/filters.ts'
import { paths } from '../../lib/paths.ts'
import { type TransactionRowFragment, TransactionsDocument, type TransactionsQuery } from './transactions.generated.ts'

export const transactionName = ({ transactionNumber, id }: Pick<TransactionRowFragment, 'transactionNumber' | 'id'>): string =>
  transactionNumber ?? `#${id}`

/** Refunds are negative, whatever sign the service returns. */
export const signOf = ({ transactionType: type, amount }: Pick<TransactionRowFragment, 'transactionType' | 'amount'>): 1 | -1 =>
  type === 'REFUND' && (amount ?? 0) > 0 ? -1 : 1

export function formatState({ status, statusDesc }: TransactionRowFragment): string | null {
  const word = status && transactionStatus[status].label
  return [word, statusDesc].filter(Boolean).join(': ') || null
}

/** Spec §7 "master_transactions": the company's payments for its plan. */
export const transactionList = defineList({
  title: 'Payments and receipts',
  noun: { one: 'payment', many: 'payments' },
  path: paths.billingPayments(),
  back: { to: paths.billing(), label: 'Plan and billing' },
  query: TransactionsDocument,
  selectPage: ({ transactions }: TransactionsQuery) => transactions,
  rowLink: (row: TransactionRowFragment) => ({ name: transactionName(row), to: paths.billingReceipt(transactionName(row)) }),
  search: 'Number, plan or reference',
  filters: {
    type: choice('type', { label: 'Kind', inputField: 'transactionType', table: transactionType }),
    state: choice('status', { label: 'Status', inputField: 'status', table: transactionStatus }),
    days: days({ label: 'Date', inputFields: ['dateFrom', 'dateTo'] }),
  },
  filterRows: [['type'], ['state'], ['days']],
  sorts: transactionSort,
  sort: { by: 'CREATED_AT', direction: 'DESCENDING' },
  columns: {
    number: { label: 'Number', width: 110, text: transactionName },
    date: { label: 'Date', width: 110, sort: 'CREATED_AT', at: ({ createdAt }) => createdAt },
    plan: { label: 'Plan', width: 170, isFlexible: true, text: ({ planName }) => planName },
    type: { label: 'Kind', width: 120, leaves: 680, text: ({ transactionType: type }) => type && transactionType[type].label },
    status: { label: 'Status', width: 240, text: formatState },
    reference: { label: 'Reference', width: 140, leaves: 920, text: ({ reference }) => reference },
    amount: {
      label: 'Amount',
      width: 110,
      sort: 'AMOUNT',
      amount: (row) => (row.amount === null ? null : signOf(row) * row.amount),
      currencyOf: ({ currencyCode }) => currencyCode,
    },
  },
  defaultColumns: ['number', 'date', 'plan', 'type', 'status', 'amount'],
  card: { primary: ['plan'], muted: ['date', 'status'], total: 'amount' },
  exports: { needs: 'export_data' },
})
