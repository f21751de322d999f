import { wallTimeOf } from '@callout/contracts/time'
import { formatClock } from '@callout/contracts/words/clock'
import { months } from '@callout/contracts/words/day'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** "Sat, Nov 21", for a day ("YYYY-MM-DD") in a dense place whose year is plain. */
export function formatShortDay(date: string): string {
  const [, month = '', day = ''] = date.split('-')
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''
  return `${weekday.slice(0, 3)}, ${(months[Number(month) - 1] ?? '').slice(0, 3)} ${Number(day)}`
}

/** The same for two times of one day; 12-hour times that share their half say it once: "9:00 – 10:30 AM". */
export function formatClockRange(from: string, to: string, is24Hour: boolean): string {
  const [start, end] = [formatClock(from, is24Hour), formatClock(to, is24Hour)]
  const isSameHalf = !is24Hour && start.slice(-2) === end.slice(-2)
  return `${isSameHalf ? start.slice(0, -3) : start} – ${end}`
}

/** Instants of more than 10 digits are cut to seconds (spec §9). */
export const toSeconds = (instant: number): number => Number(String(Math.trunc(instant)).slice(0, 10))

/** The wall of the account's zone at that instant. */
export const wallOf = (instant: number, timeZone: string): { date: string; time: string } => wallTimeOf(toSeconds(instant), timeZone)
