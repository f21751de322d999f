import type { JobBody } from '@callout/contracts/jobs/jobBody'
import { weekdaysOf } from '@callout/contracts/jobs/occurrences'
import type { Recurrence } from '@callout/contracts/jobs/recurrence'
import { wallTimeOf } from '@callout/contracts/time'
import type { JobRecord, VisitRecord } from '../../store/workRecords.ts'

/** What a job says of its time, as a form shows it. Dates are YYYY-MM-DD, times HH:mm in the account's zone. */
export interface JobScheduleView {
  readonly schedule_later: boolean
  readonly dates: readonly string[]
  readonly start_time: string | null
  readonly end_time: string | null
  readonly is_recurring: boolean
  readonly recurrence: Recurrence | null
}

/** The days of the visits, each once; cancelled ones count only where there are no others. */
function datesOf(visits: readonly VisitRecord[]): string[] {
  const dated = visits.flatMap(({ date, status }) => (date === null ? [] : [{ date, isCancelled: status === 7 }]))
  const standing = dated.filter(({ isCancelled }) => !isCancelled)
  return [...new Set((standing.length > 0 ? standing : dated).map(({ date }) => date))].toSorted()
}

const timeAt = (instant: number | null, timezone: string): string | null => (instant === null ? null : wallTimeOf(instant, timezone).time)

/** A recurring job tells its rule and the first date of it, any other job the dates of its visits. */
export function scheduleOf(job: JobRecord, visits: readonly VisitRecord[], timezone: string): JobScheduleView {
  const { series, is_recurring } = job
  const schedule_later = visits.every(({ start_at }) => start_at === null)
  if (is_recurring && series && !schedule_later) {
    const { rule, first_date, start_time, end_time } = series
    return { schedule_later, dates: [first_date], start_time, end_time, is_recurring, recurrence: rule }
  }
  const dates = datesOf(visits)
  return {
    schedule_later,
    dates: is_recurring ? dates.slice(0, 1) : dates,
    start_time: timeAt(job.start_at, timezone),
    end_time: timeAt(job.end_at, timezone),
    is_recurring,
    recurrence: null,
  }
}

/** The same of one visit, which follows no rule. */
export const scheduleOfVisit = ({ date, start_at, end_at }: VisitRecord, timezone: string): JobScheduleView => ({
  schedule_later: start_at === null,
  dates: date === null ? [] : [date],
  start_time: timeAt(start_at, timezone),
  end_time: timeAt(end_at, timezone),
  is_recurring: false,
  recurrence: null,
})

/** What a rule says, with what it leaves to the first date. */
export const plainRule = (rule: Recurrence, firstDate: string): Recurrence => ({
  frequency: rule.frequency,
  interval: rule.interval,
  weekdays: rule.frequency === 2 ? weekdaysOf(rule, firstDate) : null,
  month_day: rule.frequency === 3 ? (rule.month_day ?? Number(firstDate.slice(8))) : null,
  end_date: rule.end_date,
  skip_closed_days: rule.skip_closed_days ?? false,
})

const ruleText = (isRecurring: boolean, rule: Recurrence | null | undefined, firstDate: string | undefined): string =>
  isRecurring && rule && firstDate !== undefined ? JSON.stringify(plainRule(rule, firstDate)) : ''

/** Whether the body asks for the time that the job has already. */
export function isSameSchedule(shown: JobScheduleView, body: JobBody): boolean {
  if (body.schedule_later || shown.schedule_later) return body.schedule_later === shown.schedule_later
  const dates = [...new Set(body.dates)].toSorted()
  return (
    dates.join() === shown.dates.join() &&
    body.start_time === shown.start_time &&
    body.end_time === shown.end_time &&
    body.is_recurring === shown.is_recurring &&
    ruleText(body.is_recurring, body.recurrence, dates[0]) === ruleText(shown.is_recurring, shown.recurrence, shown.dates[0])
  )
}
