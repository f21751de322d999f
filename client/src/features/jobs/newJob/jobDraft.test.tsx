import { cleanup, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { type FakeGateway, fakeGateway, outOfReach, refuse } from '../../../testing/fakeGateway.ts'
import { owner } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { createButton, field, fillCustomerAndCategory, formAnswers, openNewJob, openSteps } from '../../../testing/jobForm.ts'

beforeEach(() => sessionStorage.clear())

const isStored = (text: string) => waitFor(() => expect(sessionStorage.getItem('formDrafts')).toContain(text))

/** Simulates a page reload: only stored state remains. */
async function reload(gateway?: FakeGateway) {
  cleanup()
  const next = gateway ?? fakeGateway(formAnswers)
  const { user } = renderAt(window.location.pathname + window.location.search)
  await screen.findByRole('form', { name: 'New job' })
  return { gateway: next, user }
}

async function signInAgain(user: UserEvent, gateway: FakeGateway, person: object = owner): Promise<void> {
  gateway.answer({ SignIn: { signIn: { __typename: 'SignedIn', token: 'next-token', message: null, user: person } }, Me: { me: person } })
  await user.type(await screen.findByLabelText('Email'), 'owner@demo.test')
  await user.type(screen.getByLabelText('Password'), 'demo1234')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByRole('form', { name: 'New job' })
}

const saveLater = async (user: UserEvent): Promise<void> => {
  await fillCustomerAndCategory(user)
  await user.type(field('Title'), 'Leaking tap')
  await user.click(screen.getByRole('radio', { name: 'Schedule later' }))
  await user.click(createButton())
}

test('a reload restores the input and says so', async () => {
  const { user } = await openNewJob()
  await fillCustomerAndCategory(user)
  await user.type(field('Title'), 'Leaking tap')
  await isStored('Leaking tap')
  await reload()
  expect(await screen.findByText('Draft restored')).toBeVisible()
  expect(field('Title')).toHaveValue('Leaking tap')
  await waitFor(() => expect(field(/^Customer/)).toHaveValue('Maria Lopez'))
  expect(field(/^Category/)).toHaveDisplayValue('Heating')
})

test('starting over clears the form and the draft', { tags: 'nightly' }, async () => {
  const { user } = await openNewJob()
  await user.type(field('Title'), 'Leaking tap')
  await isStored('Leaking tap')
  const next = await reload()
  await next.user.click(await screen.findByRole('button', { name: 'Start over' }))
  await waitFor(() => expect(field('Title')).toHaveValue(''))
  expect(screen.queryByText('Draft restored')).toBeNull()
  expect(sessionStorage.getItem('formDrafts')).not.toContain('Leaking tap')
})

test('each URL has its own draft', { tags: 'nightly' }, async () => {
  const { user } = await openNewJob()
  await user.type(field('Title'), 'Leaking tap')
  await isStored('Leaking tap')
  await openOther()
  expect(field('Title')).toHaveValue('')
})
async function openOther(): Promise<void> {
  cleanup()
  await openNewJob('?customer=30')
}

test('an expired session leads to sign-in and back to the form with its input', async () => {
  const { gateway, user } = await openNewJob('', { CreateJob: refuse('UNAUTHENTICATED', 'Your session has ended.', { responseCode: 401 }) })
  await saveLater(user)
  await signInAgain(user, gateway)
  expect(await screen.findByText('Draft restored')).toBeVisible()
  expect(field('Title')).toHaveValue('Leaking tap')
  gateway.answer({ CreateJob: formAnswers['CreateJob'] ?? {} })
  await waitFor(() => expect(field(/^Customer/)).toHaveValue('Maria Lopez'))
  await user.click(createButton())
  await screen.findByRole('heading', { level: 1, name: 'J-1012 · Boiler repair' })
  const keys = gateway.callsOf('CreateJob').map(({ idempotencyKey }) => idempotencyKey)
  expect(keys[1]).toBe(keys[0])
})

test('another user who signs in does not see the draft', async () => {
  const { gateway, user } = await openNewJob('', { CreateJob: refuse('UNAUTHENTICATED', 'Your session has ended.', { responseCode: 401 }) })
  await saveLater(user)
  await signInAgain(user, gateway, { ...owner, id: '2', email: 'other@demo.test' })
  expect(field('Title')).toHaveValue('')
  expect(screen.queryByText('Draft restored')).toBeNull()
})

test('a 402 leads to the plans without asking, and back to the form with its input', { tags: 'nightly' }, async () => {
  const { user } = await openNewJob('', { CreateJob: refuse('SUBSCRIPTION_REQUIRED', 'Your trial has ended', { responseCode: 402 }) })
  await saveLater(user)
  await user.click(await screen.findByRole('link', { name: 'Back' }))
  await screen.findByRole('form', { name: 'New job' })
  await waitFor(() => expect(field('Title')).toHaveValue('Leaking tap'))
})

test('a retry after a reload sends the same key', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openNewJob('', { CreateJob: outOfReach() })
  await saveLater(user)
  await screen.findByText('What you typed is still here. Before sending it again, we check whether the job was created.')
  await isStored('Leaking tap')
  const next = await reload()
  await waitFor(() => expect(field(/^Customer/)).toHaveValue('Maria Lopez'))
  await next.user.click(createButton())
  await screen.findByRole('heading', { level: 1, name: 'J-1012 · Boiler repair' })
  expect(next.gateway.callsOf('CreateJob')[0]?.['idempotencyKey']).toBe(gateway.callsOf('CreateJob')[0]?.['idempotencyKey'])
  expect(sessionStorage.getItem('formDrafts')).not.toContain('Leaking tap')
})

