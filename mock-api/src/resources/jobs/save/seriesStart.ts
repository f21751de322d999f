import type { Recurrence } from '@callout/contracts/jobs/schedule/recurrence'
import { addDays } from '@callout/contracts/time'

const DAYS = { 1: 1, 2: 7 } as const
const MONTHS = { 3: 1, 4: 12 } as const
const DAY_MS = 86_400_000

type Parts = readonly [year: number, month: number, day: number]

const getParts = (date: string): Parts => date.split('-').map(Number) as unknown as Parts

/** So many months before that date; of a shorter month the last day. */
function monthsBefore(date: string, months: number): string {
  const [year, month, day] = getParts(date)
  const last = new Date(new Date(0).setUTCFullYear(year, month - months, 0)).getUTCDate()
  return new Date(new Date(0).setUTCFullYear(year, month - 1 - months, Math.min(day, last))).toISOString().split('T', 1)[0] as string
}

function monthsBetween(since: string, date: string): number {
  const [[year, month], [sinceYear, sinceMonth]] = [getParts(date), getParts(since)]
  return (year - sinceYear) * 12 + month - sinceMonth
}

const daysBetween = (since: string, date: string): number => (Date.parse(date) - Date.parse(since)) / DAY_MS

/**
 * Start of a rule counted from `date` if it had always applied: its earliest occurrence not before `since`. A series whose later
 * part was changed thus still has a single rule.
 */
export function seriesStart({ frequency, interval }: Recurrence, date: string, since: string): string {
  if (frequency === 1 || frequency === 2) {
    const days = interval * DAYS[frequency]
    return addDays(date, -days * Math.floor(daysBetween(since, date) / days))
  }
  const months = interval * MONTHS[frequency]
  const turns = Math.floor(monthsBetween(since, date) / months)
  const start = monthsBefore(date, months * turns)
  return start < since ? monthsBefore(date, months * (turns - 1)) : start
}
