import type { ApolloClient, TypedDocumentNode } from '@apollo/client'
import { expect, test } from 'vitest'
import { askQuestion, type FormOf, type SaveCall } from './formTypes.ts'
import { writeBy } from './recordQueries.ts'
import { recordSender } from './recordSender.ts'

const empty = { plate: 'A', country: 'US', seats: 3, isChosen: false }
interface Van {
  readonly id: string
  readonly plate: string
  readonly country?: string
  readonly seats?: number
}
type VanForm = FormOf<typeof empty, Van | null, { question: string }>
type Answer<Name extends string, Returned> = TypedDocumentNode<{ [One in Name]: Returned | null }, { input: object }>

const createVan = writeBy({} as Answer<'createVan', Van | { known: string }>, 'createVan')
const parts = {
  noun: 'van',
  list: { to: '/vans', label: 'Vans' },
  valuesOf: (van: Van | null) => ({ ...empty, ...van }),
  create: {
    write: async (client: ApolloClient, input: object) => {
      const returned = await createVan(client, input)
      return returned && 'known' in returned ? askQuestion(returned.known) : returned
    },
    toInput: ({ values }: SaveCall<VanForm>, answered: string | null) => ({ ...values, isSure: answered !== null }),
    unsavedFields: ({ plate }: Van, { values }: SaveCall<VanForm>) => (plate === values.plate ? null : 'The plate was not kept'),
  },
  change: {
    read: () => Promise.resolve<Van | null>(null),
    write: writeBy({} as Answer<'updateVan', Van>, 'updateVan'),
    toInput: (sent: object, { id }: Van) => ({ ...sent, id }),
  },
  getName: ({ plate }: Van) => plate,
  getPath: (id: string) => `/vans/${id}`,
}
const sender = recordSender<VanForm, object, Van, object, Van>(parts)

const base = empty
const sentBy = (answer: object | null) => {
  const sent: unknown[] = []
  const client = { mutate: ({ variables }: { variables: object }) => Promise.resolve(sent.push(variables) && { data: answer }) }
  return { client: client as unknown as ApolloClient, sent }
}
const callWith = (client: ApolloClient, record: Van | null, values: Partial<typeof empty> = { plate: 'B' }): SaveCall<VanForm> => ({
  client,
  context: null,
  record,
  scope: null,
  base,
  values: { ...base, ...values },
  changed: ['plate'],
  idempotencyKey: 'k',
  declared: {
    noun: 'van',
    labels: { plate: 'Plate', country: 'Country', seats: 'Seats', isChosen: null },
    sendTogether: [['plate', 'country']],
  },
})

async function save(record: Van | null, answer: object | null, more: { values?: Partial<typeof empty>; answered?: string } = {}) {
  const { client, sent } = sentBy(answer)
  return { saved: await sender.save(callWith(client, record, more.values), more.answered ?? null), sent }
}

test('sends a new record whole and navigates to its page', async () => {
  const { saved, sent } = await save(null, { createVan: { id: '7', plate: 'B' } }, { answered: 'Sure?' })
  expect(sent).toEqual([{ input: { plate: 'B', country: 'US', seats: 3, isChosen: false, isSure: true } }])
  expect(saved).toEqual({ to: '/vans/7', successMessage: 'B created', unsavedFields: null })
})

test('reports which values of a new record were not saved', async () => {
  expect((await save(null, { createVan: { id: '7', plate: 'C' } })).saved).toMatchObject({ unsavedFields: 'The plate was not kept' })
})

test('asks a question returned instead of a saved record', async () => {
  expect((await save(null, { createVan: { known: 'B of Salem' } })).saved).toEqual({ question: 'B of Salem' })
})

test.each([null, { createVan: null }])('a new record with the response %o counts as saved', async (answer) => {
  expect((await save(null, answer)).saved).toEqual({ to: '/vans', successMessage: 'Van created', unsavedFields: null })
})

const van: Van = { id: '7', plate: 'A' }

test('sends only changed fields and those in their group, never fields outside the record', async () => {
  const { sent, saved } = await save(van, { updateVan: { id: '7', plate: 'B', country: 'US' } }, { values: { plate: 'B', isChosen: true } })
  expect(sent).toEqual([{ input: { id: '7', plate: 'B', country: 'US' } }])
  expect(saved).toEqual({ to: '/vans/7', successMessage: 'B updated', unsavedFields: null })
})

test('names changes missing in the response; a response without data counts as saved', async () => {
  const values = { seats: 5 }
  const { saved } = await save(van, { updateVan: { id: '7', plate: 'A', seats: 3 } }, { values })
  expect(saved).toMatchObject({ successMessage: 'A updated', unsavedFields: expect.stringContaining('seats') as string })
  expect((await save(van, null, { values })).saved).toEqual({ to: '/vans/7', successMessage: 'A updated', unsavedFields: null })
})

test('compares only what the response shows', async () => {
  const readable = ({ plate }: { plate?: string }) => ({ plate })
  const readsPlates = recordSender<VanForm, object, Van, object, Van>({ ...parts, change: { ...parts.change, readable } })
  const { client } = sentBy({ updateVan: { id: '7', plate: 'B' } })
  expect(await readsPlates.save(callWith(client, van, { plate: 'B', seats: 5 }), null)).toMatchObject({ unsavedFields: null })
})

test('undo sends the former values and reports what came of it', async () => {
  const restore = () => ({ plate: 'A' })
  const undoable = recordSender<VanForm, object, Van, object, Van>({ ...parts, change: { ...parts.change, restore } })
  const { client, sent } = sentBy({ updateVan: { id: '7', plate: 'B', country: 'US' } })
  const saved = await undoable.save(callWith(client, van), null)
  const undo = 'undo' in saved ? saved.undo : undefined
  expect(undo?.name).toBe('B')
  expect(await undo?.run()).toMatchObject({ kind: 'ignored' })
  expect(sent.at(-1)).toEqual({ input: { id: '7', plate: 'A' } })
})

test.each([
  ['another user changed the same field', { id: '7', plate: 'C' }, { newer: { id: '7', plate: 'C' } }],
  ['another user changed another field', { id: '7', plate: 'A', seats: 9 }, null],
])('reads the record before a save: %s', async (_, latest, asked) => {
  const change = { ...parts.change, readsBefore: true, read: () => Promise.resolve(latest) }
  const careful = recordSender<VanForm, object, Van, object, Van>({ ...parts, change })
  expect(await careful.question?.(callWith(sentBy(null).client, van))).toEqual(asked)
})

test('finds the record of an earlier try, and maps wire fields, as declared', async () => {
  const found = { name: 'B', to: '/vans/7' }
  const create = { ...parts.create, findDuplicate: () => Promise.resolve(found) }
  const full = recordSender<VanForm, object, Van, object, Van>({ ...parts, create, getPlace: (field) => field.toLowerCase() })
  expect(await full.findDuplicate?.(callWith(sentBy(null).client, null))).toEqual(found)
  expect(full.getPlace?.('PLATE')).toBe('plate')
  expect(Object.keys(sender)).toEqual(['save'])
})
