import { wallTimeOf } from '@callout/contracts/time'
import type { Format } from '../../../lib/format/useFormat.ts'
import type { ActionTarget } from './actionTarget.ts'

/** The visit is on another day: "Mon, Nov 23". null: it is on this one, or has none. */
export function otherDayOf({ startAt, endAt, timezone }: ActionTarget, format: Format): string | null {
  if (startAt === null) return null
  const dayOf = (instant: number): string => wallTimeOf(instant, timezone ?? format.timeZone).date
  const [today, first, last] = [dayOf(Date.now() / 1000), dayOf(startAt), dayOf(endAt ?? startAt)]
  return first <= today && today <= last ? null : format.shortDay(first)
}

/** What is said before a step that is taken on another day. */
export const otherDayWords = (day: string): string => `This visit is on ${day}, not today.`
