import { addDays, clockOf, instantOf, minutesOf, wallTimeOf, weekdayOf } from '../../time.ts'
import { type ClosedDays, closedReason } from './occurrences.ts'
import { type PlannedSlot, slotOn } from './schedule.ts'

/** Unix seconds, end exclusive. */
interface Span {
  readonly start_at: number
  readonly end_at: number
}

/** An open day with HH:mm in the account's time zone. */
export interface OpenDay {
  readonly date: string
  readonly open: string
  readonly close: string
}

/** Hours of a weekday, 0 Sunday; times are missing if unknown. */
export interface DayHours {
  readonly day: number
  readonly open: string | null
  readonly close: string | null
}

export const usualHours = { open: '08:00', close: '17:00' } as const
const LOOK_DAYS = 31

export function openDays(
  from: string,
  count: number,
  { hours, closedDays }: { hours: readonly DayHours[]; closedDays: ClosedDays },
): OpenDay[] {
  const dates = Array.from({ length: LOOK_DAYS }, (_, days) => addDays(from, days))
  const open = dates.filter((date) => closedReason(date, closedDays) === null).slice(0, count)
  return open.map((date) => {
    const dayHours = hours.find(({ day }) => day === weekdayOf(date))
    return { date, open: dayHours?.open ?? usualHours.open, close: dayHours?.close ?? usualHours.close }
  })
}

/** Length, step between starts, and earliest start. `now`: Unix seconds. */
export interface VisitLength {
  readonly timezone: string
  readonly minutes: number
  readonly step_minutes: number
  readonly now: number
}

export interface FreeTime extends PlannedSlot {
  readonly start_time: string
  readonly end_time: string
}

function timeAt({ date, close }: OpenDay, start_time: string, { timezone, minutes }: VisitLength): FreeTime | null {
  const start_at = instantOf(date, start_time, timezone)
  const end_at = start_at + minutes * 60
  const end = wallTimeOf(end_at, timezone)
  if (end.date !== date || end.time > close || wallTimeOf(start_at, timezone).time !== start_time) return null
  // Local times in a repeated hour would mean another end.
  const isPlain = end.time > start_time && slotOn(date, start_time, end.time, timezone).end_at === end_at
  return isPlain ? { date, start_at, end_at, start_time, end_time: end.time } : null
}

/** All times of a day at which the visit fits, in order. Skipped hours are left out. */
export function freeTimes(day: OpenDay, booked: readonly Span[], length: VisitLength): FreeTime[] {
  const [first, last] = [minutesOf(day.open), minutesOf(day.close)]
  const starts = Array.from(
    { length: Math.max(0, Math.ceil((last - first) / length.step_minutes)) },
    (_, step) => first + step * length.step_minutes,
  )
  return starts.flatMap((start) => {
    const time = timeAt(day, clockOf(start), length)
    const isFree =
      time && time.start_at >= length.now && !booked.some((visit) => visit.start_at < time.end_at && time.start_at < visit.end_at)
    return isFree ? [time] : []
  })
}

export interface TimedLine {
  readonly quantity: number
  readonly minutes: number | null
}

/** Total minutes of the line items; null if none has a duration (D32). */
export function serviceMinutes(lines: readonly TimedLine[]): number | null {
  const sum = lines.reduce((all, { quantity, minutes }) => all + Math.max(0, quantity) * (minutes ?? 0), 0)
  return sum > 0 ? Math.ceil(sum) : null
}
