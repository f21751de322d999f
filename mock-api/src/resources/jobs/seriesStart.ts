import type { Recurrence } from '@callout/contracts/jobs/recurrence'
import { addDays } from '@callout/contracts/time'

const DAYS = { 1: 1, 2: 7 } as const
const MONTHS = { 3: 1, 4: 12 } as const

/** The first day of that month, and so many months on; then the day, or the last one of a shorter month. */
function addMonths(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}

function stepsBack({ frequency, interval }: Recurrence, date: string, steps: number): string {
  if (frequency === 1 || frequency === 2) return addDays(date, -steps * interval * DAYS[frequency])
  return addMonths(date, -steps * interval * MONTHS[frequency])
}

/**
 * Where a rule that counts from `date` would have begun, had it always counted: the earliest of its turns that is not
 * before `since`. So a series whose later part was changed still has one rule for all of it.
 */
export function seriesStart(rule: Recurrence, date: string, since: string): string {
  let start = date
  for (let steps = 1; ; steps++) {
    const earlier = stepsBack(rule, date, steps)
    if (earlier < since) return start
    start = earlier
  }
}
