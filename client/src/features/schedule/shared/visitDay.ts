import { weekdayNames, weekdayOf } from '@callout/contracts/time'
import type { Format } from '../../../lib/format/useFormat.ts'

/** "Mon, 11/23/2026": the weekday before the day as the account writes it. */
export const visitDay = (instant: number, format: Format): string =>
  `${weekdayNames[weekdayOf(format.wall(instant).date)]?.slice(0, 3)}, ${format.dayOf(instant)}`
