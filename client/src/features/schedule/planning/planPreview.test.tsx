import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeGateway } from '../../../testing/fakeGateway.ts'
import { ana, ben, job, me, NINE } from '../../../testing/jobs.ts'
import { onPhone } from '../../../testing/onPhone.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { boardSettings, dayOf, person, placed, planTrades } from '../testing/dispatchDay.ts'

const HOUR = 3600
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: (NINE - 13 * HOUR) * 1000 }))
afterEach(() => void vi.useRealTimers())

const customerNamed = (name: string) => ({ ...job().customer, id: name, name })
const hours = { hours: { __typename: 'DayHours', isOn: true, open: '09:00', close: '17:00' } }
const movable = { allowedActions: ['RESCHEDULE' as const] }
/** Ana's whole morning is taken; the unassigned visit fits into Ben's alone. */
const long = placed({ id: '1', endAt: NINE + 3 * HOUR, allowedActions: [] }, { jobNumber: 'J-1', customer: customerNamed('Lon Long') })
const bens = placed({ id: '2', staff: [ben], allowedActions: [] }, { jobNumber: 'J-2', customer: customerNamed('Bea Busy') })
const open = placed(
  { id: '5', staff: [], status: 'UNASSIGNED', endAt: NINE + HOUR, ...movable },
  { jobNumber: 'J-5', customer: customerNamed('No One') },
)

function openPlan() {
  signedIn()
  fakeGateway({
    ...me,
    ...boardSettings,
    DispatchMap: dayOf([long, bens], [open], [person(ana, hours), person(ben, hours)]),
    ...planTrades({ [ana.id]: ['2'], [ben.id]: ['2'] }),
    UnplannedJobs: { jobs: { __typename: 'JobPage', items: [], totalCount: 0, page: 1, perPage: 30, ignored: [] } },
  })
  return renderAt('/schedule?view=day&date=2026-11-23')
}
const ghosts = (): string[] => [...document.querySelectorAll('[data-planned]')].map(({ textContent }) => textContent ?? '')

test('shows the plan on the board beside its panel, and removes an excluded row from the board', async () => {
  const { user } = openPlan()
  await user.click(await screen.findByRole('button', { name: 'Plan this day' }))
  await screen.findByRole('button', { name: 'Apply plan' })
  const panel = screen.getByRole('dialog', { name: 'Plan this day' })
  expect(panel).not.toHaveAttribute('aria-modal')
  // The others can't be moved, and Ben is free from 10:30.
  await waitFor(() => expect(ghosts()).toEqual(['No One10:30']))
  expect(screen.getByRole('gridcell', { name: /J-5, .*Plan: 10:30 AM, Ben Otto$/ })).toHaveAttribute('data-leaving', 'true')
  expect(screen.getByRole('gridcell', { name: /J-2/ })).not.toHaveAttribute('data-leaving')
  const table = within(within(panel).getByRole('table', { name: 'The day before and after' }))
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'NowPlanned',
    'Unassigned visits10',
    'Promised times kept2 of 33 of 3',
  ])

  // By keys, from the panel that has the focus.
  expect(panel).toHaveFocus()
  within(panel).getByRole('checkbox', { name: 'Include J-5, No One' }).focus()
  await user.keyboard(' ')
  await waitFor(() => expect(ghosts()).toEqual([]))
  await user.click(await within(panel).findByRole('checkbox', { name: 'Include J-5, No One' }))
  await waitFor(() => expect(ghosts()).toHaveLength(1))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(ghosts()).toEqual([])
  expect(screen.getByRole('gridcell', { name: /J-5/ })).not.toHaveAttribute('data-leaving')
})

test('on a phone the schedule with the plan replaces the dialog, which returns unchanged', async () => {
  onPhone()
  const { user } = openPlan()
  await user.click(await screen.findByRole('button', { name: 'Plan this day' }))
  await user.click(await screen.findByRole('button', { name: 'Show on schedule' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const lane = within(screen.getByRole('region', { name: 'Ben Otto' }))
  expect(lane.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Bea Busy'),
    expect.stringMatching(/^10:30 – 11:30 AM.*No One.*Planned/),
  ])
  expect(within(screen.getByRole('region', { name: 'Unassigned' })).getByText('Plan: 10:30 AM, Ben Otto')).toBeVisible()
  const bar = within(screen.getByRole('region', { name: 'Plan on the schedule' }))
  expect(bar.getByRole('status')).toHaveTextContent('1 change planned, not applied yet')
  const back = bar.getByRole('button', { name: 'Back to plan' })
  expect(back).toHaveFocus()
  await user.click(back)
  expect(await screen.findByRole('checkbox', { name: 'Include J-5, No One' })).toBeChecked()
})
