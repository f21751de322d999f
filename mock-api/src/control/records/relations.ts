import type { Row } from '../../db/collection.ts'
import type { Store } from '../../db/store.ts'
import { definitions } from '../../resources/collections.ts'
import { collectionIn } from './collectionIn.ts'

/** Fields that name users by what they did. */
const userFields: ReadonlySet<string> = new Set([
  'staff',
  'user',
  'actor',
  'submitted',
  'updated',
  'created',
  'received',
  'sent',
  'deleted',
])

const FIELD = /^(\w+?)_(ids?|by)$/

/** The collection that a field's ids refer to: `customer_id` is an id of `customers`. Undefined for other fields. */
export function relationOf(field: string): string | undefined {
  const [, stem = ''] = FIELD.exec(field) ?? []
  const names = [...(userFields.has(stem) ? ['users'] : []), `${stem}s`, `${stem}es`, stem.replace(/y$/, 'ies')]
  const camel = names.map((name) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()))
  return stem === '' ? undefined : camel.find((name) => Object.hasOwn(definitions, name))
}

const idsIn = (value: unknown): number[] => [value].flat().filter((id) => typeof id === 'number')

/** Records that a record refers to, by field. */
export const outgoingOf = (record: Row): { readonly field: string; readonly collection: string; readonly ids: readonly number[] }[] =>
  Object.entries(record).flatMap(([field, value]) => {
    const collection = relationOf(field)
    const ids = idsIn(value)
    return collection === undefined || ids.length === 0 ? [] : [{ field, collection, ids }]
  })

export interface Referrer {
  readonly collection: string
  readonly field: string
  readonly ids: readonly number[]
}

/** Records of all collections that refer to a record, in the order of their ids. */
export function referrersOf(store: Store, collection: string, id: number): Referrer[] {
  const found = new Map<string, { readonly collection: string; readonly field: string; readonly ids: number[] }>()
  for (const name of Object.keys(definitions))
    for (const record of collectionIn(store, name).all())
      for (const [field, value] of Object.entries(record)) {
        if (!idsIn(value).includes(id) || relationOf(field) !== collection) continue
        const key = `${name} ${field}`
        const known = found.get(key) ?? { collection: name, field, ids: [] }
        found.set(key, known)
        known.ids.push(record.id)
      }
  return [...found.values()]
}
