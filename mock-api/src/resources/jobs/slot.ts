import { type PlannedSlot, slotOn } from '@callout/contracts/jobs/schedule'
import { messages } from '@callout/contracts/messages'
import { isCalendarDay } from '@callout/contracts/time'
import { invalid } from '../../refusal.ts'

/** When a visit takes place. */
export type Slot = PlannedSlot

/** The slot in the account's time zone. Throws 422 for a day that no calendar has. */
export function slotOf({ date, start_time, end_time }: { date: string; start_time: string; end_time: string }, timezone: string): Slot {
  if (!isCalendarDay(date)) throw invalid({ field: 'date', message: messages.selectDate })
  return slotOn(date, start_time, end_time, timezone)
}
