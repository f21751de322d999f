import { defineCollection } from '../db/collection.ts'

/** The reply of a write with a key. */
export interface IdempotencyRecord {
  readonly id: number
  readonly company_id: number
  readonly user_id: number
  readonly key: string
  /** Hash of the request. */
  readonly request_hash: string
  readonly answer: unknown
  readonly created_at: number
}

export const idempotencyOf = (userId: number, key: string): string => `${userId}:${key}`

/** All keys, oldest first. */
export const ALL_KEYS = 'all'

export const idempotencyCollections = {
  idempotencyKeys: defineCollection<IdempotencyRecord>()({
    indexes: {
      of_user: ({ user_id, key }) => idempotencyOf(user_id, key),
      created_at: { within: () => ALL_KEYS, value: ({ created_at }) => created_at },
    },
  }),
} as const
