import { wallTimeOf } from '@callout/contracts/time'
import { formatClock } from '@callout/contracts/text/clock'
import { months } from '@callout/contracts/text/day'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** "Sat, Nov 21" for "YYYY-MM-DD", without the year. */
export function formatShortDay(date: string): string {
  const [, month = '', day = ''] = date.split('-')
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''
  return `${weekday.slice(0, 3)}, ${(months[Number(month) - 1] ?? '').slice(0, 3)} ${Number(day)}`
}

/** "9:00 – 10:30 AM": two times of one day. */
export function formatClockRange(from: string, to: string, is24Hour: boolean): string {
  const [start, end] = [formatClock(from, is24Hour), formatClock(to, is24Hour)]
  const isSameHalf = !is24Hour && start.slice(-2) === end.slice(-2)
  return `${isSameHalf ? start.slice(0, -3) : start} – ${end}`
}

/** Instants of more than 10 digits are cut to seconds (spec §9). */
export const toSeconds = (instant: number): number => Number(String(Math.trunc(instant)).slice(0, 10))

/** Local date and time of an instant in a time zone. */
export const wallOf = (instant: number, timeZone: string): { date: string; time: string } => wallTimeOf(toSeconds(instant), timeZone)

export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
