import type { PlannedSlot } from '../schedule/schedule.ts'
import type { PlanVisit } from './sortedVisits.ts'

export const HOUR = 3600
/** One hour, UTC. */
export const slotAt = (date: string, hour = 9): PlannedSlot => {
  const midnight = Date.parse(`${date}T00:00:00Z`) / 1000
  return { date, start_at: midnight + hour * HOUR, end_at: midnight + (hour + 1) * HOUR }
}

export const visitAt = (id: number, slot: PlannedSlot | null, change: Partial<PlanVisit> = {}): PlanVisit => ({
  id,
  ...(slot ?? { date: null, start_at: null, end_at: null }),
  status: slot ? 1 : 11,
  is_exception: false,
  staff_ids: [21],
  ...change,
})
