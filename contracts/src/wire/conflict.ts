import { Instant, nullish, RecordId, z } from './zod.ts'

/** `responseData` of a 409. A backend may return none of it. */
export const Conflict = z.object({
  reason: nullish(z.string()),
  changed_by: nullish(z.string()),
  changed_at: nullish(Instant),
  current: nullish(z.object({ lock_version: nullish(z.int()) })),
  clashes: nullish(
    z.array(
      z.object({
        visit_id: nullish(RecordId),
        job_number: nullish(z.string()),
        staff_id: nullish(RecordId),
        start_at: nullish(Instant),
        end_at: nullish(Instant),
      }),
    ),
  ),
})
export type Conflict = z.output<typeof Conflict>
