import { wallTimeOf } from '@callout/contracts/time'
import type { DomainHandlers } from '../http/handlers.ts'
import { getPage } from '../http/page.ts'
import type { Viewer } from '../http/viewer.ts'
import { attentionOf } from './dashboard/attention.ts'
import { dayCounts } from './dashboard/dayCounts.ts'
import { jobSums, getVisits } from './dashboard/jobSums.ts'
import { earningSums, invoiceSums } from './dashboard/money.ts'
import { staffOfDay } from './dashboard/staffOfDay.ts'
import { subscriptionView } from './userView.ts'

const today = ({ caller, now }: Viewer): string => wallTimeOf(now, caller.company.timezone).date

/** Numbers of the day: visits by their own status, as the board shows them, and jobs of all days by tab. */
export const dashboardHandlers: DomainHandlers<'dashboard'> = {
  getDashboard: ({ input: { branch_id, period, ...input }, viewer, company }) => {
    const date = input.date ?? today(viewer)
    return {
      date,
      visits_today: getVisits(viewer, { date, branch_id }),
      jobs: jobSums(viewer, branch_id),
      invoices: invoiceSums(viewer, branch_id),
      earnings: earningSums(viewer, { date, branch_id, period }),
      attention: attentionOf(viewer, branch_id),
      subscription_details: subscriptionView(company, viewer.now),
      currency_code: company.currency_code,
    }
  },

  listDayCounts: ({ input, viewer }) => dayCounts(viewer, input, today(viewer)),

  listActiveStaff: ({ input, viewer }) => {
    const { rows, pagination } = getPage(staffOfDay(viewer, { date: input.date ?? today(viewer), branch_id: input.branch_id }), input)
    return { staffs: rows, pagination }
  },
}
