import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { hasDrafts } from '../../lib/forms/formDrafts.ts'
import { fakeGateway } from '../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { renderRoutes } from '../../testing/renderRoutes.tsx'
import { Toaster } from '../toasts/Toaster.tsx'
import { FormGate, FormPage } from './FormPage.tsx'
import { type Van, vanForm, yard } from './testing/sampleForm.tsx'

beforeEach(() => {
  sessionStorage.clear()
  yard.latest = null
  yard.sent = []
})

const context = { depot: 'Salem' }

/** The form's page, as a domain would render it. */
async function open(record: Van | null, user: Parameters<typeof signedIn>[0] = owner) {
  signedIn(user)
  fakeGateway({ Me: { me: user } })
  const start = { context, record, title: record?.plate ?? 'New van' }
  renderRoutes('/vans/form', [
    {
      path: '/vans/form',
      element: (
        <FormGate form={vanForm} label="Van form">
          <FormPage form={vanForm} label="Van form" start={start} error={null} onRetry={() => {}} />
        </FormGate>
      ),
    },
    {
      path: '/vans/:id',
      element: (
        <>
          <h1>One van</h1>
          <Toaster />
        </>
      ),
    },
    { path: '/vans', element: <h1>All vans</h1> },
  ])
  return userEvent.setup({ delay: null })
}

const van: Van = { id: '7', plate: 'OR 200', driver: 'Ana', version: 3 }
const field = (label: RegExp) => screen.findByLabelText(label)
const save = () => screen.getAllByRole('button', { name: /Save van|Try again/ })[0] as HTMLElement

test('asks about a new record and sends it after confirmation', async () => {
  const user = await open(null)
  expect(await screen.findByText('Salem')).toBeVisible()
  await user.type(await field(/Plate/), 'OR 100')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await user.click(await screen.findByRole('button', { name: 'Save beside OR 100' }))
  expect(await screen.findByRole('heading', { name: 'One van' })).toBeVisible()
  expect(yard.sent).toEqual([{ values: { plate: 'OR 100', driver: '', papers: [] }, changed: ['plate'] }])
})

test('sends only changed fields', async () => {
  const user = await open(van)
  await screen.findByRole('heading', { name: 'OR 200' })
  await user.click(save())
  expect(yard.sent).toEqual([])
  await user.type(await field(/Driver/), ' Silva')
  await user.click(save())
  await screen.findByRole('heading', { name: 'One van' })
  expect(yard.sent.map(({ changed }) => changed)).toEqual([['driver']])
})

test('a saved record leaves no draft', async () => {
  const user = await open(van)
  await user.type(await field(/Driver/), ' Silva')
  await waitFor(() => expect(hasDrafts()).toBe(true))
  await user.click(save())
  await screen.findByRole('heading', { name: 'One van' })
  expect(hasDrafts()).toBe(false)
})

test('names the fields that the service has not saved', async () => {
  const user = await open(van)
  await user.clear(await field(/Driver/))
  await user.type(await field(/Driver/), 'Unknown')
  await user.click(save())
  expect(await screen.findByText('Couldn’t save: driver.')).toBeVisible()
})

test('typing into one field does not re-render another', async () => {
  const user = await open(van)
  await user.type(await field(/Driver/), ' Silva')
  const { drawn } = yard
  expect(drawn).toBeGreaterThan(0)
  await user.type(await field(/Driver/), ', Ben')
  await user.tab()
  expect(yard.drawn).toBe(drawn)
})

test('shows both values of a concurrent change and lets the user choose', async () => {
  const user = await open(van)
  await user.type(await field(/Driver/), ' Silva')
  yard.latest = { ...van, plate: 'OR 201', driver: 'Ben', version: 4 }
  await user.click(save())
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this van' }))
  expect(dialog.getByText('OR 201')).toBeVisible()
  expect(dialog.getByRole('radio', { name: 'Yours: Ana Silva' })).toBeChecked()
  await user.click(dialog.getByRole('radio', { name: 'Someone else: Ben' }))
  await user.click(dialog.getByRole('button', { name: 'Continue with this version' }))
  expect(await field(/Plate/)).toHaveValue('OR 201')
  expect(await field(/Driver/)).toHaveValue('Ben')
})

test('tells a user without the authority who may use the form', async () => {
  await open(null, { ...owner, userType: 'STAFF' })
  expect(await screen.findByText('Only the owner may.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to vans' })).toHaveAttribute('href', '/vans')
})
