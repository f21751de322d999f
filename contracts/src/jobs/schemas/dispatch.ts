/** A day on the board and on the map. */
import { codeInput, codeOrNone, codeSchema } from '../../codes.ts'
import { availabilityStatus } from '../../profile/availability.ts'
import { CalendarDate, ClockTime, dayText, Flag, IdInput, Instant, IntegerInput, listOf, ours, RecordId, z } from '../../zod.ts'
import { jobStatus, priority } from '../status/status.ts'
import { CategorySummary, CustomerSummary, PropertySummary } from './list.ts'
import { Visit } from './visit.ts'

/** Query of `GET /jobs/dispatch_map`. The day is today where it is missing. `since` asks for what has changed after it (decision D16). */
export const DispatchQuery = z.object({
  date: z.optional(dayText()),
  branch_id: z.optional(IdInput),
  staff_ids: z.optional(listOf(IdInput)),
  status: z.optional(listOf(codeInput(jobStatus))),
  category_id: z.optional(IdInput),
  since: z.optional(IntegerInput),
})
export type DispatchQuery = z.output<typeof DispatchQuery>

/** A visit, with what the board and the map show of its job. */
export const DispatchVisit = z.extend(Visit, {
  job_number: ours(z.string()),
  title: ours(z.string()),
  priority: ours(codeOrNone(priority)),
  branch_id: ours(RecordId),
  customer: ours(CustomerSummary),
  property: ours(PropertySummary),
  category: ours(CategorySummary),
  /** On one line. */
  address: ours(z.string()),
  latitude: ours(z.number()),
  longitude: ours(z.number()),
  /** Ours: how many visits the job has. */
  visits_total: ours(z.int()),
})
export type DispatchVisit = z.output<typeof DispatchVisit>

/** Hours that somebody is off on the day; the whole day without times. */
const OffHours = z.object({ start_time: ours(ClockTime), end_time: ours(ClockTime), note: ours(z.string()) })
/** Hours of the day in which somebody works. */
const DayHours = z.object({ is_on: Flag, open: ours(ClockTime), close: ours(ClockTime) })

/** Somebody who goes out. Degrees of where the person was last, and when; the visits of the day in their order, and how far they are. */
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
  /** Ours. */
  hours: ours(DayHours),
  time_off: ours(z.array(OffHours)),
})
export type DispatchStaff = z.output<typeof DispatchStaff>

export const GeoBounds = z.object({ north: z.number(), south: z.number(), east: z.number(), west: z.number() })

/**
 * `GET /jobs/dispatch_map`. `visits` have staff, `unassigned` have nobody; those of either whose property nobody has located stand
 * in `without_location` too. `gone`: visits that have left the day or the filter; without it the reply is the whole day.
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
