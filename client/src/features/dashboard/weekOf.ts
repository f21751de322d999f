import { addDays, weekdayOf } from '@callout/contracts/time'

/** First and last day of the week in which the day lies; weeks begin on `firstDay`, 0 Sunday to 6 Saturday. */
export function weekOf(date: string, firstDay: number): readonly [first: string, last: string] {
  const first = addDays(date, -((weekdayOf(date) - firstDay + 7) % 7))
  return [first, addDays(first, 6)]
}
