import type { Format } from '../../../lib/format/useFormat.ts'

interface Untimed {
  readonly date: string | null
  readonly isScheduled: boolean | null
}

/** What stands in the place of a time that a job does not have: its day alone, or whether it has none. */
export function dayWords({ date, isScheduled }: Untimed, format: Format): string {
  if (date !== null) return format.day(date)
  return isScheduled === null ? 'Not available' : 'Not scheduled'
}
