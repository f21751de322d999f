import { earningSort } from '@callout/contracts/earnings/codes'
import type { EarningGraph, Earnings } from '@callout/contracts/earnings/schemas'
import type { Caller } from '../access.ts'
import type { DomainHandlers } from '../handlers.ts'
import { JsonText } from '../jsonText.ts'
import { pageOf } from '../page.ts'
import { perRecord } from '../perRecord.ts'
import { requireAuthority } from '../requireAuthority.ts'
import { earningList, earningRow, earningTexts, totalOf } from './earnings/earningRows.ts'
import { earningGraphOf, earningsOf } from './earnings/earningSums.ts'
import { requirePrices, seesPrices } from './jobs/view/visibility.ts'

const requireReader = (caller: Caller): void => requireAuthority(caller, 'view_earnings', 'see earnings')

const unpriced = { total: null, tax_total: null, discount_total: null, net_total: null, average: null, previous_total: null } as const
const noParts = { by_method: null, by_staff: null, by_category: null, by_branch: null, change_percent: null } as const
const withoutAmounts = (told: Earnings): Earnings => ({ ...told, ...unpriced, ...noParts })
const withoutBars = ({ points, ...graph }: EarningGraph): EarningGraph => ({
  ...graph,
  total: null,
  points: points?.map((point) => ({ ...point, amount: null })),
})

/** What is told again and again, of 200 of the staff, too, is written once. */
const earningsText = perRecord((told: Earnings) => JsonText.of(told))
const graphText = perRecord((told: EarningGraph) => JsonText.of(told))

/** Graph, list and total are sums of the same payments; without amounts for those who are shown none. */
export const earningHandlers: DomainHandlers<'earnings'> = {
  getEarnings: ({ input, viewer }) => {
    requireReader(viewer.caller)
    const told = earningsOf(viewer, input)
    return seesPrices(viewer.caller) ? earningsText(told) : withoutAmounts(told)
  },

  getEarningGraph: ({ input, viewer }) => {
    requireReader(viewer.caller)
    const told = earningGraphOf(viewer, input)
    return seesPrices(viewer.caller) ? graphText(told) : withoutBars(told)
  },

  listEarnings: ({ input, viewer }) => {
    requireReader(viewer.caller)
    if (input.sort_by === earningSort.AMOUNT.code) requirePrices(viewer.caller, 'sort by amounts')
    const found = earningList.find(viewer, input)
    const { rows, pagination } = pageOf(found, input)
    if (seesPrices(viewer.caller))
      return JsonText.list('earnings', earningTexts(viewer, rows, input.staff_id), { total: totalOf(viewer, input, found), pagination })
    const earnings = rows.map((payment) => earningRow(viewer, payment, input.staff_id))
    return { earnings: earnings.map((row) => ({ ...row, amount: null, tax_amount: null, net_amount: null })), total: null, pagination }
  },
}
