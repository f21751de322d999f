import { earningEndpoints } from '@callout/contracts/earnings/endpoints'
import { type Interaction, ok, refused, refusedWith, shows } from '../../interaction.ts'
import { OWNER_TOKEN, TOKEN } from '../../states.ts'
import { signedInWithout } from '../../workStates.ts'
import { A_DAY, DAY, history, ofSamSent } from './history.ts'

const ofSam = { period: 'WEEK', date: DAY, branchId: '1', staffId: '21' }

/** From Sunday, the account's first weekday, to DAY, a Friday; days begin at 00:00 in Chicago. */
const week = Array.from({ length: 6 }, (_, day) => ({
  label: `2031-03-0${day + 2}`,
  from_at: 1930197600 + day * A_DAY,
  to_at: 1930284000 + day * A_DAY,
  amount: day === 5 ? 25 : 0,
  payments_count: day === 5 ? 1 : 0,
}))

export const earningSumInteractions: readonly Interaction[] = [
  {
    name: 'reading what a person brought in within a week, in a branch',
    given: history,
    row: earningEndpoints.getEarnings,
    operation: {
      query: `query Earnings($input: EarningsInput!) {
        earnings(input: $input) {
          period dateFrom dateTo total taxTotal discountTotal netTotal paymentsCount jobsCount average previousTotal changePercent
          byMethod { paymentMethod amount } byStaff { staffId name amount } byCategory { categoryId name amount }
          byBranch { branchId name amount } currencyCode
        }
      }`,
      variables: { input: ofSam },
      token: OWNER_TOKEN,
    },
    sends: { path: '/earnings', query: ofSamSent },
    reply: ok({
      period: '1W',
      date_from: '2031-03-02',
      date_to: DAY,
      total: 25,
      tax_total: 2.5,
      discount_total: 5,
      net_total: 22.5,
      payments_count: 1,
      jobs_count: 1,
      average: 25,
      previous_total: 5,
      change_percent: 400,
      by_method: [{ payment_method: 1, amount: 25 }],
      by_staff: [{ staff_id: 21, name: 'Sam Fields', amount: 25 }],
      by_category: [{ category_id: 3, name: 'Plumbing', amount: 25 }],
      by_branch: [{ branch_id: 1, name: 'Main office', amount: 25 }],
      currency_code: 'USD',
    }),
    pinned: ['period', 'date_from', 'date_to', 'total', 'tax_total', 'discount_total', 'net_total', 'payments_count', 'jobs_count']
      .concat('average', 'previous_total', 'change_percent', 'by_method', 'by_staff', 'by_category', 'by_branch')
      .map((field) => `responseData.${field}`)
      .concat('by_method.payment_method', 'by_staff.staff_id', 'by_branch.branch_id')
      .concat(['by_method', 'by_staff', 'by_category', 'by_branch'].map((part) => `${part}.amount`)),
    answer: shows({
      earnings: {
        period: 'WEEK',
        dateFrom: '2031-03-02',
        dateTo: DAY,
        total: 25,
        taxTotal: 2.5,
        discountTotal: 5,
        netTotal: 22.5,
        paymentsCount: 1,
        jobsCount: 1,
        average: 25,
        previousTotal: 5,
        changePercent: 400,
        byMethod: [{ paymentMethod: 'CHEQUE', amount: 25 }],
        byStaff: [{ staffId: '21', name: 'Sam Fields', amount: 25 }],
        byCategory: [{ categoryId: '3', name: 'Plumbing', amount: 25 }],
        byBranch: [{ branchId: '1', name: 'Main office', amount: 25 }],
        currencyCode: 'USD',
      },
    }),
  },
  {
    name: 'reading the same week in bars',
    given: history,
    row: earningEndpoints.getEarningGraph,
    operation: {
      query: `query Graph($input: EarningsInput!) {
        earningGraph(input: $input) { period bucket total points { label fromAt toAt amount paymentsCount } }
      }`,
      variables: { input: ofSam },
      token: OWNER_TOKEN,
    },
    sends: { path: '/earnings/earning_graph', query: ofSamSent },
    reply: ok({ period: '1W', bucket: 'day', points: week, total: 25 }),
    pinned: ['period', 'bucket', 'points', 'total']
      .map((field) => `responseData.${field}`)
      .concat('points.amount', 'points.payments_count'),
    answer: shows({
      earningGraph: {
        period: 'WEEK',
        bucket: 'DAY',
        total: 25,
        points: week.map(({ label, from_at, to_at, amount, payments_count }) => ({
          label,
          fromAt: from_at,
          toAt: to_at,
          amount,
          paymentsCount: payments_count,
        })),
      },
    }),
  },
  {
    name: 'reading earnings without the authority for it',
    given: [signedInWithout('view_earnings')],
    row: earningEndpoints.getEarnings,
    operation: { query: 'query Earnings { earnings(input: { period: MONTH }) { total } }', token: TOKEN },
    sends: { path: '/earnings', query: { period: '1M' } },
    reply: refused(403, 'You don’t have permission to see earnings.'),
    answer: refusedWith('FORBIDDEN', 403, 'You don’t have permission to see earnings.'),
  },
]
