import type { Format } from '../../../lib/format/useFormat.ts'
import { noBreak } from '../../../lib/format/noBreak.ts'
import { weekdayNames, weekdayOf } from '@callout/contracts/time'

interface Slot {
  readonly startAt: number | null
  readonly endAt: number | null
}

/** "9:00 – 10:30 AM" without line breaks; null without a start. */
export function visitTime({ startAt, endAt }: Slot, format: Format): string | null {
  if (startAt === null) return null
  return noBreak(endAt === null ? format.getTime(startAt) : format.timeRange(startAt, endAt))
}

/** "Mon, 11/23/2026": the weekday and the day in the account's format. */
export const visitDay = (instant: number, format: Format): string =>
  `${weekdayNames[weekdayOf(format.wall(instant).date)]?.slice(0, 3)}, ${format.dayOf(instant)}`
