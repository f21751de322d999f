import { wallTimeOf } from '@callout/contracts/time'
import type { Format } from '../../lib/format/useFormat.ts'
import type { ActionTarget } from './actionTarget.ts'
import { nowInSeconds } from '../../lib/clock.ts'

/** Day of a visit that is not today: "Mon, Nov 23". null: today, or no date. */
export function otherDayOf({ startAt, endAt, timezone }: ActionTarget, format: Format): string | null {
  if (startAt === null) return null
  const dayOf = (instant: number): string => wallTimeOf(instant, timezone ?? format.timeZone).date
  const [today, first, last] = [dayOf(nowInSeconds()), dayOf(startAt), dayOf(endAt ?? startAt)]
  return first <= today && today <= last ? null : format.shortDay(first)
}

/** Warning before a step on another day than the visit's. */
export const otherDayText = (day: string): string => `This visit is on ${day}, not today.`
