import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeGateway } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { jobsOf } from '../../../testing/jobs.ts'

const none = jobsOf([])
const noJobs = { jobs: { ...none.jobs, counts: { ...none.jobs.counts, all: 0, active: 0, pending: 0, completed: 0 } } }
const tools = [/^Filters/, /^Views/, 'Columns', 'More']

async function open(path: string, userType: 'COMPANY' | 'STAFF' = 'COMPANY') {
  const user = { ...owner, userType }
  signedIn(user)
  fakeGateway({ Me: { me: user }, Jobs: noJobs })
  const view = renderAt(path)
  await screen.findByText('No data Found!')
  return view
}

test('a company without jobs is led to its first one, without list tools', async () => {
  const { user } = await open('/jobs')
  for (const name of tools) expect(within(screen.getByRole('main')).queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('searchbox')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Book your first job' }))
  await waitFor(() => expect(window.location.pathname).toBe('/jobs/new'))
})

test('an empty tab of a company without jobs has no list tools', async () => {
  await open('/jobs?tab=active')
  expect(screen.getByRole('button', { name: 'Show all visits' })).toBeVisible()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('an empty search result keeps the list tools', async () => {
  await open('/jobs?q=nothing')
  expect(screen.getByRole('searchbox')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Book your first job' })).toBeNull()
})

test('staff, who cannot book, see that jobs will appear', async () => {
  await open('/jobs?tab=all', 'STAFF')
  expect(screen.getByText('Jobs will show up here.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Book your first job' })).toBeNull()
})
