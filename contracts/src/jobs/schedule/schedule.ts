import { instantOf } from '../../time.ts'
import { type ClosedDays, type Occurrences, occurrencesOf, tooManyOccurrences } from './occurrences.ts'
import type { Recurrence } from './recurrence.ts'

/** Time of a visit: the date in the account's time zone, instants in Unix seconds. */
export interface PlannedSlot {
  readonly date: string
  readonly start_at: number
  readonly end_at: number
}
/** A job's schedule. Dates are YYYY-MM-DD, times HH:mm in `timezone` (IANA). */
export interface JobSchedule {
  readonly schedule_later?: boolean | null | undefined
  readonly dates: readonly string[]
  readonly start_time?: string | null | undefined
  readonly end_time?: string | null | undefined
  readonly timezone: string
  readonly is_recurring?: boolean | null | undefined
  readonly recurrence?: Recurrence | null | undefined
}
export interface VisitSlots extends Pick<Occurrences, 'skipped' | 'isTooLong'> {
  readonly slots: readonly PlannedSlot[]
}

/** The slot between two local times. A slot wholly in the gap of daylight saving moves after it and keeps its length. */
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

/** Slots at the same local time on each date, without duplicates. Only a recurring job skips closed days. Empty if unscheduled. */
export function visitSlots(schedule: JobSchedule, closedDays: ClosedDays): VisitSlots {
  const { schedule_later, start_time, end_time, timezone } = schedule
  if (schedule_later || !start_time || !end_time) return { slots: [], skipped: [], isTooLong: false }
  const { dates, skipped, isTooLong } = datesOf(schedule, closedDays)
  return { slots: dates.map((date) => slotOn(date, start_time, end_time, timezone)), skipped, isTooLong }
}

export function slotsProblem({ slots, skipped, isTooLong }: VisitSlots): string | null {
  if (isTooLong) return tooManyOccurrences
  return slots.length === 0 && skipped.length > 0 ? 'Every date falls on a closed day. Choose other days or don’t skip closed days.' : null
}
