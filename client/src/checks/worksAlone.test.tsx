import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stepsFor } from '../features/dashboard/setup/setupSteps.ts'
import { createButton, dayButton, fillWho, formAnswers, typeTimes } from '../features/jobs/testing/jobForm.ts'
import { fakeGateway } from '../testing/fakeGateway.ts'
import { individual, signedIn } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'

beforeEach(() => void vi.setSystemTime(new Date('2026-11-21T15:00:00Z')))
afterEach(() => void vi.useRealTimers())

function open(path: string) {
  signedIn(individual)
  const gateway = fakeGateway({ ...formAnswers, Me: { me: individual } })
  return { gateway, ...renderAt(path) }
}

test('the job list has no staff column or filter', async () => {
  open('/jobs?tab=all')
  expect(await screen.findByRole('columnheader', { name: /^Status/ })).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: /^Staff/ })).toBeNull()
  expect(screen.queryByText('Ana Silva', { selector: 'main *' })).toBeNull()
})

test('a job shows neither the own name nor a change of staff', async () => {
  open('/jobs/12')
  const card = within(await screen.findByRole('region', { name: 'Visit' }))
  expect(card.getByText('12 Oak Street, Salem')).toBeVisible()
  expect(card.queryByText('Ana Silva')).toBeNull()
  expect(card.queryByRole('button', { name: 'Change staff' })).toBeNull()
})

test('a new job asks for no technician and is assigned to its maker', async () => {
  const { gateway, user } = open('/jobs/new')
  await screen.findByRole('form', { name: 'New job' }, { timeout: 20_000 })
  await user.click(await screen.findByRole('button', { name: 'Another time' }))
  expect(screen.queryByRole('button', { name: 'One or more technicians' })).toBeNull()
  await fillWho(user)
  await user.click(dayButton(24))
  await typeTimes(user, '9', '10:30 am')
  await user.click(createButton())
  await waitFor(() => expect(gateway.callsOf('CreateJob')[0]?.['input']).toMatchObject({ staffIds: [individual.id] }))
})

test('the setup steps have no staff and name a business', () => {
  const labels = stepsFor(true).map(({ label }) => label)
  expect(labels).toContain('Complete your business profile')
  expect(labels.filter((label) => /staff|company/i.test(label))).toEqual([])
  expect(stepsFor(false)).toHaveLength(6)
})
