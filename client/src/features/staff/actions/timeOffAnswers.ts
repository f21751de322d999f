import type { TimeOffInput } from './staffActions.generated.ts'

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

const FIRST_HOUR = 6
const HOURS = 15

/** Suggested times from 6:00 to 21:00; others can be typed. */
export const halfHours: readonly string[] = Array.from({ length: HOURS * 2 + 1 }, (_, index) => {
  const hour = String(FIRST_HOUR + Math.floor(index / 2)).padStart(2, '0')
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`
})