test('files that the browser could not store are named', { tags: 'nightly' }, async () => {
  const { user } = await openNewJob()
  await user.upload(screen.getByLabelText('Files to attach'), new File(['hello'], 'plan.txt', { type: 'text/plain' }))
  expect(await screen.findByText('plan.txt')).toBeVisible()
  await isStored('plan.txt')
  await reload()
  expect(await screen.findByText(/Files couldn’t be kept. Add them again: plan.txt/)).toBeVisible()
})

const leaveForJobs = async (user: UserEvent): Promise<void> => {
  await user.click(screen.getAllByRole('link', { name: 'Jobs' })[0] as HTMLElement)
  await waitFor(() => expect(window.location.pathname).toBe('/jobs'))
}
const openAgain = async (user: UserEvent): Promise<void> => {
  await user.click((await screen.findAllByRole('link', { name: 'New job' }))[0] as HTMLElement)
  await screen.findByRole('form', { name: 'New job' })
  await openSteps(user)
}

test('leaving an unsaved job does not ask; the next new job starts empty and offers the draft', { tags: 'nightly' }, async () => {
  const { user } = await openNewJob()
  await user.type(field('Title'), 'Leaking tap')
  await leaveForJobs(user)
  expect(screen.queryByRole('dialog')).toBeNull()
  await openAgain(user)
  expect(await screen.findByRole('button', { name: 'Resume draft' })).toBeVisible()
  expect(field('Title')).toHaveValue('')
  expect(screen.queryByText('Draft restored')).toBeNull()

  await user.type(field('Title'), 'No heating')
  await user.click(screen.getByRole('button', { name: 'Resume draft' }))
  await waitFor(() => expect(field('Title')).toHaveValue('Leaking tap'))
  // The draft that it replaced is offered in turn.
  await user.click(await screen.findByRole('button', { name: 'Resume draft' }))
  await waitFor(() => expect(field('Title')).toHaveValue('No heating'))
})

test('saving another job preserves the abandoned draft', { tags: 'nightly' }, async () => {
  const { user } = await openNewJob()
  await user.type(field('Title'), 'No heating')
  await leaveForJobs(user)
  await openAgain(user)
  await screen.findByRole('button', { name: 'Resume draft' })
  await saveLater(user)
  await screen.findByRole('heading', { level: 1, name: 'J-1012 · Boiler repair' })
  const drafts = sessionStorage.getItem('formDrafts')
  expect(drafts).toContain('No heating')
  expect(drafts).not.toContain('Leaking tap')
})

test('a discarded draft is deleted', { tags: 'nightly' }, async () => {
  const { user } = await openNewJob()
  await user.type(field('Title'), 'Leaking tap')
  await leaveForJobs(user)
  await openAgain(user)
  await user.click(await screen.findByRole('button', { name: 'Discard draft' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Resume draft' })).toBeNull())
  expect(sessionStorage.getItem('formDrafts') ?? '').not.toContain('Leaking tap')
})
