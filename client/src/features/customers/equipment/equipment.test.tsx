import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { setServerAway } from '../../../lib/api/reach.ts'
import { copyName } from '../../../lib/offline/offlineLink.ts'
import { deleteResponses, saveResponse } from '../../../lib/offline/responseStore.ts'
import { customerRecord, property } from '../../../testing/customerRecord.ts'
import { type FakeAnswer, type FakeOperation, fakeGateway, outOfReach, refuse } from '../../../testing/fakeGateway.ts'
import { NINE } from '../../../testing/jobs.ts'
import { individual, owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'

// The page is a separate chunk: loads it before the tests.
beforeAll(() => import('./EquipmentPage.tsx'))
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NINE * 1000 })
  setServerAway(false)
  await deleteResponses()
  return () => vi.useRealTimers()
})

const HEATER = 'Rheem; Water heater XG50; Q1; 2015-03-12; 2026-12-05'
const notes = `Key under the pot\nEquipment\n${HEATER}\nFilters are in the attic\nTrane; Air conditioner XR14; T2; 2021; 2031`
const place = (part: object = {}) => ({
  __typename: 'Property',
  id: '40',
  customerId: '30',
  customerName: null,
  name: 'Home',
  address: '12 Oak Street, Salem',
  accessNotes: notes,
  returnsAccessNotes: true,
  ...part,
})
const ofCustomer = (...properties: readonly object[]): FakeAnswer => ({
  customer: { __typename: 'Customer', id: '30', name: 'Maria Lopez', companyName: null, properties },
})

/** A property whose notes are stored by `SaveAccessNotes`. */
function open(stored: string | null = notes, more: Record<string, FakeOperation> = {}, path = '/customers/30/equipment') {
  signedIn()
  const now = { notes: stored }
  const gateway = fakeGateway({
    Me: { me: owner },
    CustomerEquipment: () => ofCustomer(place({ accessNotes: now.notes })),
    PropertyNotes: () => ({ property: { __typename: 'Property', id: '40', accessNotes: now.notes, returnsAccessNotes: true } }),
    SaveAccessNotes: ({ input }) => {
      now.notes = (input as { accessNotes: string | null }).accessNotes
      return { updateProperty: { __typename: 'Property', id: '40', accessNotes: now.notes } }
    },
    ...more,
  })
  return { gateway, now, ...renderAt(path) }
}
const rows = async (): Promise<(string | null)[]> => {
  const table = await screen.findByRole('table', { name: 'Equipment' })
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)
}

test('shows equipment by age, the lines that can’t be read, and the warranty that is about to end', async () => {
  open()
  expect(await rows()).toEqual([
    'Rheem Water heater XG50Q103/12/2015Ends in 12 days',
    'Trane Air conditioner XR14T22021Until 2031',
    'Filters are in the attic',
  ])
  expect(screen.getByText('Searched the access notes of 1 property: 3 pieces.')).toBeVisible()
})

