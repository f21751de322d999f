import type { Camel } from '@callout/contracts/casing'
import { earningSort } from '@callout/contracts/earnings/codes'
import { earningEndpoints } from '@callout/contracts/earnings/endpoints'
import type { Earning } from '@callout/contracts/earnings/schemas'
import type { GatewayContext } from '../context.ts'
import type { EarningRowsInput, Resolvers } from '../generated/resolvers.ts'
import { heldPage } from '../lists/heldPage.ts'
import type { RowOrder } from '../lists/pagedList.ts'
import { hasShown } from '../lists/shownWords.ts'

type Row = Camel<Earning>

const isTold = (value: unknown): boolean => value !== null && value !== undefined

/** Whether a row is as the filter wants it; undefined where it does not tell. */
const filters = {
  fromAt: ({ paidAt }: Row, { fromAt }: EarningRowsInput) => (isTold(paidAt) ? Number(paidAt) >= Number(fromAt) : undefined),
  toAt: ({ paidAt }: Row, { toAt }: EarningRowsInput) => (isTold(paidAt) ? Number(paidAt) < Number(toAt) : undefined),
  paymentMethod: ({ paymentMethod }: Row, { paymentMethod: wanted }: EarningRowsInput) =>
    isTold(paymentMethod) ? paymentMethod === wanted : undefined,
  staffId: ({ staff }: Row, { staffId }: EarningRowsInput) => staff?.some(({ id }) => String(id) === String(staffId)),
}

/** Whether a row shows what is searched for; undefined where it does not tell that in which the words may stand. */
function shows({ invoiceNumber, jobNumber, customerName }: Row, search: string): boolean | undefined {
  if (hasShown({ texts: [invoiceNumber, jobNumber, customerName] }, search)) return true
  return isTold(invoiceNumber) && isTold(customerName) ? false : undefined
}

function orderOf({ sortBy, sortDirection }: EarningRowsInput): RowOrder<Row> | null {
  if (!sortBy || !sortDirection) return null
  const sign = sortDirection === 'desc' ? -1 : 1
  const valueOf = (row: Row): number | null | undefined => (sortBy === earningSort.AMOUNT.code ? row.amount : row.paidAt)
  return (a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)]
    return one === null || one === undefined || other === null || other === undefined ? undefined : sign * (one - other)
  }
}

const rowList = ({ rest }: GatewayContext) => ({
  read: async ({ sortDirection, ...input }: EarningRowsInput) => {
    const { earnings: rows, total, pagination } = await rest(earningEndpoints.listEarnings, { ...input, sortDir: sortDirection })
    return { rows, total, pagination }
  },
  complete: (rows: Row[]) => rows,
  filters,
  shows,
  orderOf,
})

export const earnings = {
  Query: {
    earnings: (_, { input }, { rest }) => rest(earningEndpoints.getEarnings, input),
    earningGraph: (_, { input }, { rest }) => rest(earningEndpoints.getEarningGraph, input),
    earningRows: async (_, { input }, context) => {
      const { read, ...page } = await heldPage(rowList(context), input ?? {})
      // Where the rows were filtered here, the backend's sum is that of others.
      const isItsOwn = page.ignored.length === 0 && page.totalCount === read.pagination?.totalCount
      return { ...page, total: isItsOwn ? read.total : null }
    },
  },
} satisfies Resolvers
