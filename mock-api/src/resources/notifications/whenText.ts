import { wallTimeOf } from '@callout/contracts/time'
import { formatClock } from '@callout/contracts/text/clock'
import { formatDay } from '@callout/contracts/text/day'
import type { CompanyRecord } from '../profile/records.ts'

type Formats = Pick<CompanyRecord, 'timezone' | 'date_format' | 'time_format'>

/** Day and time of an instant as the account writes them; null where there is none. */
export function formatWall(formats: Formats, at: number | null): { readonly day: string; readonly time: string } | null {
  if (at === null) return null
  const { date, time } = wallTimeOf(at, formats.timezone)
  return { day: formatDay(date, formats.date_format), time: formatClock(time, formats.time_format === 1) }
}

/** "Jun 17,2026 at 9:00 AM"; null where nothing is scheduled. */
export function formatWhen(formats: Formats, at: number | null): string | null {
  const wall = formatWall(formats, at)
  return wall && `${wall.day} at ${wall.time}`
}
