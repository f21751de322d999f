import type { ApolloClient, TypedDocumentNode } from '@apollo/client'
import { expect, test } from 'vitest'
import { saveChange } from './saveChange.ts'

const base = { name: 'Van 1', seats: 3, plate: 'A', country: 'US', isChosen: false }
const rules = {
  labels: { name: 'Name', seats: 'Seats', plate: 'Plate', country: 'Country', isChosen: null },
  sendTogether: [['plate', 'country']],
} as const

async function save(values: Partial<typeof base>, answer: object | null) {
  const sent: unknown[] = []
  const client = { mutate: (call: { variables: unknown }) => Promise.resolve(sent.push(call.variables) && { data: { updateVan: answer } }) }
  const saved = await saveChange(
    { client: client as unknown as ApolloClient, base, values: { ...base, ...values } },
    {
      rules,
      mutation: {} as TypedDocumentNode<{ updateVan: { name: string; seats: number } | null }, { input: object }>,
      inputOf: (changed) => ({ ...changed, id: '7' }),
      returnedOf: ({ updateVan }) => updateVan,
      nameOf: (returned) => returned?.name ?? 'The van',
      to: '/vans/7',
    },
  )
  return { sent, saved }
}

test('sends only changed fields and those in their group, never fields outside the record', async () => {
  const { sent, saved } = await save({ plate: 'B', isChosen: true }, { name: 'Van 1', plate: 'B', country: 'US' })
  expect(sent).toEqual([{ input: { id: '7', plate: 'B', country: 'US' } }])
  expect(saved).toEqual({ to: '/vans/7', successMessage: 'Van 1 updated', unsavedFields: null })
})

test('names values missing in the response; a response without data counts as saved', async () => {
  expect((await save({ seats: 5 }, { name: 'Van 1', seats: 3 })).saved.unsavedFields).toContain('seats')
  expect((await save({ seats: 5 }, null)).saved).toEqual({ to: '/vans/7', successMessage: 'The van updated', unsavedFields: null })
})
