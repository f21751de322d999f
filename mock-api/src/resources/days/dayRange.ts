import { addDays, instantOf } from '@callout/contracts/time'

/** The days of a list's query, YYYY-MM-DD and both included. */
export interface DayQuery {
  readonly date_from?: string | undefined
  readonly date_to?: string | undefined
}

export function daysFrom(first: string, last: string): string[] {
  const days: string[] = []
  for (let date = first; date <= last; date = addDays(date, 1)) days.push(date)
  return days
}

/** From when (inclusive) to when (exclusive) the days last in that zone, in Unix seconds. */
export function dayRange({ date_from, date_to }: DayQuery, timezone: string): { readonly from: number; readonly to: number } {
  return {
    from: date_from === undefined ? -Infinity : instantOf(date_from, '00:00', timezone),
    to: date_to === undefined ? Infinity : instantOf(addDays(date_to, 1), '00:00', timezone),
  }
}
