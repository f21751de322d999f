import { authCollections } from '../resources/auth/records.ts'
import { type Collections, collections } from '../resources/collections.ts'
import type { Store } from '../db/store.ts'

/** Marks the store's demo data as changed by the next write to any collection but those of sign-ins and messages. */
export function markChanges(store: Store): void {
  const mark = (): void => {
    if (store.seeds.get(1)?.is_changed === false) store.seeds.update(1, { is_changed: true })
  }
  for (const name of Object.keys(collections) as (keyof Collections)[])
    if (name !== 'seeds' && !(name in authCollections)) store[name].watch(mark)
}
