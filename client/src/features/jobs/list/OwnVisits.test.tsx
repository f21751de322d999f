import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeGateway } from '../../../testing/fakeGateway.ts'
import { job, jobsOf, NINE } from '../../../testing/jobs.ts'
import { owner, signedIn, technician } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { dayAnswers, dayVisit } from '../../../testing/ownDay.ts'

const running = dayVisit(
  { id: '502', status: 'STARTED', startAt: NINE + 3600, allowedActions: ['FINISH'] },
  { jobId: '21', jobNumber: 'J-1021', title: 'Filter change' },
)
const next = dayVisit({}, { jobId: '22', jobNumber: 'J-1022' })

const openList = (visits: Parameters<typeof dayAnswers>[0], user: typeof owner | typeof technician = technician) => {
  signedIn(user)
  const gateway = fakeGateway({ ...dayAnswers(visits), Me: { me: user }, Jobs: jobsOf([job()]) })
  return { gateway, ...renderAt('/jobs') }
}

test('a technician’s list starts with the running and the next visit with their next steps, then the rest by time', async () => {
  const { gateway } = openList([next, running])
  const visits = within(await screen.findByRole('group', { name: 'Your next visits' })).getAllByRole('region')
  expect(visits.map((visit) => /^(Now|Next visit)/.exec(visit.textContent)?.[0])).toEqual(['Now', 'Next visit'])
  expect(screen.getByRole('button', { name: 'Finish J-1021' })).toBeVisible()
  expect(within(visits[1] as HTMLElement).getByRole('link', { name: 'Maria Lopez' })).toHaveAttribute('href', '/jobs/22')
  await screen.findByRole('link', { name: 'J-1012' })
  expect(gateway.callsOf('Jobs')).toEqual([
    { input: { filter: 'PENDING', sortBy: 'START_AT', sortDirection: 'ASCENDING', page: 1, perPage: 10 } },
  ])
})

test('without returned visits of the day, only the list is shown', async () => {
  openList(null)
  await screen.findByRole('link', { name: 'J-1012' })
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading your next visit' })).toBeNull())
  expect(screen.queryByRole('group', { name: 'Your next visits' })).toBeNull()
})

test('owners see all jobs by number', async () => {
  const { gateway } = openList([next], owner)
  await screen.findByRole('link', { name: 'J-1012' })
  expect(gateway.callsOf('MyDay')).toEqual([])
  expect(gateway.callsOf('Jobs')).toEqual([
    { input: { filter: 'ALL', sortBy: 'JOB_NUMBER', sortDirection: 'DESCENDING', page: 1, perPage: 10 } },
  ])
})
