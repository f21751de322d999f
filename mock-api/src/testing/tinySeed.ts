import { seed } from '../seed/seed.ts'
import { Collection, type Row } from '../db/collection.ts'
import { memoryStore, type Store } from '../db/store.ts'

/** The day on which tests happen: a Wednesday. */
export const REFERENCE_DATE = '2026-06-17'

type AnyCollection = Collection<Row>
/** Every collection of the store. */
export const collectionsOf = (store: Store): AnyCollection[] =>
  Object.values(store).filter((one): one is AnyCollection => one instanceof Collection)

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  Object.values(value).forEach(freeze)
}

type Seeded = readonly (readonly [records: readonly Row[], nextId: number])[]
let seeded: Seeded | undefined

function seedOnce(): Seeded {
  const store = memoryStore()
  seed(store, { seed: 1, size: 'tiny', referenceDate: REFERENCE_DATE })
  return collectionsOf(store).map((collection) => {
    const records = collection.all()
    records.forEach(freeze)
    return [records, collection.nextId]
  })
}

/** Fills an empty store with the tiny seed, which a process makes once: records are replaced and never changed, and these cannot be. */
export function fillTiny(store: Store): void {
  seeded ??= seedOnce()
  for (const [place, collection] of collectionsOf(store).entries()) {
    const [records, nextId] = seeded[place] as Seeded[number]
    for (const record of records) collection.put(record)
    collection.reserveIds(nextId)
  }
}
