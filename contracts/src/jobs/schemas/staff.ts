import { ClockTime, IdInput, dayText, z, Instant, RecordId, nullish } from '../../wire/zod.ts'
import { StaffSummary } from './visit.ts'

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
  job_number: nullish(z.string()),
  staff_id: nullish(RecordId),
  start_at: nullish(Instant),
  end_at: nullish(Instant),
})

/** Ranked staff for a visit, best first. Distance in kilometres; score 0 to 100. */
export const RankedStaff = z.extend(StaffSummary, {
  role: nullish(z.string()),
  category_match: nullish(z.boolean()),
  is_available: nullish(z.boolean()),
  unavailable_reason: nullish(z.string()),
  clashes: nullish(z.array(ClashSummary)),
  visits_that_day: nullish(z.int()),
  distance_km: nullish(z.number()),
  score: nullish(z.number()),
})
export type RankedStaff = z.output<typeof RankedStaff>

export const CategoryStaff = z.object({ staffs: z.array(RankedStaff) })
