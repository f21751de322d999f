import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type FakeGateway, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { entry, historyOf, job, me } from '../../../testing/jobs.ts'

beforeEach(() => sessionStorage.clear())

const started = job({ status: 'STARTED', allowedActions: ['FINISH', 'CANCEL'] })
const plans = { CurrentPlans: { plans: [] } }
const sessionEnded = refuse('UNAUTHENTICATED', 'Your session has ended.', { responseCode: 401 })
const paymentNeeded = refuse('SUBSCRIPTION_REQUIRED', 'Your trial has ended', { responseCode: 402 })

async function openJob() {
  signedIn()
  const gateway = fakeGateway({ ...me, ...plans, Job: { job: started }, JobHistory: historyOf([]) })
  const { user } = renderAt('/jobs/12')
  await screen.findByRole('heading', { level: 1, name: 'J-1012 · Boiler repair' })
  return { gateway, user }
}

async function signInAgain(user: UserEvent, gateway: FakeGateway, person: object = owner): Promise<void> {
  gateway.answer({ SignIn: { signIn: { __typename: 'SignedIn', token: 'next-token', message: null, user: person } }, Me: { me: person } })
  await user.type(await screen.findByLabelText('Email'), 'owner@demo.test')
  await user.type(screen.getByLabelText('Password'), 'demo1234')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByRole('heading', { level: 1, name: 'J-1012 · Boiler repair' })
}

async function sendNote(user: UserEvent): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: 'New note' }), 'Bring the long ladder')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
}

async function sendFinish(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Finish' }))
  const inside = within(await screen.findByRole('dialog'))
  await user.clear(inside.getByLabelText(/Work done/))
  await user.type(inside.getByLabelText(/Work done/), 'New valve fitted')
  await user.click(inside.getByRole('button', { name: 'Finish' }))
}

test('a 401 on a note leads to sign-in and back to the unsaved note', async () => {
  const { gateway, user } = await openJob()
  gateway.answer({ AddJobNote: sessionEnded })
  await sendNote(user)
  await signInAgain(user, gateway)
  expect(window.location.pathname).toBe('/jobs/12')
  expect(await screen.findByRole('textbox', { name: 'New note' })).toHaveValue('Bring the long ladder')
})

test('a 401 in a dialog reopens it after sign-in with its input', async () => {
  const { gateway, user } = await openJob()
  gateway.answer({ ManageJob: sessionEnded })
  await sendFinish(user)
  await signInAgain(user, gateway)
  const inside = within(await screen.findByRole('dialog'))
  expect(inside.getByLabelText(/Work done/)).toHaveValue('New valve fitted')
})

test('a 402 leads to the plans and preserves input for the way back', async () => {
  const { gateway, user } = await openJob()
  gateway.answer({ AddJobNote: paymentNeeded })
  await sendNote(user)
  await user.click(await screen.findByRole('link', { name: 'Back' }))
  await screen.findByRole('heading', { level: 1, name: 'J-1012 · Boiler repair' })
  expect(await screen.findByRole('textbox', { name: 'New note' })).toHaveValue('Bring the long ladder')
})

test('a 402 in a dialog reopens it on the way back', async () => {
  const { gateway, user } = await openJob()
  gateway.answer({ ManageJob: paymentNeeded })
  await sendFinish(user)
  await user.click(await screen.findByRole('link', { name: 'Back' }))
  const inside = within(await screen.findByRole('dialog'))
  expect(inside.getByLabelText(/Work done/)).toHaveValue('New valve fitted')
})

test('another user who signs in does not see the input', async () => {
  const { gateway, user } = await openJob()
  gateway.answer({ AddJobNote: sessionEnded })
  await sendNote(user)
  await signInAgain(user, gateway, { ...owner, id: '2', email: 'staff@demo.test' })
  expect(await screen.findByRole('textbox', { name: 'New note' })).toHaveValue('')
})

test('a saved note is not restored', async () => {
  const { gateway, user } = await openJob()
  gateway.answer({ AddJobNote: sessionEnded })
  await sendNote(user)
  await signInAgain(user, gateway)
  gateway.answer({ AddJobNote: { addJobNote: entry({ id: '9' }) } })
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue(''))
  expect(sessionStorage.getItem('keptForms')).not.toContain('ladder')
})
