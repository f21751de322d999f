import { ClockTime, IdInput, dayText, z, Instant, RecordId, ours } from '../../zod.ts'
import { StaffSummary } from './visit.ts'

/** Query of `GET /jobs/category_staffs`. */
export const CategoryStaffQuery = z.object({
  category_id: IdInput,
  branch_id: z.optional(IdInput),
  date: z.optional(dayText()),
  start_time: z.optional(ClockTime),
  end_time: z.optional(ClockTime),
  property_id: z.optional(IdInput),
  exclude_visit_id: z.optional(IdInput),
})

export const ClashSummary = z.object({
  visit_id: RecordId,
  job_number: ours(z.string()),
  staff_id: ours(RecordId),
  start_at: ours(Instant),
  end_at: ours(Instant),
})

/** Ranked staff for a visit, best first. Distance in kilometres; score 0 to 100. */
export const RankedStaff = z.extend(StaffSummary, {
  role: ours(z.string()),
  category_match: ours(z.boolean()),
  is_available: ours(z.boolean()),
  unavailable_reason: ours(z.string()),
  clashes: ours(z.array(ClashSummary)),
  visits_that_day: ours(z.int()),
  distance_km: ours(z.number()),
  score: ours(z.number()),
})
export type RankedStaff = z.output<typeof RankedStaff>

export const CategoryStaff = z.object({ staffs: z.array(RankedStaff) })
