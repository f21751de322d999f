import { instantOf } from '../../time.ts'
import { type ClosedDays, type Occurrences, occurrencesOf, tooManyOccurrences } from './occurrences.ts'
import type { Recurrence } from './recurrence.ts'

/** When a visit takes place: the date in the account's time zone, the instants in Unix seconds. */
export interface PlannedSlot {
  readonly date: string
  readonly start_at: number
  readonly end_at: number
}
/** What a job says of its time. Dates are YYYY-MM-DD, times HH:mm on the wall of `timezone` (IANA). */
export interface JobSchedule {
  readonly schedule_later?: boolean | null | undefined
  readonly dates: readonly string[]
  readonly start_time?: string | null | undefined
  readonly end_time?: string | null | undefined
  readonly timezone: string
  readonly is_recurring?: boolean | null | undefined
  readonly recurrence?: Recurrence | null | undefined
}
/** The visits of a schedule in their order; `skipped` and `isTooLong` as in `occurrencesOf`. */
export interface VisitSlots extends Pick<Occurrences, 'skipped' | 'isTooLong'> {
  readonly slots: readonly PlannedSlot[]
}

/**
 * The slot between two wall times of a date. Of a time that the change to summer time skips, see `instantOf`; a visit
 * that would lie wholly in the gap follows it and keeps its length.
 */
export function slotOn(date: string, startTime: string, endTime: string, timeZone: string): PlannedSlot {
  const start_at = instantOf(date, startTime, timeZone)
  const end_at = instantOf(date, endTime, timeZone)
  if (end_at > start_at) return { date, start_at, end_at }
  const length = instantOf(date, endTime, 'UTC') - instantOf(date, startTime, 'UTC')
  return { date, start_at, end_at: start_at + length }
}

const none: Occurrences = { dates: [], skipped: [], isTooLong: false }

function datesOf({ dates, is_recurring, recurrence }: JobSchedule, closedDays: ClosedDays): Occurrences {
  const sorted = [...new Set(dates)].toSorted()
  if (!is_recurring) return { ...none, dates: sorted }
  const [first] = sorted
  return recurrence && first !== undefined ? occurrencesOf(recurrence, first, closedDays) : none
}

/**
 * When the visits of a job take place: at the same wall time on each of its dates. A date that is named twice counts
 * once. A recurring job starts on the first of its dates; only its closed days can be left out, since other dates are
 * chosen one by one. Nothing while the job is to be scheduled later or its times are open.
 */
export function visitSlots(schedule: JobSchedule, closedDays: ClosedDays): VisitSlots {
  const { schedule_later, start_time, end_time, timezone } = schedule
  if (schedule_later || !start_time || !end_time) return { slots: [], skipped: [], isTooLong: false }
  const { dates, skipped, isTooLong } = datesOf(schedule, closedDays)
  return { slots: dates.map((date) => slotOn(date, start_time, end_time, timezone)), skipped, isTooLong }
}

/** What is wrong with visits as a whole: too many of them, or none that is left; null where nothing is. */
export function slotsProblem({ slots, skipped, isTooLong }: VisitSlots): string | null {
  if (isTooLong) return tooManyOccurrences
  return slots.length === 0 && skipped.length > 0 ? 'Every date falls on a closed day. Choose other days or don’t skip closed days.' : null
}
