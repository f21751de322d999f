import { addDays, weekdayOf } from '@callout/contracts/time'

const DAYS_OF_WEEK = 7

/** "YYYY-MM" of a day. */
export const monthOf = (date: string): string => date.slice(0, 7)

/** The month that many months later. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** The same day of the month, that many months later; the last day where the month is too short. */
export function sameDayIn(date: string, months: number): string {
  const month = addMonths(monthOf(date), months)
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const wanted = `${month}-${date.slice(8)}`
  return wanted > last ? last : wanted
}

/** The days of a month in weeks from Sunday to Saturday, filled up with those of its neighbours. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const begin = addDays(first, -weekdayOf(first))
  const end = `${addMonths(month, 1)}-01`
  const weeks: string[][] = []
  for (let sunday = begin; sunday < end; sunday = addDays(sunday, DAYS_OF_WEEK))
    weeks.push(Array.from({ length: DAYS_OF_WEEK }, (_, day) => addDays(sunday, day)))
  return weeks
}

/** Where a key leads from a day; null for other keys. */
export function dayByKey(key: string, date: string): string | null {
  const steps: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(date, -1),
    ArrowRight: () => addDays(date, 1),
    ArrowUp: () => addDays(date, -DAYS_OF_WEEK),
    ArrowDown: () => addDays(date, DAYS_OF_WEEK),
    Home: () => addDays(date, -weekdayOf(date)),
    End: () => addDays(date, DAYS_OF_WEEK - 1 - weekdayOf(date)),
    PageUp: () => sameDayIn(date, -1),
    PageDown: () => sameDayIn(date, 1),
  }
  return steps[key]?.() ?? null
}
