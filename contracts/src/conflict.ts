import { Instant, ours, RecordId, z } from './zod.ts'

/** `responseData` of a 409. A backend may return none of it. */
export const Conflict = z.object({
  reason: ours(z.string()),
  changed_by: ours(z.string()),
  changed_at: ours(Instant),
  current: ours(z.object({ lock_version: ours(z.int()) })),
  clashes: ours(
    z.array(
      z.object({
        visit_id: ours(RecordId),
        job_number: ours(z.string()),
        staff_id: ours(RecordId),
        start_at: ours(Instant),
        end_at: ours(Instant),
      }),
    ),
  ),
})
export type Conflict = z.output<typeof Conflict>
