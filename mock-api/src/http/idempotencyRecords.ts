import { defineCollection } from '../db/collection.ts'

/** The answer to a write that may come again with the same key. */
export interface IdempotencyRecord {
  readonly id: number
  readonly company_id: number
  readonly user_id: number
  readonly key: string
  /** Of the call and all that it carried. */
  readonly request_hash: string
  readonly answer: unknown
  readonly created_at: number
}

/** A user's request that may come again. */
export const idempotencyOf = (userId: number, key: string): string => `${userId}:${key}`

/** The group of all idempotency keys, the oldest first. */
export const ALL_KEYS = 'all'

export const idempotencyCollections = {
  idempotencyKeys: defineCollection<IdempotencyRecord>()({
    keys: { of_user: ({ user_id, key }) => idempotencyOf(user_id, key) },
    sorted: { created_at: { within: () => ALL_KEYS, value: ({ created_at }) => created_at } },
  }),
} as const
