import { defineCollection } from '../db/collection.ts'

/** Marks a state that was made as demo data. */
export interface SeedRecord {
  readonly id: number
  /** Unix seconds. */
  readonly at: number
  /** Whether anything but sign-ins and messages has changed since. */
  readonly is_changed: boolean
}

export const seedCollections = { seeds: defineCollection<SeedRecord>()({ indexes: {} }) } as const
