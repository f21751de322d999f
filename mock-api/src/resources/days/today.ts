import { addDays, instantOf, wallTimeOf } from '@callout/contracts/time'
import type { Viewer } from '../../http/viewer.ts'

interface Day {
  readonly date: string
  /** From when (inclusive) to when (exclusive) it lasts, in Unix seconds. */
  readonly from: number
  readonly until: number
}

/** The day that was last asked for, by zone: rows of a list ask for the same one again and again, and Intl is dear. */
const days = new Map<string, Day>()

function dayAt(now: number, zone: string): Day {
  const { date } = wallTimeOf(now, zone)
  return { date, from: now, until: Math.max(now + 1, instantOf(addDays(date, 1), '00:00', zone)) }
}

/** The day on the wall of the account, YYYY-MM-DD. */
export function todayOf({ caller, now }: Pick<Viewer, 'caller' | 'now'>): string {
  const { timezone } = caller.company
  const known = days.get(timezone)
  if (known && known.from <= now && now < known.until) return known.date
  const day = dayAt(now, timezone)
  days.set(timezone, day)
  return day.date
}
