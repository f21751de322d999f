import { type ChangedJob, type ChangePlan, ChangeProblem, planChange } from '@callout/contracts/jobs/visits/changePlan'
import type { ChangedJobBody } from '@callout/contracts/jobs/jobBody'
import { type JobScheduleView, plainRule } from '@callout/contracts/jobs/schedule/jobSchedule'
import type { VisitPlan } from '@callout/contracts/jobs/visits/visitPlan'
import { wallTimeOf } from '@callout/contracts/time'
import { invalid } from '../../../http/apiError.ts'
import type { JobRecord, SeriesRecord } from '../records.ts'
import { requireStaff } from '../staff/assignableStaff.ts'
import { scheduleOf } from '../view/jobSchedule.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { closedDaysOf } from './plannedSlots.ts'
import { seriesStart } from './seriesStart.ts'

export interface ScheduleChange {
  readonly plan: VisitPlan
  readonly is_recurring: boolean
  readonly series: SeriesRecord | null
}

/** The rule after a schedule change. A change of one visit keeps it; a change from a visit on applies to all later ones. */
function seriesAfter(job: JobRecord, body: ChangedJobBody, shown: JobScheduleView): Pick<ScheduleChange, 'is_recurring' | 'series'> {
  const { scope, recurrence, start_time, end_time, dates } = body
  if (scope === 'this') return { is_recurring: job.is_recurring, series: job.series }
  const [date] = dates
  if (!body.is_recurring || body.schedule_later || !recurrence || date === undefined || !start_time || !end_time)
    return { is_recurring: false, series: null }
  const rule = plainRule(recurrence, date)
  const since = shown.dates[0] ?? date
  const first_date = scope === 'future' && date > since ? seriesStart(rule, date, since) : date
  return { is_recurring: true, series: { rule, first_date, start_time, end_time } }
}

/** Plans the change with the shared rules; invalid changes throw 422. */
function planOf({ caller, now }: Viewer, job: ChangedJob, body: ChangedJobBody): ChangePlan | null {
  const { company } = caller
  const settings = { timezone: company.timezone, closedDays: closedDaysOf(company), today: wallTimeOf(now, company.timezone).date }
  try {
    return planChange(job, body, settings)
  } catch (error) {
    if (error instanceof ChangeProblem) throw invalid({ field: error.field, message: error.message })
    throw error
  }
}

/** null if time and staff are unchanged. Throws 422 for another job's visit, and for visits that are done, cancelled or in progress. */
export function scheduleChange(viewer: Viewer, job: JobRecord, body: ChangedJobBody): ScheduleChange | null {
  const { store, caller } = viewer
  const visits = store.visits.by('job_id', job.id)
  const shown = scheduleOf(job, visits, caller.company.timezone)
  const planned = planOf(viewer, { ...job, visits, shown }, body)
  if (!planned) return null
  if (planned.isStaff) requireStaff(store, caller, body.staff_ids, job.staff_ids)
  const { is_recurring, series } = planned.isTime ? seriesAfter(job, body, shown) : job
  return { plan: planned.visits, is_recurring, series }
}
