import { addDays } from '@callout/contracts/time'
import { DAYS_OF_WEEK, dayOfWeek } from './weekOf.ts'

/** "YYYY-MM" of a day. */
export const monthOf = (date: string): string => date.slice(0, 7)

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** The same day of the month `months` later, limited to the last day of the month. */
export function sameDayIn(date: string, months: number): string {
  const month = addMonths(monthOf(date), months)
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const requested = `${month}-${date.slice(8)}`
  return requested > last ? last : requested
}

/** Seven items, Sunday's first, reordered to the account's week. */
export const inWeekOrder = <T>(byWeekday: readonly T[], firstDay: number): T[] => [
  ...byWeekday.slice(firstDay),
  ...byWeekday.slice(0, firstDay),
]

/** A month's days in whole weeks, padded with days of the adjacent months. */
export function weeksOf(month: string, firstDay: number): string[][] {
  const first = `${month}-01`
  const begin = addDays(first, -dayOfWeek(first, firstDay))
  const end = `${addMonths(month, 1)}-01`
  const weeks: string[][] = []
  for (let week = begin; week < end; week = addDays(week, DAYS_OF_WEEK))
    weeks.push(Array.from({ length: DAYS_OF_WEEK }, (_, day) => addDays(week, day)))
  return weeks
}

/** The day that a key moves to; null for other keys. */
export function dayByKey(key: string, date: string, firstDay: number): string | null {
  const steps: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(date, -1),
    ArrowRight: () => addDays(date, 1),
    ArrowUp: () => addDays(date, -DAYS_OF_WEEK),
    ArrowDown: () => addDays(date, DAYS_OF_WEEK),
    Home: () => addDays(date, -dayOfWeek(date, firstDay)),
    End: () => addDays(date, DAYS_OF_WEEK - 1 - dayOfWeek(date, firstDay)),
    PageUp: () => sameDayIn(date, -1),
    PageDown: () => sameDayIn(date, 1),
  }
  return steps[key]?.() ?? null
}
