import { type DayCount, MAX_COUNTED_DAYS } from '@callout/contracts/dashboard/schemas'
import { jobFilter, jobStatus, type JobStatusCode } from '@callout/contracts/jobs/status'
import { addDays } from '@callout/contracts/time'
import { invalid } from '../../refusal.ts'
import { companyDay } from '../../store/collections/visits.ts'
import type { Viewer } from '../../viewer.ts'
import { seesJob } from '../jobs/view/visibility.ts'

interface Asked {
  readonly date_from?: string | undefined
  readonly date_to?: string | undefined
  /** YYYY-MM */
  readonly month?: string | undefined
  readonly branch_id?: number | undefined
  readonly staff_id?: number | undefined
}

const lastDayOf = (month: string): string => {
  const next = addDays(`${month}-28`, 4).slice(0, 7)
  return addDays(`${next}-01`, -1)
}

/** First and last day; a week from today where nothing says so. Throws 422 for days that are not in order, or too many. */
function daysOf({ date_from, date_to, month }: Asked, today: string): readonly [from: string, to: string] {
  if (month !== undefined) return [`${month}-01`, lastDayOf(month)]
  const from = date_from ?? (date_to === undefined ? today : addDays(date_to, -6))
  const to = date_to ?? addDays(from, 6)
  if (to < from) throw invalid({ field: 'date_to', message: 'The last day must not be before the first.' })
  if (to >= addDays(from, MAX_COUNTED_DAYS)) throw invalid({ field: 'date_to', message: `Ask for at most ${MAX_COUNTED_DAYS} days.` })
  return [from, to]
}

const groups: Readonly<Record<Exclude<keyof DayCount, 'date' | 'total'>, readonly JobStatusCode[]>> = {
  unassigned: [jobStatus.UNASSIGNED.code, jobStatus.DECLINED.code],
  assigned: [jobStatus.ASSIGNED.code],
  in_progress: jobFilter.ACTIVE.statuses,
  completed: [jobStatus.COMPLETED.code],
  cancelled: [jobStatus.CANCELLED.code],
}

function countOf({ store, caller }: Viewer, date: string, { branch_id, staff_id }: Asked): DayCount {
  const visits = store.visits.by('company_day', companyDay(caller.company.id, date))
  const jobs = [...new Set(visits.map(({ job_id }) => job_id))]
    .flatMap((id) => store.jobs.get(id) ?? [])
    .filter((job) => seesJob(caller, job) && (branch_id === undefined || job.branch_id === branch_id))
    .filter((job) => staff_id === undefined || job.staff_ids.includes(staff_id))
  const having = (statuses: readonly JobStatusCode[]): number => jobs.filter(({ status }) => statuses.includes(status)).length
  const counts = Object.fromEntries(Object.entries(groups).map(([name, statuses]) => [name, having(statuses)]))
  return { date, total: jobs.length, ...counts }
}

/** The days one after the other, those without a job too. */
export function dayCounts(viewer: Viewer, asked: Asked, today: string): DayCount[] {
  const [from, to] = daysOf(asked, today)
  const counts: DayCount[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) counts.push(countOf(viewer, date, asked))
  return counts
}
