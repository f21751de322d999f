import { codeOrRaw, codeSchema } from '../../wire/codes.ts'
import { CalendarDate, Instant, Money, nullish, RecordId, z } from '../../wire/zod.ts'
import { jobStatus } from '../status/status.ts'
import { jobAction } from '../status/transitions.ts'

export const StaffSummary = z.object({ id: RecordId, name: nullish(z.string()), color: nullish(z.string()) })
export type StaffSummary = z.output<typeof StaffSummary>

export const Visit = z.object({
  id: RecordId,
  job_id: nullish(RecordId),
  visit_number: nullish(z.int()),
  date: nullish(CalendarDate),
  start_at: nullish(Instant),
  end_at: nullish(Instant),
  status: nullish(codeOrRaw(jobStatus)),
  staff_ids: nullish(z.array(RecordId)),
  staffs: nullish(z.array(StaffSummary)),
  arrival_window_minutes: nullish(z.int()),
  on_the_way_at: nullish(Instant),
  reached_at: nullish(Instant),
  started_at: nullish(Instant),
  finished_at: nullish(Instant),
  is_exception: nullish(z.boolean()),
  /** Date in the series of a manually moved visit. */
  series_date: nullish(CalendarDate),
  is_late: nullish(z.boolean()),
  notes: nullish(z.string()),
  total: nullish(Money),
  has_own_price: nullish(z.boolean()),
  allowed_actions: nullish(z.array(codeSchema(jobAction))),
  lock_version: nullish(z.int()),
})
export type Visit = z.output<typeof Visit>
