import { z } from './zod.ts'

/** A write that comes again with the same key is answered as the first time, and done once: `headers` of its row. */
export const idempotencyHeader = { 'Idempotency-Key': 'idempotency_key' } as const

/** The key in the input of such a write, chosen by whoever sends it. */
export const idempotencyField = { idempotency_key: z.optional(z.string().check(z.minLength(8), z.maxLength(100))) }
