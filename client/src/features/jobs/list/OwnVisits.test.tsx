import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeOperation, fakeGateway } from '../../../testing/fakeGateway.ts'
import { owner, signedIn, technician } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { job, jobsOf } from '../../../testing/jobs.ts'

const page = (...items: ReturnType<typeof job>[]) => ({ __typename: 'JobPage', items, totalCount: items.length, ignored: [] })
const running = job({ id: '21', jobNumber: 'J-1021', status: 'STARTED', allowedActions: ['FINISH'] })
const next = job({ id: '22', jobNumber: 'J-1022', allowedActions: ['ON_THE_WAY'] })

const openList = (answer: FakeOperation, user: typeof owner | typeof technician = technician) => {
  signedIn(user)
  const gateway = fakeGateway({ Me: { me: user }, Jobs: jobsOf([job()]), JobsOf: answer })
  return { gateway, ...renderAt('/jobs') }
}

test('the list of a technician begins with the running visit, then the next one, each with its next step', async () => {
  const { gateway } = openList({ open: page(running), over: page(next) })
  const rows = within(await screen.findByRole('list', { name: 'Your next visits' })).getAllByRole('listitem')
  expect(rows.map((row) => /^(Now|Next)/.exec(row.textContent)?.[0])).toEqual(['Now', 'Next'])
  expect(screen.getByRole('button', { name: 'Finish J-1021 · Boiler repair' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'J-1022 · Boiler repair' })).toHaveAttribute('href', '/jobs/22')
  expect(gateway.callsOf('JobsOf')[0]).toMatchObject({
    open: { statuses: ['ON_THE_WAY', 'REACHED', 'STARTED', 'INVOICE_CREATED'], sortBy: 'START_AT', sortDirection: 'ASCENDING' },
    over: { statuses: ['ASSIGNED'], dateFrom: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  })
})

test('rows that may be others than those asked for are not shown as the next ones', async () => {
  const ignored = { ...page(next), ignored: ['statuses'] }
  const { gateway } = openList({ open: ignored, over: ignored })
  await screen.findByRole('link', { name: 'J-1012' })
  await waitFor(() => expect(gateway.callsOf('JobsOf')).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading your next visit' })).toBeNull())
  expect(screen.queryByRole('list', { name: 'Your next visits' })).toBeNull()
})

test('owners have the list alone', async () => {
  const { gateway } = openList({ open: page(running), over: page(next) }, owner)
  await screen.findByRole('link', { name: 'J-1012' })
  expect(gateway.callsOf('JobsOf')).toEqual([])
})
