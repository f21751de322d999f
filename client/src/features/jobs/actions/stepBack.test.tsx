import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway } from '../../../testing/fakeGateway.ts'
import { signedIn, technician } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { historyOf, job, managed, NINE, visit } from '../../../testing/jobs.ts'

beforeEach(() => void vi.setSystemTime(NINE * 1000))
afterEach(() => void vi.useRealTimers())

const lateRule = (stepBackMinutes: number | null): Record<string, FakeOperation> => ({
  LateRule: {
    companySettings: { __typename: 'CompanySettings', job: { __typename: 'JobSetting', lateAfterMinutes: 15, stepBackMinutes } },
  },
})
const ownJob = job({ allowedActions: ['ON_THE_WAY', 'REACHED', 'START', 'DECLINE'] })
const onTheWay = job({ status: 'ON_THE_WAY', allowedActions: ['REACHED', 'START', 'STEP_BACK'], lockVersion: 4 })

async function openJob(more: Record<string, FakeOperation>) {
  signedIn(technician)
  const gateway = fakeGateway({
    Me: { me: technician },
    Job: { job: ownJob },
    JobHistory: historyOf([]),
    ManageJob: managed(onTheWay),
    ...more,
  })
  const view = renderAt('/jobs/12')
  await view.user.click(await screen.findByRole('button', { name: 'On the way' }))
  return { gateway, ...view }
}
const inputs = (gateway: ReturnType<typeof fakeGateway>) => gateway.callsOf('ManageJob').map(({ input }) => input)
const step = { jobId: '12', visitId: '501', action: 'ON_THE_WAY', lockVersion: 3 }

test('staff can undo their own step if the backend supports step_back', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openJob(lateRule(10))
  await screen.findByText('J-1012: staff on the way')
  gateway.answer({ ManageJob: managed(job({ ...ownJob, lockVersion: 5 })) })
  await user.keyboard('{Control>}z{/Control}')
  expect(await screen.findByText('Departure undone: J-1012')).toBeVisible()
  expect(inputs(gateway)).toEqual([step, { jobId: '12', visitId: '501', action: 'STEP_BACK', lockVersion: 4 }])
})

test('a job has one toast: Undo undoes the latest step, then the one before with the version that it led to', async () => {
  const before = job({ allowedActions: ['ON_THE_WAY', 'DECLINE'] })
  const reached = job({ status: 'REACHED', allowedActions: ['START', 'STEP_BACK'], lockVersion: 5 })
  const replies = [onTheWay, reached, { ...onTheWay, lockVersion: 6, visits: [visit({ status: 'ON_THE_WAY', lockVersion: 6 })] }, before]
  let latest = before
  const act: FakeOperation = () => {
    latest = replies.shift() ?? before
    return managed(latest)
  }
  const { gateway, user } = await openJob({ ...lateRule(10), Job: () => ({ job: latest }), ManageJob: act })
  await screen.findByText('J-1012: staff on the way')
  await user.click(await screen.findByRole('button', { name: 'Reached' }))
  await screen.findByText('J-1012: staff reached the property')
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(await screen.findByText('Arrival undone: J-1012')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /^Undo/ }))
  expect(await screen.findByText('Departure undone: J-1012')).toBeVisible()
  expect(inputs(gateway).map((input) => (input as typeof step).lockVersion)).toEqual([3, 4, 5, 6])
})

test('without step_back, the step asks first and has no undo', async () => {
  const { gateway, user } = await openJob({
    ...lateRule(null),
    ManageJob: managed(job({ status: 'ON_THE_WAY', allowedActions: ['REACHED', 'START'] })),
  })
  const inside = within(await screen.findByRole('dialog', { name: 'On the way: J-1012' }))
  expect(inside.getByText('This step can’t be undone.')).toBeVisible()
  expect(inputs(gateway)).toEqual([])
  await user.click(inside.getByRole('button', { name: 'On the way' }))
  await screen.findByText('J-1012: staff on the way')
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  expect(inputs(gateway)).toEqual([step])
})

test('a step on another day than the visit’s asks first, and can still be undone', async () => {
  vi.setSystemTime((NINE - 86_400) * 1000)
  const { user } = await openJob(lateRule(10))
  const inside = within(await screen.findByRole('dialog'))
  expect(inside.getByText('This visit is on Mon, Nov 23, not today.')).toBeVisible()
  await user.click(inside.getByRole('button', { name: 'On the way' }))
  expect(await screen.findByRole('button', { name: /^Undo/ })).toBeVisible()
})
