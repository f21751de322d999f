import type { Format } from '../../../lib/format/useFormat.ts'

interface Untimed {
  readonly date: string | null
  readonly isScheduled: boolean | null
}

/** Replaces a missing time: the day alone, or that the job is not scheduled. */
export function formatDay({ date, isScheduled }: Untimed, format: Format): string {
  if (date !== null) return format.day(date)
  return isScheduled === null ? 'Not available' : 'Not scheduled'
}

interface Timed {
  readonly date: string | null
  readonly isScheduled: boolean | null
  readonly startAt: number | null
  readonly endAt: number | null
}

/** "11/23/2026, 9:00 – 10:30 AM"; without a time the day alone, or that there is none. */
export function formatWhen(timed: Timed, format: Format): string {
  const { startAt, endAt } = timed
  if (startAt === null) return formatDay(timed, format)
  return `${format.dayOf(startAt)}, ${endAt === null ? format.getTime(startAt) : format.timeRange(startAt, endAt)}`
}
