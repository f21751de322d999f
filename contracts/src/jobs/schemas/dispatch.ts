/** The dispatch board and map. */
import { codeInput, codeOrNone, codeSchema } from '../../codes.ts'
import { availabilityStatus } from '../../profile/availability.ts'
import { CalendarDate, ClockTime, dayText, Flag, IdInput, Instant, IntegerInput, listOf, ours, RecordId, z } from '../../zod.ts'
import { jobStatus, priority } from '../status/status.ts'
import { CategorySummary, CustomerSummary, PropertySummary } from './list.ts'
import { Visit } from './visit.ts'

/** Query of `GET /jobs/dispatch_map`. Default: today. `since`: changes after that instant (decision D16). */
export const DispatchQuery = z.object({
  date: z.optional(dayText()),
  branch_id: z.optional(IdInput),
  staff_ids: z.optional(listOf(IdInput)),
  status: z.optional(listOf(codeInput(jobStatus))),
  category_id: z.optional(IdInput),
  since: z.optional(IntegerInput),
})
export type DispatchQuery = z.output<typeof DispatchQuery>

/** A visit with its job's fields for board and map. */
export const DispatchVisit = z.extend(Visit, {
  job_number: ours(z.string()),
  title: ours(z.string()),
  priority: ours(codeOrNone(priority)),
  branch_id: ours(RecordId),
  customer: ours(CustomerSummary),
  property: ours(PropertySummary),
  category: ours(CategorySummary),
  address: ours(z.string()),
  latitude: ours(z.number()),
  longitude: ours(z.number()),
  /** Number of visits of the job. */
  visits_total: ours(z.int()),
})
export type DispatchVisit = z.output<typeof DispatchVisit>

/** Time off on the day; the whole day without times. */
const OffHours = z.object({ start_time: ours(ClockTime), end_time: ours(ClockTime), note: ours(z.string()) })
/** Working hours of the day. */
const DayHours = z.object({ is_on: Flag, open: ours(ClockTime), close: ours(ClockTime) })

/** A staff member's day: last location in degrees with its time, visits in order, and the distance. */
export const DispatchStaff = z.object({
  id: RecordId,
  name: ours(z.string()),
  color: ours(z.string()),
  availability_status: ours(codeSchema(availabilityStatus)),
  latitude: ours(z.number()),
  longitude: ours(z.number()),
  location_at: ours(Instant),
  route: ours(z.array(RecordId)),
  route_km: ours(z.number()),
  hours: ours(DayHours),
  time_off: ours(z.array(OffHours)),
})
export type DispatchStaff = z.output<typeof DispatchStaff>

export const GeoBounds = z.object({ north: z.number(), south: z.number(), east: z.number(), west: z.number() })

/**
 * `GET /jobs/dispatch_map`. `visits` are assigned, `unassigned` are not; those without a location are in `without_location` too.
 * `gone`: visits that left the day or filter; without it the reply is complete.
 */
export const DispatchMap = z.object({
  date: ours(CalendarDate),
  bounds: ours(GeoBounds),
  branch: ours(z.object({ latitude: ours(z.number()), longitude: ours(z.number()) })),
  staffs: ours(z.array(DispatchStaff)),
  visits: ours(z.array(DispatchVisit)),
  unassigned: ours(z.array(DispatchVisit)),
  without_location: ours(z.array(DispatchVisit)),
  gone: ours(z.array(RecordId)),
  server_at: ours(Instant),
})
export type DispatchMap = z.output<typeof DispatchMap>
