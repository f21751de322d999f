import { addDays, weekdayOf } from '@callout/contracts/time'

export const DAYS_OF_WEEK = 7

/** Days since the start of the week; `firstDay`: 0 Sunday to 6 Saturday. */
export const dayOfWeek = (date: string, firstDay: number): number => (weekdayOf(date) - firstDay + DAYS_OF_WEEK) % DAYS_OF_WEEK

export function weekOf(date: string, firstDay: number): readonly [first: string, last: string] {
  const first = addDays(date, -dayOfWeek(date, firstDay))
  return [first, addDays(first, DAYS_OF_WEEK - 1)]
}
