import { type PlannedSlot, slotOn } from '@callout/contracts/jobs/schedule/schedule'

export type Slot = PlannedSlot

export const getSlot = ({ date, start_time, end_time }: { date: string; start_time: string; end_time: string }, timezone: string): Slot =>
  slotOn(date, start_time, end_time, timezone)
