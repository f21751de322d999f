import { earningSort } from '@callout/contracts/earnings/codes'
import type { EarningGraph, Earnings } from '@callout/contracts/earnings/schemas'
import type { Caller } from '../http/access.ts'
import type { DomainHandlers } from '../http/handlers.ts'
import { getPage } from '../http/page.ts'
import { requireAuthority } from '../http/requireAuthority.ts'
import { earningList, earningRow, totalOf } from './earnings/earningRows.ts'
import { earningGraphOf, earningsOf } from './earnings/earningSums.ts'
import { requirePrices, seesPrices } from './jobs/view/visibility.ts'

const requireReader = (caller: Caller): void => requireAuthority(caller, 'view_earnings', 'see earnings')

const unpriced = { total: null, tax_total: null, discount_total: null, net_total: null, average: null, previous_total: null } as const
const noParts = { by_method: null, by_staff: null, by_category: null, by_branch: null, change_percent: null } as const
const withoutAmounts = (earnings: Earnings): Earnings => ({ ...earnings, ...unpriced, ...noParts })
const withoutBars = ({ points, ...graph }: EarningGraph): EarningGraph => ({
  ...graph,
  total: null,
  points: points?.map((point) => ({ ...point, amount: null })),
})

/** Graph, list and total are sums of the same payments; without amounts for those who are shown none. */
export const earningHandlers: DomainHandlers<'earnings'> = {
  getEarnings: ({ input, viewer }) => {
    requireReader(viewer.caller)
    const earnings = earningsOf(viewer, input)
    return seesPrices(viewer.caller) ? earnings : withoutAmounts(earnings)
  },

  getEarningGraph: ({ input, viewer }) => {
    requireReader(viewer.caller)
    const graph = earningGraphOf(viewer, input)
    return seesPrices(viewer.caller) ? graph : withoutBars(graph)
  },

  listEarnings: ({ input, viewer }) => {
    requireReader(viewer.caller)
    if (input.sort_by === earningSort.AMOUNT.code) requirePrices(viewer.caller, 'sort by amounts')
    const found = earningList.find(viewer, input)
    const { rows, pagination } = getPage(found, input)
    const earnings = rows.map((payment) => earningRow(viewer, payment, input.staff_id))
    if (seesPrices(viewer.caller)) return { earnings, total: totalOf(viewer, input, found), pagination }
    return { earnings: earnings.map((row) => ({ ...row, amount: null, tax_amount: null, net_amount: null })), total: null, pagination }
  },
}
