import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { job, jobsOf, managed, me, NINE } from '../../../testing/jobs.ts'

beforeEach(() => sessionStorage.clear())

const rows = [job({ id: '12', jobNumber: 'J-1012' }), job({ id: '13', jobNumber: 'J-1013', title: 'Dryer does not heat' })]

test('a session that expires during a bulk run reports which jobs were moved and which were not', { tags: 'nightly' }, async () => {
  signedIn()
  const gateway = fakeGateway({
    ...me,
    CurrentPlans: { plans: [] },
    Jobs: jobsOf(rows),
    ManageJob: async ({ input }) => {
      const { jobId } = input as { jobId: string }
      if (jobId === '12') return managed(job({ id: jobId, startAt: NINE + 86_400, endAt: NINE + 91_800, lockVersion: 4 }))
      // Lets the other job receive its response.
      await new Promise((resolve) => setTimeout(resolve, 200))
      return refuse('UNAUTHENTICATED', 'Your session has ended.', { responseCode: 401 })
    },
    SignIn: { signIn: { __typename: 'SignedIn', token: 'next-token', message: null, user: owner } },
  })
  const { user } = renderAt('/jobs')
  await screen.findByRole('link', { name: 'J-1012' })
  for (const number of ['J-1012', 'J-1013']) await user.click(screen.getByRole('checkbox', { name: `Select ${number}` }))
  await user.click(within(await screen.findByRole('region', { name: 'Selected jobs' })).getByRole('button', { name: 'Reschedule' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reschedule' }))
  await user.type(await screen.findByLabelText('Email'), 'owner@demo.test')
  await user.type(screen.getByLabelText('Password'), 'demo1234')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Stopped before all jobs were updated' }))
  expect(dialog.getByRole('list', { name: '1 job not moved yet:' })).toHaveTextContent('J-1013 Dryer does not heat')
  expect(dialog.getByText('1 job moved: J-1012.')).toBeVisible()
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(gateway.callsOf('ManageJob')).toHaveLength(2)
})
