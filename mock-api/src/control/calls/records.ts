import { responseCode } from '@callout/contracts/wire/envelope'
import { z } from '@callout/contracts/wire/zod'
import type { Row } from '../../db/collection.ts'
import type { Store } from '../../db/store.ts'
import { ApiError } from '../../http/apiError.ts'
import { controlCall } from '../controlCall.ts'
import { collectionIn, collectionNames } from '../records/collectionIn.ts'
import { conditionOf, sortedBy } from '../records/recordQuery.ts'
import { storedProblem, withChangeMarks } from '../records/recordRules.ts'
import { shapeOf } from '../records/recordShape.ts'
import { outgoingOf, referrersOf, relationOf } from '../records/relations.ts'

const malformed = (message: string): ApiError => new ApiError(responseCode.MALFORMED, message)

/** Throws 404. */
function getRecord(store: Store, name: string, id: string): Row {
  const record = collectionIn(store, name).get(Number(id))
  if (!record) throw new ApiError(responseCode.NOT_FOUND, `There’s no record ${id} in ${name}.`)
  return record
}

const DEFAULT_LIMIT = 50
const whole = () => z.pipe(z.string().check(z.regex(/^\d{1,6}$/, 'Use a whole number')), z.transform(Number))
const text = () => z.string()
const RecordsQuery = z.strictObject({
  search: z.optional(text().check(z.describe('Text anywhere in the record, in any case'))),
  filter: z.optional(
    z
      .union([text(), z.array(text())])
      .check(z.describe('Conditions that all hold: `status=2`, `invoice_id!=null`, `title~pump`, `total>100`, `total<200`')),
  ),
  sort: z.optional(text().check(z.regex(/^-?\w+$/, 'Use a field, or -field'), z.describe('Field; `-field` from last to first'))),
  limit: z.optional(whole().check(z.describe(`At most so many, ${DEFAULT_LIMIT} unless set`))),
  offset: z.optional(whole().check(z.describe('Leaves out so many'))),
})

const MOST_RELATED = 20

function requireStorable(store: Store, name: string, record: Row, former?: Row): void {
  const problem = storedProblem(store, name, record, former)
  if (problem !== undefined) throw malformed(`${name} ${record.id}: ${problem}.`)
}

const group = 'Data'
const path = '/control/records/:collection'

export const recordCalls = [
  controlCall({
    method: 'GET',
    path: '/control/records',
    group,
    summary: 'Collections and how many records they have.',
    run: ({ session: { store } }) => collectionNames.map((name) => ({ collection: name, records: collectionIn(store, name).size })),
  }),
  controlCall({
    method: 'GET',
    path,
    group,
    summary: 'Records of a collection, newest first, and its fields with their types and the collections that they refer to.',
    query: RecordsQuery,
    run: ({
      session: { store },
      params: { collection = '' },
      query: { search = '', filter = [], sort, limit = DEFAULT_LIMIT, offset = 0 },
    }) => {
      const all = collectionIn(store, collection).all()
      const requested = search.toLowerCase()
      const conditions = [filter].flat().map(conditionOf)
      const found = all
        .toReversed()
        .filter((record) => requested === '' || JSON.stringify(record).toLowerCase().includes(requested))
        .filter((record) => conditions.every((holds) => holds(record)))
      const sorted = sort === undefined ? found : sortedBy(found, sort)
      const fields = [...shapeOf(all).fields].map(([name, { kinds }]) => ({ name, types: [...kinds], refers_to: relationOf(name) ?? null }))
      return { total: found.length, fields, records: sorted.slice(offset, offset + limit) }
    },
  }),
  controlCall({
    method: 'POST',
    path,
    group,
    summary:
      'Adds a record, with the next id unless the body has one. Unknown fields, other types than those of the collection’s records, values that the contract forbids and ids of missing records are refused.',
    body: z.looseObject({}),
    run: async ({ session: { store }, params: { collection = '' }, body }) => {
      const records = collectionIn(store, collection)
      const added = { id: records.nextId, ...body } as Row
      if (records.get(added.id)) throw new ApiError(responseCode.CONFLICT, `${collection} has a record ${added.id} already.`)
      requireStorable(store, collection, added)
      records.put(added)
      await store.durable()
      return added
    },
  }),
  controlCall({
    method: 'GET',
    path: `${path}/:id`,
    group,
    summary: 'One record.',
    run: ({ session: { store }, params: { collection = '', id = '' } }) => getRecord(store, collection, id),
  }),
  controlCall({
    method: 'GET',
    path: `${path}/:id/related`,
    group,
    summary: `Records that a record refers to, and those that refer to it: the first ${MOST_RELATED} ids of each field.`,
    run: ({ session: { store }, params: { collection = '', id = '' } }) => ({
      refers_to: outgoingOf(getRecord(store, collection, id)),
      referred_by: referrersOf(store, collection, Number(id)).map(({ ids, ...referrer }) => ({
        ...referrer,
        total: ids.length,
        ids: ids.slice(0, MOST_RELATED),
      })),
    }),
  }),
  controlCall({
    method: 'PUT',
    path: `${path}/:id`,
    group,
    summary:
      'Changes the fields in the body, with the rules of an addition. `updated_at` and `lock_version` follow unless the body has them.',
    body: z.looseObject({}),
    run: async ({ session: { store, clock }, params: { collection = '', id = '' }, body }) => {
      const former = getRecord(store, collection, id)
      const changed = { ...former, ...body }
      if (changed.id !== former.id) throw malformed(`${collection} ${id}: id can’t be changed.`)
      requireStorable(store, collection, changed, former)
      const marked = withChangeMarks(former, changed, clock.now())
      collectionIn(store, collection).put(marked)
      await store.durable()
      return marked
    },
  }),
  controlCall({
    method: 'DELETE',
    path: `${path}/:id`,
    group,
    summary: 'Deletes a record that no other record refers to, and returns it, so that it can be added again.',
    run: async ({ session: { store }, params: { collection = '', id = '' } }) => {
      const record = getRecord(store, collection, id)
      const [referrer] = referrersOf(store, collection, record.id)
      if (referrer) {
        const { ids, field, collection: name } = referrer
        throw new ApiError(responseCode.CONFLICT, `${name} ${ids[0]} refers to it (${field}). Delete or change it first.`)
      }
      collectionIn(store, collection).remove(record.id)
      await store.durable()
      return record
    },
  }),
]
