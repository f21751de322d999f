import { ApolloProvider } from '@apollo/client/react'
import { renderHook, screen, waitFor, within } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findActions } from '../features/commandPalette/paletteActions.ts'
import { changesOf } from '../features/jobs/timeline/changeText.ts'
import { headlineOf } from '../features/jobs/timeline/headlineOf.ts'
import { laneName } from '../features/schedule/board/laneName.ts'
import { findSettings } from '../features/settings/findSettings.ts'
import { useCalendarSettings } from '../features/settings/lookups/useCalendarSettings.ts'
import { getOfferedSections } from '../features/settings/settingTable.ts'
import { createApollo } from '../lib/api/createApollo.ts'
import { useFormat } from '../lib/format/useFormat.ts'
import { candidate, entry, historyOf } from '../testing/jobs.ts'
import { editedJob } from '../features/jobs/testing/editedJob.ts'
import { stepsFor } from '../features/dashboard/setup/setupSteps.ts'
import { createButton, dayButton, fillCustomerAndCategory, formAnswers, typeTimes } from '../testing/jobForm.ts'
import { type FakeOperation, fakeGateway } from '../testing/fakeGateway.ts'
import { individual, signedIn } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'

beforeEach(() => void vi.setSystemTime(new Date('2026-11-21T15:00:00Z')))
afterEach(() => void vi.useRealTimers())

function open(path: string, answers: Record<string, FakeOperation> = {}) {
  signedIn(individual)
  const gateway = fakeGateway({ ...formAnswers, Me: { me: individual }, ...answers })
  return { gateway, ...renderAt(path) }
}

test('the job list has no staff column or filter', async () => {
  open('/jobs?tab=all')
  expect(await screen.findByRole('columnheader', { name: /^Status/ })).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: /^Staff/ })).toBeNull()
  expect(screen.queryByText('Ana Silva', { selector: 'main *' })).toBeNull()
})

test('a job shows neither the user’s name nor a change of staff', async () => {
  open('/jobs/12')
  const card = within(await screen.findByRole('region', { name: 'Visit' }))
  expect(card.getByText('12 Oak Street, Salem')).toBeVisible()
  expect(card.queryByText('Ana Silva')).toBeNull()
  expect(card.queryByRole('button', { name: 'Change staff' })).toBeNull()
})

test('a new job asks for no technician and is assigned to its maker', async () => {
  const { gateway, user } = open('/jobs/new')
  await screen.findByRole('form', { name: 'New job' })
  await user.click(await screen.findByRole('button', { name: 'Another time' }))
  expect(screen.queryByRole('button', { name: 'One or more technicians' })).toBeNull()
  await fillCustomerAndCategory(user)
  await user.click(dayButton(24))
  await typeTimes(user, '9', '10:30 am')
  await user.click(createButton())
  await waitFor(() => expect(gateway.callsOf('CreateJob')[0]?.['input']).toMatchObject({ staffIds: [individual.id] }))
})

test('an unassigned job asks whether its maker does it', async () => {
  open('/jobs/12/edit', {
    JobToEdit: { job: editedJob({ staff: [] }) },
    JobHistory: historyOf([]),
    RankedStaff: { rankedStaff: [candidate({ id: individual.id, name: individual.name })] },
  })
  const group = within(await screen.findByRole('group', { name: 'Who does it' }))
  expect(await group.findByRole('checkbox', { name: /^You/ })).not.toBeChecked()
  expect(screen.queryByText(/technician/i, { selector: 'main *' })).toBeNull()
})

test('the setup steps have no staff and name a business', () => {
  const labels = stepsFor(true).map(({ label }) => label)
  expect(labels).toContain('Complete your business profile')
  expect(labels.filter((label) => /staff|company/i.test(label))).toEqual([])
  expect(stepsFor(false)).toHaveLength(6)
})

test('settings and the search of actions offer nothing for staff', () => {
  signedIn(individual)
  expect(getOfferedSections()).not.toContain('team')
  expect(findSettings('staff')).toEqual([])
  const user = { areas: [], userType: 'individual', holds: () => true, hasRight: () => false, open: () => {} } as const
  const titles = ['', 'staff', 'invite', 'technician', 'reassign'].flatMap((typed) => findActions(typed, user).map(({ title }) => title))
  expect(titles).toContain('New job')
  expect(titles.filter((title) => /staff|invite|reassign/i.test(title))).toEqual([])
})

test('history and board name no one', () => {
  signedIn(individual)
  const change = { __typename: 'HistoryChange', field: 'staff', from: null, to: individual.name } as const
  expect(headlineOf({ event: 'SCHEDULED_AND_ASSIGNED', status: 'ASSIGNED', label: null, changes: [change] })).toBe('Scheduled')
  const { format } = renderHook(() => ({ format: useFormat() })).result.current
  expect(changesOf(entry({ changes: [change] }), format)).toEqual([])
  expect(laneName(individual.id, individual)).toBe('Your day')
})

test('the board colors by status where the company colors by person', () => {
  signedIn(individual)
  fakeGateway()
  const client = createApollo(() => undefined)
  const wrapper = ({ children }: PropsWithChildren) => <ApolloProvider client={client}>{children}</ApolloProvider>
  expect(renderHook(() => useCalendarSettings(), { wrapper }).result.current.colourBy).toBe('STATUS')
})
