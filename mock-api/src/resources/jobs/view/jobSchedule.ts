import { clockAt, type JobScheduleView } from '@callout/contracts/jobs/schedule/jobSchedule'
import type { JobRecord } from '../records.ts'
import type { VisitRecord } from '../visitRecords.ts'

function datesOf(visits: readonly VisitRecord[]): string[] {
  const dated = visits.flatMap(({ date, status }) => (date === null ? [] : [{ date, isCancelled: status === 7 }]))
  const active = dated.filter(({ isCancelled }) => !isCancelled)
  return [...new Set((active.length > 0 ? active : dated).map(({ date }) => date))].toSorted()
}

/** A recurring job has its rule and first date, any other job its visits' dates. */
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
    start_time: clockAt(job.start_at, timezone),
    end_time: clockAt(job.end_at, timezone),
    is_recurring,
    recurrence: null,
  }
}
