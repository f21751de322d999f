import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { ana, job, managed, me, NINE } from '../../../testing/jobs.ts'
import { onPhone } from '../../../testing/onPhone.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { boardSettings, dayOf, person, placed, planTrades } from '../testing/dispatchDay.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: (NINE - 3600) * 1000 }))
afterEach(() => void vi.useRealTimers())

const waiting = (id: string, part: Parameters<typeof job>[0] = {}) => ({
  ...job({ id, jobNumber: `J-${id}`, status: 'UNSCHEDULED', startAt: null, endAt: null, staff: [], durationMinutes: 420, ...part }),
  allowedActions: ['SCHEDULE'],
})
const jobs = [waiting('90', { priority: 'LOW' }), waiting('91'), waiting('92', { category: { id: '77', name: 'Roofing' } })]
const page = { jobs: { __typename: 'JobPage', items: jobs, totalCount: 3, page: 1, perPage: 30, ignored: [] } }
/** Ana is booked for half an hour of the first day. */
const days: FakeOperation = ({ input }) => {
  const booked = placed({ startAt: NINE + 7 * 3600, endAt: NINE + 7.5 * 3600 })
  return dayOf((input as { date: string }).date === '2026-11-23' ? [booked] : [], [], [person(ana)])
}

function open(answers: Record<string, FakeOperation> = {}) {
  signedIn()
  const gateway = fakeGateway({
    ...me,
    ...boardSettings,
    DispatchMap: days,
    UnplannedJobs: page,
    GapJobs: page,
    ...planTrades({ [ana.id]: ['2'] }),
    ManageJob: ({ input }) => managed(job({ id: (input as { jobId: string }).jobId, lockVersion: 4 })),
    ...answers,
  })
  return { gateway, ...renderAt('/schedule?view=day&date=2026-11-23') }
}

test('the plan of the coming days is also in the day’s menu, for phones', { tags: 'nightly' }, async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'More for this day' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Plan the coming days' }))
  expect(await screen.findByText('2 jobs of 3 fit on the next open days.')).toBeVisible()
})

test('on a phone the capacity is in the day’s menu', async () => {
  onPhone()
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'More for this day' }))
  expect(await screen.findByRole('menuitem', { name: 'Capacity' })).toHaveAttribute('href', '/schedule/capacity')
  expect(screen.queryByRole('link', { name: 'Capacity' })).toBeNull()
})

test('jobs without a date are planned over the coming days, reviewed, and scheduled in one step', async () => {
  const { gateway, user } = open()
  await user.click(await screen.findByRole('button', { name: 'Plan the coming days' }))
  await screen.findByRole('button', { name: 'Schedule jobs' })
  const dialog = within(screen.getByRole('dialog', { name: 'Plan the coming days' }))
  expect(dialog.getByRole('status')).toHaveTextContent('2 jobs of 3 fit on the next open days.')
  // Seven hours of high priority fit before 4 PM; the others come the day after.
  expect(within(dialog.getByRole('region', { name: 'Mon, Nov 23' })).getByRole('listitem')).toHaveTextContent(/J-91/)
  expect(within(dialog.getByRole('region', { name: 'Tue, Nov 24' })).getByRole('listitem')).toHaveTextContent(/J-90/)
  expect(dialog.getByText('None of the technicians works in Roofing.')).toBeVisible()
  const box = dialog.getByRole('checkbox', { name: /^Include J-91/ })
  await user.click(box)
  const monday = within(dialog.getByRole('region', { name: 'Mon, Nov 23' }))
  await waitFor(() =>
    expect(monday.getAllByRole('listitem').map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(/J-90/)),
  )
  expect(box.closest('li')).toHaveTextContent(/Not included$/)
  expect(box).toHaveFocus()
  await user.click(box)
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Schedule jobs' })).toBeEnabled())
  await user.click(dialog.getByRole('button', { name: 'Schedule jobs' }))
  await waitFor(() => expect(gateway.callsOf('ManageJob')).toHaveLength(2))
  const sent = gateway.callsOf('ManageJob').map(({ input }) => input as Record<string, unknown>)
  expect(sent.find(({ jobId }) => jobId === '91')).toMatchObject({ action: 'SCHEDULE', date: '2026-11-23', staffIds: ['7'] })
  expect(sent.find(({ jobId }) => jobId === '90')).toMatchObject({ action: 'SCHEDULE', date: '2026-11-24', staffIds: ['7'] })
})

test('without the technicians’ trades no job is preselected', { tags: 'nightly' }, async () => {
  const { gateway, user } = open({ PlanTrades: refuse('FORBIDDEN', 'You don’t have permission to see the staff.') })
  await user.click(await screen.findByRole('button', { name: 'Plan the coming days' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan the coming days' }))
  expect(await dialog.findByText(/^The technicians’ trades aren’t available/)).toBeVisible()
  expect(dialog.getByRole('status')).toHaveTextContent('3 jobs of 3 fit on the next open days.')
  const boxes = dialog.getAllByRole('checkbox')
  expect(boxes).toHaveLength(3)
  boxes.forEach((box) => expect(box).not.toBeChecked())
  expect(dialog.getByRole('button', { name: 'Schedule jobs' })).toBeDisabled()
  const row = within(dialog.getByRole('region', { name: 'Mon, Nov 23' })).getByRole('listitem')
  expect(row).toHaveTextContent(/Ana Silva/)
  await user.click(within(row).getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Schedule jobs' }))
  await waitFor(() => expect(gateway.callsOf('ManageJob')).toHaveLength(1))
  expect(gateway.callsOf('ManageJob')[0]).toMatchObject({ input: { jobId: '91', date: '2026-11-23', staffIds: ['7'] } })
})
