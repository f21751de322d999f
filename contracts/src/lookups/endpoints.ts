import type { Endpoint } from '../endpoint.ts'
import { z } from '../zod.ts'
import { CancelReason } from './schemas.ts'

/** Spec §7 "Common lookups". */
export const lookupEndpoints = {
  listCancelReasons: {
    method: 'GET',
    path: '/static_contents/cancel_job_reasons',
    input: z.object({}),
    data: z.array(CancelReason),
    access: 'user',
    origin: 'inferred',
  },
} as const satisfies Record<string, Endpoint>
