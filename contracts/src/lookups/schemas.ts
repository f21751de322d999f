import { ours, RecordId, z } from '../zod.ts'

/** Why a job is cancelled. The list arrives bare in `responseData`. */
export const CancelReason = z.object({ id: RecordId, reason: z.string(), requires_note: ours(z.boolean()) })
export type CancelReason = z.output<typeof CancelReason>