test('adds a piece below the others, and Undo restores the notes', { tags: 'nightly' }, async () => {
  const { gateway, now, user } = open()
  await user.click(await screen.findByRole('button', { name: 'Add equipment' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add equipment' }))
  await user.click(dialog.getByRole('button', { name: 'Save equipment' }))
  expect(await dialog.findByText('Required')).toBeVisible()
  await user.type(dialog.getByLabelText('Make'), 'Carrier; 5')
  await user.type(dialog.getByLabelText('Installed'), '3/12')
  await user.click(dialog.getByRole('button', { name: 'Save equipment' }))
  expect(await dialog.findByText('Leave out “;”, which separates the fields')).toBeVisible()
  await user.clear(dialog.getByLabelText('Make'))
  await user.type(dialog.getByLabelText('Make'), 'Carrier')
  await user.clear(dialog.getByLabelText('Installed'))
  await user.type(dialog.getByLabelText('Installed'), '3/12/2019')
  await user.click(dialog.getByRole('button', { name: 'Save equipment' }))
  expect(await screen.findByText('Carrier added')).toBeVisible()
  expect(gateway.callsOf('SaveAccessNotes')).toEqual([{ input: { id: '40', accessNotes: `${notes}\nCarrier; ; ; 2019-03-12` } }])
  await user.click(await screen.findByRole('button', { name: /^Undo/ }))
  expect(await screen.findByText('Change undone: Carrier')).toBeVisible()
  expect(now.notes).toBe(notes)
})

test('an edit keeps what someone else wrote meanwhile', async () => {
  const { now, user } = open()
  await user.click(await screen.findByRole('button', { name: 'Actions: Rheem Water heater XG50' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  now.notes = notes.replace('Key under the pot', 'Key at the desk')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit equipment' }))
  await user.type(dialog.getByLabelText('Serial number'), '9')
  await user.click(dialog.getByRole('button', { name: 'Save equipment' }))
  expect(await screen.findByText('Rheem Water heater XG50 updated')).toBeVisible()
  expect(now.notes).toBe(notes.replace('Key under the pot', 'Key at the desk').replace('Q1;', 'Q19;'))
})

test('a piece that someone else removed can be added again', { tags: 'nightly' }, async () => {
  const { now, user } = open()
  await user.click(await screen.findByRole('button', { name: 'Actions: Rheem Water heater XG50' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  now.notes = notes.replace(`${HEATER}\n`, '')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit equipment' }))
  await user.click(dialog.getByRole('button', { name: 'Save equipment' }))
  expect(await dialog.findByText(/^Someone else changed or removed this equipment/)).toBeVisible()
  expect(now.notes).not.toContain(HEATER)
  await user.click(dialog.getByRole('button', { name: 'Add as new' }))
  await vi.waitFor(() => expect(now.notes).toBe(`${notes.replace(`${HEATER}\n`, '')}\n${HEATER}`))
})

test('removes a line with Undo, which stops at what someone else wrote since', async () => {
  const { now, user } = open()
  await user.click(await screen.findByRole('button', { name: 'Actions: Filters are in the attic' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  expect(await screen.findByText('Equipment removed')).toBeVisible()
  expect(now.notes).toBe(notes.replace('Filters are in the attic\n', ''))
  now.notes = 'Dog'
  await user.click(await screen.findByRole('button', { name: /^Undo/ }))
  expect(await screen.findByText(/^Couldn’t undo: Someone else changed the access notes/)).toBeVisible()
  expect(now.notes).toBe('Dog')
})

test('access notes that were not returned are not replaced', async () => {
  const unknown = place({ accessNotes: null, returnsAccessNotes: false })
  const { gateway, user } = open(notes, {
    CustomerEquipment: ofCustomer(place(), { ...unknown, id: '41', name: 'Barn' }),
    PropertyNotes: { property: { __typename: 'Property', id: '40', accessNotes: null, returnsAccessNotes: false } },
  })
  expect(await screen.findByText(/The access notes of 1 property weren’t returned, so their equipment is unknown/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Actions: Filters are in the attic' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  expect(await screen.findByText('Equipment is part of the access notes, which couldn’t be loaded.')).toBeVisible()
  expect(gateway.callsOf('SaveAccessNotes')).toEqual([])
})

test('offers no equipment where no access notes are returned', async () => {
  open(null, { CustomerEquipment: ofCustomer(place({ accessNotes: null, returnsAccessNotes: false })) })
  expect(await screen.findByText(/weren’t returned/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add equipment' })).toBeNull()
  expect(screen.queryByText('No equipment yet')).toBeNull()
})

test.each([
  ['without the saved notes', null, /^Equipment sent\. We couldn’t confirm that it was saved/],
  ['with other notes', 'Key', /^“Save equipment” was accepted but didn’t take effect/],
])('reports a reply %s', async (_, accessNotes, labels) => {
  const { user } = open(notes, { SaveAccessNotes: { updateProperty: { __typename: 'Property', id: '40', accessNotes } } })
  await user.click(await screen.findByRole('button', { name: 'Actions: Filters are in the attic' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  expect(await screen.findByText(labels)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

test('too much text is not sent', { tags: 'nightly' }, async () => {
  const long = 'x'.repeat(1990)
  const { gateway, user } = open(`${long}\nEquipment`, {})
  await user.click(await screen.findByRole('button', { name: 'Add equipment' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add equipment' }))
  await user.type(dialog.getByLabelText('Make'), 'Rheem')
  await user.click(dialog.getByRole('button', { name: 'Save equipment' }))
  expect(await dialog.findByText(/can have up to 2,000 characters together/)).toBeVisible()
  expect(gateway.callsOf('SaveAccessNotes')).toEqual([])
})

test('searches all properties by text, age and warranty, and says what was searched', { tags: 'nightly' }, async () => {
  const item = place({
    id: '50',
    customerId: '31',
    customerName: 'Ben Ode',
    name: null,
    accessNotes: 'Equipment\nBosch; Boiler; B1; 2024',
  })
  const all: FakeOperation = {
    properties: { __typename: 'PropertyPage', items: [place({ customerName: 'Maria Lopez' }), item], totalCount: 2 },
  }
  const { user } = open(notes, { EquipmentProperties: all }, '/equipment?older=10')
  expect(await screen.findByText('Searched the access notes of 2 properties: 1 of 4 pieces.')).toBeVisible()
  expect(await rows()).toEqual([expect.stringContaining('Maria LopezHome · 12 Oak Street, Salem')])
  await user.selectOptions(screen.getByLabelText('Age'), 'Any age')
  await user.type(screen.getByLabelText('Search equipment'), 'boilers ode')
  expect(await screen.findByText('Searched the access notes of 2 properties: 1 of 4 pieces.')).toBeVisible()
  expect(window.location.search).toBe('?q=boilers+ode')
  await user.selectOptions(screen.getByLabelText('Warranty'), 'Warranty ended')
  await user.click(await screen.findByRole('button', { name: 'Clear search' }))
  expect(await rows()).toHaveLength(4)
})

test('without a network shows the equipment on this device, which can’t be changed', async () => {
  signedIn(individual)
  await saveResponse(copyName({ operationName: 'CustomerRecord', variables: { id: '30' } }), {
    customer: customerRecord({ properties: [{ ...property, accessNotes: notes }] }),
  })
  fakeGateway({ Me: { me: individual }, CustomerEquipment: outOfReach() })
  renderAt('/customers/30/equipment')
  expect(await rows()).toHaveLength(3)
  expect(screen.getByText('Searched the access notes of 1 property on this device: 3 pieces.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull()
})

test('a refused request has its reason', async () => {
  open(notes, { CustomerEquipment: refuse('FORBIDDEN', 'You don’t have permission to see this customer.') })
  expect(await screen.findByText('You don’t have permission to see this customer.')).toBeVisible()
})
