import type { Camel } from '@callout/contracts/casing'
import { earningSort } from '@callout/contracts/earnings/codes'
import { earningEndpoints } from '@callout/contracts/earnings/endpoints'
import type { Earning } from '@callout/contracts/earnings/schemas'
import type { GatewayContext } from '../context.ts'
import type { EarningRowsInput, Resolvers } from '../generated/resolvers.ts'
import { emulatedPage } from '../lists/emulatedPage.ts'
import { equalFilters, isSet, orderBy, searchIn } from '../lists/rowRules.ts'

type Row = Camel<Earning>

const filters = {
  ...equalFilters('paymentMethod'),
  fromAt: ({ paidAt }: Row, { fromAt }: EarningRowsInput) => (isSet(paidAt) ? paidAt >= Number(fromAt) : undefined),
  toAt: ({ paidAt }: Row, { toAt }: EarningRowsInput) => (isSet(paidAt) ? paidAt < Number(toAt) : undefined),
  staffId: ({ staff }: Row, { staffId }: EarningRowsInput) => staff?.some(({ id }) => String(id) === String(staffId)),
}

const matchesSearch = searchIn<Row>(
  ({ invoiceNumber, jobNumber, customerName }) => [invoiceNumber, jobNumber, customerName],
  ({ invoiceNumber, customerName }) => [invoiceNumber, customerName],
)

const orderOf = orderBy<Row>({ [earningSort.AMOUNT.code]: ({ amount }) => amount, [earningSort.PAID_AT.code]: ({ paidAt }) => paidAt })

const rowList = ({ rest }: GatewayContext) => ({
  read: async ({ sortDirection, ...input }: EarningRowsInput) => {
    const { earnings: rows, total, pagination } = await rest(earningEndpoints.listEarnings, { ...input, sortDir: sortDirection })
    return { rows, total, pagination }
  },
  filters,
  matchesSearch,
  orderOf,
})

export const earnings = {
  Query: {
    earnings: (_, { input }, { rest }) => rest(earningEndpoints.getEarnings, input),
    earningGraph: (_, { input }, { rest }) => rest(earningEndpoints.getEarningGraph, input),
    earningRows: async (_, { input }, context) => {
      const { read, areSumsValid, ...page } = await emulatedPage(rowList(context), input ?? {})
      return { ...page, total: areSumsValid ? read.total : null }
    },
  },
} satisfies Resolvers
