import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeGateway } from '../../../testing/fakeGateway.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { job, jobsOf, me } from '../../../testing/jobs.ts'

test('ignored filters and rows that cannot be shown are reported above the list', async () => {
  signedIn()
  const { jobs } = jobsOf([job()])
  fakeGateway({ ...me, Jobs: { jobs: { ...jobs, ignored: ['priority', 'search', 'sortBy'], unreadable: ['519', null] } } })
  renderAt('/jobs?priority=HIGH')
  await screen.findByRole('table', { name: 'Jobs' })
  expect(await screen.findByText('Couldn’t apply these filters: priority and search. Some jobs may be missing.')).toBeInTheDocument()
  expect(screen.getByText('Couldn’t apply the sort order.')).toBeInTheDocument()
  expect(screen.getByText('#519 and one job can’t be shown.')).toBeInTheDocument()
})
