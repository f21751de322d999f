import type { Camel } from '@callout/contracts/wire/casing'
import { earningSort } from '@callout/contracts/earnings/codes'
import { earningEndpoints } from '@callout/contracts/earnings/endpoints'
import type { Earning } from '@callout/contracts/earnings/schemas'
import type { EarningRowsInput, Resolvers } from '../generated/resolvers.ts'
import { emulatedPage } from '../lists/emulatedPage.ts'
import { readRows } from '../lists/pagedList.ts'
import { equalFilters, isSet, searchIn } from '../lists/rowRules.ts'

type Row = Camel<Earning>

const filters = {
  branchId: null,
  categoryId: null,
  date: null,
  period: null,
  ...equalFilters('paymentMethod'),
  fromAt: ({ paidAt }: Row, { fromAt }: EarningRowsInput) => (isSet(paidAt) ? paidAt >= Number(fromAt) : undefined),
  toAt: ({ paidAt }: Row, { toAt }: EarningRowsInput) => (isSet(paidAt) ? paidAt < Number(toAt) : undefined),
  staffId: ({ staff }: Row, { staffId }: EarningRowsInput) => staff?.some(({ id }) => String(id) === String(staffId)),
  search: searchIn<Row>(
    ({ invoiceNumber, jobNumber, customerName }) => ({ texts: [invoiceNumber, jobNumber, customerName] }),
    ({ invoiceNumber, customerName }) => [invoiceNumber, customerName],
  ),
}

const earningList = {
  read: readRows(earningEndpoints.listEarnings, 'earnings'),
  filters,
  sortKeys: { [earningSort.AMOUNT.code]: ({ amount }: Row) => amount, [earningSort.PAID_AT.code]: ({ paidAt }: Row) => paidAt },
}

export const earnings = {
  Query: {
    earnings: (_, { input }, { rest }) => rest(earningEndpoints.getEarnings, input),
    earningGraph: (_, { input }, { rest }) => rest(earningEndpoints.getEarningGraph, input),
    earningRows: async (_, { input }, { rest }) => {
      const { read, areSumsValid, ...page } = await emulatedPage(earningList, input ?? {}, rest)
      return { ...page, total: areSumsValid ? read.total : null }
    },
  },
} satisfies Resolvers
