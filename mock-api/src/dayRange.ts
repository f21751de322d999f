import { addDays, instantOf, isCalendarDay } from '@callout/contracts/time'
import { invalid } from './refusal.ts'

/** The days of a list's query, YYYY-MM-DD and both included. */
export interface DayQuery {
  readonly date_from?: string | undefined
  readonly date_to?: string | undefined
}

function startOf(field: keyof DayQuery, date: string, days: number, timezone: string): number {
  if (!isCalendarDay(date)) throw invalid({ field, message: 'There is no such day.' })
  return instantOf(addDays(date, days), '00:00', timezone)
}

/** From when (inclusive) to when (exclusive) the days last in that zone, in Unix seconds. Throws 422 for a day that no calendar has. */
export function dayRange({ date_from, date_to }: DayQuery, timezone: string): { readonly from: number; readonly to: number } {
  return {
    from: date_from === undefined ? -Infinity : startOf('date_from', date_from, 0, timezone),
    to: date_to === undefined ? Infinity : startOf('date_to', date_to, 1, timezone),
  }
}
