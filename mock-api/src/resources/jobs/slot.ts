import { messages } from '@callout/contracts/messages'
import { addDays, instantOf } from '@callout/contracts/time'
import { invalid } from '../../refusal.ts'
import type { VisitRecord } from '../../store/workRecords.ts'

/** When a visit takes place. */
export type Slot = Pick<VisitRecord, 'date' | 'start_at' | 'end_at'> & {
  readonly date: string
  readonly start_at: number
  readonly end_at: number
}

const isCalendarDay = (date: string): boolean => !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) && addDays(date, 0) === date

/** The slot in the account's time zone. Throws 422 for a day that no calendar has. */
export function slotOf({ date, start_time, end_time }: { date: string; start_time: string; end_time: string }, timezone: string): Slot {
  if (!isCalendarDay(date)) throw invalid({ field: 'date', message: messages.selectDate })
  return { date, start_at: instantOf(date, start_time, timezone), end_at: instantOf(date, end_time, timezone) }
}
