import type { TimeOffInput } from './staffActions.generated.ts'

/** Time off as it is typed; times count where it is not whole days. */
export interface TimeOffAnswers {
  readonly dateFrom: string
  readonly dateTo: string
  readonly isWholeDays: boolean
  readonly startTime: string
  readonly endTime: string
  readonly note: string
}

/** One day where no last one is typed. */
export const typedTimeOff = ({ dateFrom, dateTo, isWholeDays, startTime, endTime, note }: TimeOffAnswers): TimeOffInput => ({
  dateFrom,
  dateTo: dateTo || dateFrom,
  ...(!isWholeDays && { startTime, endTime }),
  ...(note.trim() && { note: note.trim() }),
})

const FIRST_HOUR = 6
const HOURS = 15

/** Times to choose from, from six in the morning to nine at night; others can be typed. */
export const halfHours: readonly string[] = Array.from({ length: HOURS * 2 + 1 }, (_, index) => {
  const hour = String(FIRST_HOUR + Math.floor(index / 2)).padStart(2, '0')
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`
})
