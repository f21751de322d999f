import { z } from './zod.ts'

/** Repeating a write with the same key returns the first reply without repeating the write. `headers` of its endpoint. */
export const idempotencyHeader = { 'Idempotency-Key': 'idempotency_key' } as const

export const idempotencyField = { idempotency_key: z.optional(z.string().check(z.minLength(8), z.maxLength(100))) }
