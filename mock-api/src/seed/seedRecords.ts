import { defineCollection } from '../db/collection.ts'

export interface SeedRecord {
  readonly id: number
  /** Unix seconds. */
  readonly at: number
  /** Whether anything but sign-ins and messages has changed since. */
  readonly is_changed: boolean
}

export const seedCollections = { seeds: defineCollection<SeedRecord>()({ indexes: {} }) } as const
