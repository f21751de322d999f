import { wallTimeOf } from '../../time.ts'
import { weekdaysOf } from './occurrences.ts'
import type { Recurrence } from './recurrence.ts'

/** A job's schedule as a form shows it. Dates are YYYY-MM-DD, times HH:mm in the account's zone. */
export interface JobScheduleView {
  readonly schedule_later: boolean
  readonly dates: readonly string[]
  readonly start_time: string | null
  readonly end_time: string | null
  readonly is_recurring: boolean
  readonly recurrence: Recurrence | null
}
export interface RequestedSchedule {
  readonly schedule_later: boolean
  readonly dates: readonly string[]
  readonly start_time?: string | null | undefined
  readonly end_time?: string | null | undefined
  readonly is_recurring: boolean
  readonly recurrence?: Recurrence | null | undefined
}

export const clockAt = (instant: number | null, timezone: string): string | null =>
  instant === null ? null : wallTimeOf(instant, timezone).time

export const scheduleOfVisit = (
  { date, start_at, end_at }: { readonly date: string | null; readonly start_at: number | null; readonly end_at: number | null },
  timezone: string,
): JobScheduleView => ({
  schedule_later: start_at === null,
  dates: date === null ? [] : [date],
  start_time: clockAt(start_at, timezone),
  end_time: clockAt(end_at, timezone),
  is_recurring: false,
  recurrence: null,
})

/** A rule with its defaults from the first date filled in. */
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

export function isSameSchedule(shown: JobScheduleView, requested: RequestedSchedule): boolean {
  if (requested.schedule_later || shown.schedule_later) return requested.schedule_later === shown.schedule_later
  const dates = [...new Set(requested.dates)].toSorted()
  return (
    dates.join() === shown.dates.join() &&
    requested.start_time === shown.start_time &&
    requested.end_time === shown.end_time &&
    requested.is_recurring === shown.is_recurring &&
    ruleText(requested.is_recurring, requested.recurrence, dates[0]) === ruleText(shown.is_recurring, shown.recurrence, shown.dates[0])
  )
}
