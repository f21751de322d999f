import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeGateway } from '../../../testing/fakeGateway.ts'
import { ana, job, me, NINE } from '../../../testing/jobs.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { boardSettings, dayOf, person, placed, planTrades } from '../testing/dispatchDay.ts'

const HOUR = 3600
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: (NINE - 13 * HOUR) * 1000 }))
afterEach(() => void vi.useRealTimers())

const hours = { hours: { __typename: 'DayHours', isOn: true, open: '09:00', close: '17:00' } }
const booked = placed(
  { id: '1', endAt: NINE + HOUR, allowedActions: [] },
  { jobNumber: 'J-1', customer: { ...job().customer, id: '1', name: 'Ann Able' }, latitude: 30.26, longitude: -97.74 },
)
/** 0.01 degrees to the north are 1.4 estimated kilometers, and 3 minutes. */
const open = placed(
  { id: '5', staff: [], status: 'UNASSIGNED', endAt: NINE + HOUR, allowedActions: ['RESCHEDULE'] },
  { jobNumber: 'J-5', customer: { ...job().customer, id: '5', name: 'No One' }, latitude: 30.27, longitude: -97.74 },
)

function openPlan() {
  signedIn()
  const gateway = fakeGateway({
    ...me,
    ...boardSettings,
    DispatchMap: dayOf([booked], [open], [person(ana, hours)]),
    ...planTrades({ [ana.id]: ['2'] }),
    UnplannedJobs: { jobs: { __typename: 'JobPage', items: [], totalCount: 0, page: 1, perPage: 30, ignored: [] } },
  })
  return { gateway, ...renderAt('/schedule?view=day&date=2026-11-23') }
}

async function review(user: ReturnType<typeof renderAt>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Plan this day' }))
  await screen.findByRole('button', { name: 'Apply plan' })
  return screen.getByRole('dialog', { name: 'Plan this day' })
}
const toRows = (panel: HTMLElement): (string | null)[] =>
  within(within(panel).getByRole('table', { name: 'The day before and after' }))
    .getAllByRole('row')
    .slice(1, 3)
    .map(({ textContent }) => textContent)

test('the plan is by road where the gateway has a routing service', async () => {
  const { gateway, user } = openPlan()
  gateway.settings = { driveTimes: true }
  gateway.driveTimes = () => ({
    meters: [
      [0, 32_187],
      [32_187, 0],
    ],
    seconds: [
      [0, 2390],
      [2390, 0],
    ],
  })
  const panel = await review(user)
  expect(toRows(panel)).toEqual(['Distance0 m32 km', 'Drive time0 min40 min'])
  // Ana's visit ends at 10:00, the drive takes 40 minutes; visits begin on half hours.
  await waitFor(() =>
    expect([...document.querySelectorAll('[data-planned]')].map(({ textContent }) => textContent)).toEqual(['No One11:00']),
  )
  expect(within(panel).getByText(/Distances and drive times are by road\./)).toBeVisible()
  const call = gateway.calls.find(({ operation }) => operation === 'drive-times')
  expect(call?.headers.get('authorization')).toBeTruthy()
})

test.each([
  ['fails', null],
  ['returns no table', () => ({})],
  ['returns a table of other places', () => ({ meters: [[0]], seconds: [[0]] })],
])('the plan is estimated, and says so, while the routing service %s', async (_, driveTimes) => {
  const { gateway, user } = openPlan()
  gateway.settings = { driveTimes: true }
  gateway.driveTimes = driveTimes
  const panel = await review(user)
  expect(toRows(panel)).toEqual(['Distance0 m1.4 km', 'Drive time0 min3 min'])
  expect(within(panel).getByText(/Drive times by road aren’t available right now\. Distances are estimated: 1\.3 times/)).toBeVisible()
})
