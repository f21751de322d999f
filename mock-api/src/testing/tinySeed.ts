import { seed } from '../seed/seed.ts'
import { Collection, type Data, type Row } from '../db/collection.ts'
import { dataFilledBy, type Store } from '../db/store.ts'

/** The day on which tests happen: a Wednesday. */
export const REFERENCE_DATE = '2026-06-17'

type AnyCollection = Collection<Row>
/** Every collection of the store. */
export const collectionsOf = (store: Store): AnyCollection[] =>
  Object.values(store).filter((item): item is AnyCollection => item instanceof Collection)

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  Object.values(value).forEach(freeze)
}

let seeded: Data | undefined

/** The tiny seed, which a process makes once: stores share it, and its records cannot be changed. */
export function tinyData(): Data {
  seeded ??= dataFilledBy((store) => {
    seed(store, { seed: 1, size: 'tiny', referenceDate: REFERENCE_DATE })
    for (const collection of collectionsOf(store)) collection.all().forEach(freeze)
  })
  return seeded
}
