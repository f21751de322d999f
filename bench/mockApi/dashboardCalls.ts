import { REFERENCE_DATE } from '../harness/callout.ts'

/** In Chicago, Unix seconds. */
export const NOON = Date.parse(`${REFERENCE_DATE}T18:00:00Z`) / 1000

export const dashboardCalls: readonly (readonly [what: string, path: string])[] = [
  ['numbers of the day', `/dashboard?date=${REFERENCE_DATE}`],
  ['day counts of a week', `/dashboard/day_wise_job_count?date_from=${REFERENCE_DATE}`],
  ['the team of the day', `/dashboard/active_staffs?date=${REFERENCE_DATE}&per_page=100`],
  ...['late', 'unassigned_soon', 'clash', 'not_invoiced'].map(
    (attention) => [`what is ${attention}`, `/jobs/job_listing?attention=${attention}&sort_by=start_at&sort_dir=asc&per_page=5`] as const,
  ),
]
