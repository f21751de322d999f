import { codeOrRaw, codeSchema } from '../../codes.ts'
import { CalendarDate, Instant, Money, ours, RecordId, z } from '../../zod.ts'
import { jobStatus } from '../status/status.ts'
import { jobAction } from '../status/transitions.ts'

export const StaffSummary = z.object({ id: RecordId, name: ours(z.string()), color: ours(z.string()) })
export type StaffSummary = z.output<typeof StaffSummary>

export const Visit = z.object({
  id: RecordId,
  job_id: ours(RecordId),
  visit_number: ours(z.int()),
  date: ours(CalendarDate),
  start_at: ours(Instant),
  end_at: ours(Instant),
  status: ours(codeOrRaw(jobStatus)),
  staff_ids: ours(z.array(RecordId)),
  staffs: ours(z.array(StaffSummary)),
  arrival_window_minutes: ours(z.int()),
  on_the_way_at: ours(Instant),
  reached_at: ours(Instant),
  started_at: ours(Instant),
  finished_at: ours(Instant),
  is_exception: ours(z.boolean()),
  /** Date in the series of a manually moved visit. */
  series_date: ours(CalendarDate),
  is_late: ours(z.boolean()),
  notes: ours(z.string()),
  /** Total if billed per visit. */
  total: ours(Money),
  has_own_price: ours(z.boolean()),
  allowed_actions: ours(z.array(codeSchema(jobAction))),
  lock_version: ours(z.int()),
})
export type Visit = z.output<typeof Visit>
