import type { ApolloClient, TypedDocumentNode } from '@apollo/client'
import { expect, test } from 'vitest'
import type { RecordTypes, SaveCall, Sender } from './defineForm.ts'
import { recordSender } from './recordSender.ts'

interface Van {
  readonly id: string
  readonly plate: string
}
type VanForm = RecordTypes<{ plate: string; seats: number }, Van, Van, string>
type Answer<Name extends string, Returned> = TypedDocumentNode<{ [One in Name]: Returned | null }, { input: object }>

const sender: Sender<VanForm> = recordSender({
  create: {
    mutation: {} as Answer<'createVan', Van | { known: string }>,
    inputOf: ({ values }, answered) => ({ ...values, isSure: answered !== null }),
    questionIn: ({ createVan: returned }) => (returned && 'known' in returned ? returned.known : null),
    returnedOf: ({ createVan: returned }) => (returned && 'id' in returned ? returned : null),
    missing: ({ plate }, _call, input) => (plate === input.plate ? null : 'The plate was not kept'),
  },
  change: {
    mutation: {} as Answer<'updateVan', Van>,
    inputOf: (sent, { id }) => ({ ...sent, id }),
    returnedOf: ({ updateVan }) => updateVan,
  },
  nameOf: ({ plate }) => plate,
  pathOf: (id) => (id === null ? '/vans' : `/vans/${id}`),
  findDuplicate: () => Promise.resolve(null),
})

const base = { plate: 'A', seats: 3 }

async function save(record: Van | null, answer: object | null, answered: string | null = null) {
  const sent: unknown[] = []
  const client = { mutate: ({ variables }: { variables: object }) => Promise.resolve(sent.push(variables) && { data: answer }) }
  const call: SaveCall<VanForm> = {
    client: client as unknown as ApolloClient,
    own: null,
    record,
    scope: null,
    base,
    values: { ...base, plate: 'B' },
    changed: ['plate'],
    idempotencyKey: 'k',
    declared: { noun: 'van', labels: { plate: 'Plate', seats: 'Seats' } },
  }
  return { saved: await sender.save(call, answered), sent }
}

test('sends a new record whole and navigates to its page', async () => {
  const { saved, sent } = await save(null, { createVan: { id: '7', plate: 'B' } }, 'Sure?')
  expect(sent).toEqual([{ input: { plate: 'B', seats: 3, isSure: true } }])
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

test('sends only the changes of an existing record', async () => {
  const { saved, sent } = await save({ id: '7', plate: 'A' }, { updateVan: { id: '7', plate: 'B' } })
  expect(sent).toEqual([{ input: { id: '7', plate: 'B' } }])
  expect(saved).toEqual({ to: '/vans/7', successMessage: 'B updated', unsavedFields: null })
})
