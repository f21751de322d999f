import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeGateway } from '../../../testing/fakeGateway.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { job, jobsOf, me } from '../testing/jobs.ts'

test('filters that the service ignored and rows that cannot be shown are said above the list', async () => {
  signedIn()
  const { jobs } = jobsOf([job()])
  fakeGateway({ ...me, Jobs: { jobs: { ...jobs, ignored: ['priority', 'search'], unreadable: ['519', null] } } })
  renderAt('/jobs?priority=HIGH')
  await screen.findByRole('table', { name: 'Jobs' })
  expect(screen.getByText('The service does not filter by priority and search words: this list shows other jobs, too.')).toBeInTheDocument()
  expect(screen.getByText('#519 and one job cannot be shown.')).toBeInTheDocument()
})
