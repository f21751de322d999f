import { fromCents, sumOfMoney, toCents } from '@callout/contracts/cents'
import { searchText } from '@callout/contracts/search/searchText'
import { transactionSort, transactionStatus, transactionType } from '@callout/contracts/plans/codes'
import type { Transaction, TransactionQuery } from '@callout/contracts/plans/schemas'
import { dayRange } from '../days/dayRange.ts'
import { type Condition, listing } from '../../http/listing.ts'
import type { New } from '../../db/collection.ts'
import type { TransactionRecord } from './records.ts'
import type { Store } from '../../db/store.ts'
import type { Viewer } from '../../http/viewer.ts'

export const transactionView = ({ company_id: _, letterhead: __, lines, ...transaction }: TransactionRecord): Transaction => ({
  ...transaction,
  gateway: 'Stripe',
  invoice_id: null,
  lines: lines.map((line) => ({ ...line })),
})

function getOrder({ sort_by = transactionSort.CREATED_AT.code, sort_dir = 'desc' }: TransactionQuery) {
  const sign = sort_dir === 'desc' ? -1 : 1
  const valueOf = ({ amount, created_at }: TransactionRecord): number => (sort_by === 'amount' ? amount : created_at)
  return (a: TransactionRecord, b: TransactionRecord): number => sign * (valueOf(a) - valueOf(b) || a.id - b.id)
}

const onDays = (query: TransactionQuery, { caller }: Viewer): Condition<TransactionRecord> => {
  const { from, to } = dayRange(query, caller.company.timezone)
  return ({ created_at }) => created_at >= from && created_at < to
}

export const transactionList = listing<TransactionQuery, Transaction>()('transactions', {
  search: {
    texts: ({ transaction_number, plan_name, reference }) => [searchText([transaction_number, plan_name, reference])],
  },
  equal: ['status', 'transaction_type'],
  where: {
    branch_id: null,
    format: null,
    transaction_id: null,
    date_from: (_, viewer, query) => onDays(query, viewer),
    date_to: (_, viewer, query) => onDays(query, viewer),
  },
  order: ({ store, caller }, query) => store.transactions.by('company_id', caller.company.id).toSorted(getOrder(query)),
  view: (_, transaction) => transactionView(transaction),
})

export function transactionTotals(viewer: Viewer, query: TransactionQuery) {
  const found = transactionList.find(viewer, query)
  const paid = found.slice(0, found.length).filter(({ status }) => status === transactionStatus.SUCCEEDED.code)
  const getSum = (isRefund: boolean): number =>
    sumOfMoney(paid.flatMap((item) => ((item.transaction_type === transactionType.REFUND.code) === isRefund ? [item.amount] : [])))
  return { paid_total: getSum(false), refunded_total: fromCents(Math.abs(toCents(getSum(true)))) }
}

export function recordTransaction(
  store: Store,
  fields: Omit<New<TransactionRecord>, 'transaction_number' | 'reference'>,
): TransactionRecord {
  const number = String(store.transactions.nextId).padStart(4, '0')
  return store.transactions.insert({ ...fields, transaction_number: `TX-${number}`, reference: `pi_mock_${number}` })
}
