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
