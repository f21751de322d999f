import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { type FakeOperation, fakeGateway, outOfReach, refuse } from '../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { renderRoutes } from '../../testing/renderRoutes.tsx'
import { fromList } from '../list/listAddress.ts'
import { RecordPage } from './RecordPage.tsx'
import { type Van, vanDeletes, vanRecord } from './testing/sampleRecord.tsx'

const van = (part: Partial<Van> = {}): FakeOperation => ({
  van: { __typename: 'Van', id: '7', plate: 'OR 700', driver: 'Ana Silva', notes: 'Pulls to the left.', ...part },
})

afterEach(() => vanDeletes.change({ pending: new Map() }))

/** The record's page, opened from the second page of its list. */
function open(answer: FakeOperation = van()) {
  signedIn()
  const gateway = fakeGateway({ Me: { me: owner }, Van: answer })
  const routes = [
    { path: '/vans', element: <h1>All vans</h1> },
    { path: '/vans/:id', element: <RecordPage kind={vanRecord} param="id" /> },
  ]
  renderRoutes('/vans/7', routes, fromList('/vans', '?page=2'))
  return { gateway, user: userEvent.setup({ delay: null }) }
}
const title = () => screen.findByRole('heading', { level: 1, name: 'OR 700' })

test('shows a declared record with title, actions, parts and summary', async () => {
  open()
  await title()
  expect(document.title).toBe('OR 700 · Callout')
  expect(screen.getByRole('link', { name: 'Wash' })).toHaveAttribute('href', '/vans/7/wash')
  expect(screen.getByRole('region', { name: 'Notes' })).toHaveTextContent('Pulls to the left.')
  expect(within(screen.getByRole('complementary', { name: 'Summary' })).getByText('Ana Silva')).toBeVisible()
})

test('Back and Escape return to the list in its last state', async () => {
  const { user } = open()
  await title()
  expect(screen.getByRole('link', { name: 'Vans' })).toHaveAttribute('href', '/vans?page=2')
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('heading', { name: 'All vans' })).toBeVisible()
  expect(window.location.search).toBe('?page=2')
})

test('a missing record links back to its list', async () => {
  open(refuse('NOT_FOUND', 'No such van.'))
  expect(await screen.findByRole('alert')).toHaveTextContent('This van doesn’t exist, or you don’t have access to it')
  expect(screen.getByRole('link', { name: 'Back to vans' })).toHaveAttribute('href', '/vans?page=2')
})

test('a forbidden record says why', async () => {
  open(refuse('FORBIDDEN', 'Vans are for drivers.'))
  expect(await screen.findByRole('heading', { name: 'You don’t have access to this' })).toBeVisible()
  expect(await screen.findByText('Vans are for drivers.')).toBeVisible()
})

test.each([
  ['without a network', outOfReach(), 'Can’t reach the server'],
  ['with a broken backend', refuse('UPSTREAM_FAILED', 'The garage burns.'), 'The garage burns.'],
])('%s it can be retried', async (_, answer, text) => {
  const { gateway, user } = open(answer)
  expect(await screen.findByText(text)).toBeVisible()
  gateway.answer({ Van: van() })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await title()).toBeVisible()
})

test('refetches when the window regains focus', async () => {
  const { gateway } = open()
  await title()
  gateway.answer({ Van: van({ driver: 'Ben Hart' }) })
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(screen.getByRole('complementary')).toHaveTextContent('Ben Hart'))
})

test('hides a record deleted by another user and says so', async () => {
  const { gateway } = open()
  await title()
  gateway.answer({ Van: refuse('NOT_FOUND', 'No such van.') })
  window.dispatchEvent(new Event('focus'))
  expect(await screen.findByRole('alert')).toHaveTextContent('This van was deleted, or you no longer have access to it')
  expect(screen.queryByRole('heading', { level: 1, name: 'OR 700' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Back to vans' })).toBeVisible()
})

test('hides a record that was deleted here', async () => {
  vanDeletes.change({
    pending: new Map([['7', { row: { id: '7', plate: 'OR 700', driver: null, notes: null }, rows: null, isGone: false }]]),
  })
  open()
  expect(await screen.findByRole('status')).toHaveTextContent('This van was deleted')
  expect(screen.getByRole('link', { name: 'Back to vans' })).toBeVisible()
})
