import { codeInput, codeOrNone, codeSchema } from '../../wire/codes.ts'
import { availabilityStatus } from '../../profile/availability.ts'
import { CalendarDate, ClockTime, dayText, Flag, IdInput, Instant, IntegerInput, getList, nullish, RecordId, z } from '../../wire/zod.ts'
import { jobStatus, priority } from '../status/status.ts'
import { CategorySummary, CustomerSummary, PropertySummary } from './list.ts'
import { Visit } from './visit.ts'

/** Default: today. `since`: changes after that instant (decision D16). */
export const DispatchQuery = z.object({
  date: z.optional(dayText()),
  branch_id: z.optional(IdInput),
  staff_ids: z.optional(getList(IdInput)),
  status: z.optional(getList(codeInput(jobStatus))),
  category_id: z.optional(IdInput),
  since: z.optional(IntegerInput),
})
export type DispatchQuery = z.output<typeof DispatchQuery>

export const DispatchVisit = z.extend(Visit, {
  job_number: nullish(z.string()),
  title: nullish(z.string()),
  priority: nullish(codeOrNone(priority)),
  branch_id: nullish(RecordId),
  customer: nullish(CustomerSummary),
  property: nullish(PropertySummary),
  category: nullish(CategorySummary),
  address: nullish(z.string()),
  latitude: nullish(z.number()),
  longitude: nullish(z.number()),
  visits_total: nullish(z.int()),
})
export type DispatchVisit = z.output<typeof DispatchVisit>

/** Time off on the day; the whole day without times. */
const OffHours = z.object({ start_time: nullish(ClockTime), end_time: nullish(ClockTime), note: nullish(z.string()) })
const DayHours = z.object({ is_on: Flag, open: nullish(ClockTime), close: nullish(ClockTime) })

/** A staff member's day: last location in degrees with its time, visits in order, and the distance. */
export const DispatchStaff = z.object({
  id: RecordId,
  name: nullish(z.string()),
  color: nullish(z.string()),
  availability_status: nullish(codeSchema(availabilityStatus)),
  latitude: nullish(z.number()),
  longitude: nullish(z.number()),
  location_at: nullish(Instant),
  route: nullish(z.array(RecordId)),
  route_km: nullish(z.number()),
  hours: nullish(DayHours),
  time_off: nullish(z.array(OffHours)),
})
export type DispatchStaff = z.output<typeof DispatchStaff>

export const GeoBounds = z.object({ north: z.number(), south: z.number(), east: z.number(), west: z.number() })

/** Visits without a location are in `without_location` too. `gone`: visits that left the day or filter; missing: the reply is complete. */
export const DispatchMap = z.object({
  date: nullish(CalendarDate),
  bounds: nullish(GeoBounds),
  branch: nullish(z.object({ latitude: nullish(z.number()), longitude: nullish(z.number()) })),
  staffs: nullish(z.array(DispatchStaff)),
  visits: nullish(z.array(DispatchVisit)),
  unassigned: nullish(z.array(DispatchVisit)),
  without_location: nullish(z.array(DispatchVisit)),
  gone: nullish(z.array(RecordId)),
  server_at: nullish(Instant),
})
export type DispatchMap = z.output<typeof DispatchMap>
