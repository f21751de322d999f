import type { Collection, Row } from '../../db/collection.ts'
import type { Store } from '../../db/store.ts'
import { definitions } from '../../resources/collections.ts'
import { notFound } from '../mockSession.ts'

export const collectionNames: readonly string[] = Object.keys(definitions)

/** Throws 404 with the nearest name. */
export function collectionIn(store: Store, name: string): Collection<Row> {
  if (!collectionNames.includes(name)) throw notFound('collection', name, collectionNames)
  return (store as unknown as Readonly<Record<string, Collection<Row>>>)[name] as Collection<Row>
}
