import { responseCode } from '@callout/contracts/wire/envelope'
import { z } from '@callout/contracts/wire/zod'
import type { Collection, Row } from '../../db/collection.ts'
import type { Store } from '../../db/store.ts'
import { ApiError } from '../../http/apiError.ts'
import { definitions } from '../../resources/collections.ts'
import { withdrawText } from '../../resources/staticContent.ts'
import { texts } from '../../resources/staticContent/texts.ts'
import { controlCall } from '../controlCall.ts'
import { notFound } from '../mockSession.ts'
import { recordProblem, shapeOf } from '../recordShape.ts'
import { sendReminders } from './clock.ts'

const names = Object.keys(definitions)

/** Throws 404. */
function collectionOf(store: Store, name: string): Collection<Row> {
  if (!names.includes(name)) throw notFound('collection', name, names)
  return (store as unknown as Readonly<Record<string, Collection<Row>>>)[name] as Collection<Row>
}

function recordOf(store: Store, name: string, id: string): Row {
  const record = collectionOf(store, name).get(Number(id))
  if (!record) throw new ApiError(responseCode.NOT_FOUND, `There’s no record ${id} in ${name}.`)
  return record
}

const DEFAULT_LIMIT = 50
const whole = () => z.pipe(z.string().check(z.regex(/^\d{1,6}$/, 'Use a whole number')), z.transform(Number))
const RecordsQuery = z.strictObject({
  search: z.optional(z.string().check(z.describe('Text anywhere in the record, in any case'))),
  limit: z.optional(whole().check(z.describe(`At most so many, ${DEFAULT_LIMIT} unless set`))),
  offset: z.optional(whole().check(z.describe('Leaves out so many'))),
})
const OutboxQuery = z.strictObject({ to: z.optional(z.string().check(z.describe('Email address or phone number'))) })

export const outboxCalls = [
  controlCall({
    method: 'GET',
    path: '/control/outbox',
    group: 'Outbox',
    summary: 'Messages that would have been sent, newest first. One-time codes are in `code`.',
    query: OutboxQuery,
    run: ({ session, query }) => {
      sendReminders(session)
      const { outbox } = session.store
      const messages = query.to === undefined ? outbox.all() : outbox.by('to', query.to)
      return messages.reverse().map(({ company_id: _, attachments = [], ...message }) => ({
        ...message,
        attachments: attachments.map(({ key: __, ...file }, index) => ({
          ...file,
          path: `/control/outbox/${message.id}/attachments/${index}`,
        })),
      }))
    },
  }),
  controlCall({
    method: 'GET',
    path: '/control/outbox/:id/attachments/:index',
    group: 'Outbox',
    summary: 'A file that was attached to a message.',
    run: async ({ session: { store }, params: { id, index }, reply }) => {
      const file = store.outbox.get(Number(id))?.attachments?.[Number(index)]
      const content = file && (await store.files.read(file.key))
      if (!content) throw new ApiError(responseCode.NOT_FOUND, 'This attachment doesn’t exist.')
      return reply.header('content-type', file.content_type).send(content)
    },
  }),
]

export const dataCalls = [
  controlCall({
    method: 'GET',
    path: '/control/accounts',
    group: 'Data',
    summary: 'Companies, newest first, with the attribution of those who signed up.',
    run: ({ session: { store } }) =>
      store.companies
        .all()
        .reverse()
        .map(({ id, name, email, created_at, attribution = {} }) => ({ id, name, email, created_at, attribution })),
  }),
  controlCall({
    method: 'GET',
    path: '/control/records',
    group: 'Data',
    summary: 'Collections and how many records they have.',
    run: ({ session: { store } }) => names.map((name) => ({ collection: name, records: collectionOf(store, name).size })),
  }),
  controlCall({
    method: 'GET',
    path: '/control/records/:collection',
    group: 'Data',
    summary: 'Records of a collection, newest first.',
    query: RecordsQuery,
    run: ({ session: { store }, params: { collection = '' }, query: { search = '', limit = DEFAULT_LIMIT, offset = 0 } }) => {
      const wanted = search.toLowerCase()
      const all = collectionOf(store, collection).all().reverse()
      const found = wanted === '' ? all : all.filter((record) => JSON.stringify(record).toLowerCase().includes(wanted))
      return { total: found.length, records: found.slice(offset, offset + limit) }
    },
  }),
  controlCall({
    method: 'GET',
    path: '/control/records/:collection/:id',
    group: 'Data',
    summary: 'One record.',
    run: ({ session: { store }, params: { collection = '', id = '' } }) => recordOf(store, collection, id),
  }),
  controlCall({
    method: 'PUT',
    path: '/control/records/:collection/:id',
    group: 'Data',
    summary: 'Changes the fields in the body. Unknown fields and other types than those of the collection’s records are refused.',
    body: z.looseObject({}),
    run: async ({ session: { store }, params: { collection = '', id = '' }, body }) => {
      const former = recordOf(store, collection, id)
      const records = collectionOf(store, collection)
      const changed = { ...former, ...body }
      const problem = changed.id === former.id ? recordProblem(shapeOf(records.all()), changed) : 'id can’t be changed'
      if (problem !== undefined) throw new ApiError(responseCode.MALFORMED, `${collection} ${id}: ${problem}.`)
      const { company_id } = changed as { readonly company_id?: unknown }
      if (typeof company_id === 'number' && !store.companies.get(company_id))
        throw new ApiError(responseCode.MALFORMED, `company_id: there’s no company ${company_id}.`)
      records.put(changed)
      await store.durable()
      return changed
    },
  }),
  controlCall({
    method: 'DELETE',
    path: '/control/texts/:type',
    group: 'Data',
    summary: 'Removes a static text (`faq`, `share_app` …) until the next reset.',
    run: async ({ session: { store }, params: { type = '' } }) => {
      const text = texts.find(({ content_type }) => content_type === type)
      if (!text)
        throw notFound(
          'text',
          type,
          texts.map(({ content_type }) => content_type),
        )
      withdrawText(store, text.content_type)
      await store.durable()
      return { withdrawn: text.content_type }
    },
  }),
]
