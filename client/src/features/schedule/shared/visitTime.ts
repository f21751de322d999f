import type { Format } from '../../../lib/format/useFormat.ts'
import { noBreak } from '../../../lib/format/noBreak.ts'

interface Slot {
  readonly startAt: number | null
  readonly endAt: number | null
}

/** "9:00 – 10:30 AM", which stays in one line; null where there is no start. */
export function visitTime({ startAt, endAt }: Slot, format: Format): string | null {
  if (startAt === null) return null
  return noBreak(endAt === null ? format.timeOf(startAt) : format.timeRange(startAt, endAt))
}
