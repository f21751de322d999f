import { clocksBetween } from '../../../components/fields/days/clockText.ts'
import type { TimeOffInput } from '../../../lib/api/schemaTypes.generated.ts'

/** Time off as entered; times apply unless it is whole days. */
export interface TimeOffAnswers {
  readonly dateFrom: string
  readonly dateTo: string
  readonly isWholeDays: boolean
  readonly startTime: string
  readonly endTime: string
  readonly note: string
}

/** One day if the last day is empty. */
export const timeOffInput = ({ dateFrom, dateTo, isWholeDays, startTime, endTime, note }: TimeOffAnswers): TimeOffInput => ({
  dateFrom,
  dateTo: dateTo || dateFrom,
  ...(!isWholeDays && { startTime, endTime }),
  ...(note.trim() && { note: note.trim() }),
})

/** Suggested times from 6:00 to 21:00; others can be typed. */
export const halfHours: readonly string[] = clocksBetween('06:00', '21:00', 30)
