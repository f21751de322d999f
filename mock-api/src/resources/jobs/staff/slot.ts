import { type PlannedSlot, slotOn } from '@callout/contracts/jobs/schedule/schedule'

/** When a visit takes place. */
export type Slot = PlannedSlot

/** The slot in the account's time zone. */
export const slotOf = ({ date, start_time, end_time }: { date: string; start_time: string; end_time: string }, timezone: string): Slot =>
  slotOn(date, start_time, end_time, timezone)
