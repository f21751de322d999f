/** Replies as a backend sends them, written by hand. */
import type { z } from '../zod.ts'
import type { CancelReason } from './schemas.ts'

/** `GET /static_contents/cancel_job_reasons`. */
export const cancelReasons: z.input<typeof CancelReason>[] = [
  { id: 1, reason: 'Customer asked to cancel', requires_note: false },
  { id: 2, reason: 'Other', requires_note: true },
]
