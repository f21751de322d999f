import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { ana, ben, job, managed, me, NINE } from '../../../testing/jobs.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { boardSettings, dayOf, person, placed, planTrades } from '../testing/dispatchDay.ts'

const HOUR = 3600
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: (NINE - 13 * HOUR) * 1000 }))
afterEach(() => void vi.useRealTimers())

/** 0.1 degrees of latitude are 11.12 km, 14.46 km by road, and 22 minutes. */
const [north, south] = [
  { latitude: 40.8, longitude: -74 },
  { latitude: 40.7, longitude: -74 },
]
const boilers = { __typename: 'Category', id: '3', name: 'Boilers' }
const at = (id: string, staff: readonly (typeof ana | typeof ben)[], hours: number, more: object) => {
  const startAt = NINE + hours * HOUR
  const part = { id, staff: [...staff], startAt, endAt: startAt + HOUR, allowedActions: ['RESCHEDULE' as const] }
  return placed({ ...part, status: staff.length > 0 ? 'ASSIGNED' : 'UNASSIGNED' }, { jobNumber: `J-${id}`, category: boilers, ...more })
}

const declined = (of: ReturnType<typeof at>) => ({ ...of, visit: { ...of.visit, status: 'DECLINED' as const, allowedActions: [] } })

/** Ana and Ben cross each other’s way, Ana’s last visit ends half an hour after five, and no one works in the trade of J-7. J-8 was declined. */
const day = () => [
  at('1', [ana], 0, north),
  at('2', [ben], 0, south),
  at('3', [ana], 2, south),
  at('4', [ben], 2, north),
  at('5', [], 4, south),
  at('6', [ana], 7.5, south),
  at('7', [], 5, { category: { ...boilers, id: '4', name: 'Roofs' } }),
  declined(at('8', [ana], 1, north)),
]
const ghosts = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-planned]')].map(({ dataset }) => dataset['planned'])

function openPlan(
  start: ReturnType<typeof day>,
  isRefused = (_visitId: string): boolean | Promise<boolean> => false,
  answers: Record<string, FakeOperation> = {},
) {
  signedIn()
  let visits = start
  const manageJob: FakeOperation = async ({ input }) => {
    const { visitId, startTime, staffIds } = input as { visitId: string; startTime: string; staffIds?: string[] }
    if (await isRefused(visitId)) return refuse('REFUSED', 'This customer is on hold.')
    const startAt = NINE + (Number(startTime.slice(0, 2)) - 9) * HOUR + Number(startTime.slice(3)) * 60
    visits = visits.map((of) => {
      if (of.id !== visitId) return of
      const staff = staffIds ? [ana, ben].filter(({ id }) => staffIds.includes(id)) : of.visit.staff
      return { ...of, visit: { ...of.visit, startAt, endAt: startAt + HOUR, staff, status: 'ASSIGNED', lockVersion: 4 } }
    })
    return { manageJob: { ...managed(job()).manageJob, visit: visits.find(({ id }) => id === visitId)?.visit } }
  }
  const hours = { hours: { __typename: 'DayHours', isOn: true, open: '09:00', close: '17:00' } }
  fakeGateway({
    ...me,
    ...boardSettings,
    DispatchMap: () => dayOf(visits, [], [person(ana, hours), person(ben, hours)]),
    ...planTrades({ [ana.id]: ['3'], [ben.id]: ['3'] }),
    UnplannedJobs: { jobs: { __typename: 'JobPage', items: [], totalCount: 0, page: 1, perPage: 30, ignored: [] } },
    ManageJob: manageJob,
    ...answers,
  })
  return renderAt('/schedule?view=day&date=2026-11-23')
}

/** Rows of the comparison: [label, now, planned]. */
async function plan(user: ReturnType<typeof renderAt>['user']): Promise<string[][]> {
  await user.click(await screen.findByRole('button', { name: 'Plan this day' }))
  const table = await screen.findByRole('table', { name: 'The day before and after' })
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent ?? ''))
}

test('after Apply the day comes to what the plan showed; a refused visit is listed with its reason, and is the only difference', async () => {
  let release = (): void => undefined
  const isReleased = new Promise<boolean>((resolve) => (release = () => resolve(true)))
  let isRefusing = true
  const { user } = openPlan(day(), (visitId) => visitId === '5' && isRefusing && isReleased)
  const before = await plan(user)
  expect(before).toEqual([
    ['Distance', '29 km', '0 m'],
    ['Drive time', '44 min', '0 min'],
    ['Overtime', '30 min', '0 min'],
    ['Unassigned visits', '2', '1'],
    ['Promised times kept', '5 of 7', '6 of 7'],
  ])
  expect(screen.getByText(/Declined, so not planned: J-8\.$/)).toBeVisible()
  expect(screen.getByRole('rowheader', { name: /^Ana Silva/ })).toHaveTextContent('3 visits · 3 h')
  await user.click(screen.getByRole('button', { name: 'Apply plan' }))
  // Visits that have moved are no longer shown twice, and the rest of the plan stays.
  await waitFor(() => expect(ghosts()).toEqual(['5']))
  expect([...document.querySelectorAll<HTMLElement>('[data-leaving]')].map(({ dataset }) => dataset['visit'])).toEqual(['5'])
  release()
  const result = await screen.findByText('J-5')
  expect(result.closest('li')).toHaveTextContent('This customer is on hold.')
  expect(ghosts()).toEqual(['5'])
  await user.keyboard('{Escape}')

  isRefusing = false
  const between = await plan(user)
  expect(between).toEqual([
    ['Unassigned visits', '2', '1'],
    ['Promised times kept', '5 of 7', '6 of 7'],
  ])
  await user.click(screen.getByRole('button', { name: 'Apply plan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await plan(user)).map(([label, now]) => [label, now])).toEqual(between.map(([label, , planned]) => [label, planned]))
})

test('the dispatcher can allow overtime for a visit that has no place in working hours', { tags: 'nightly' }, async () => {
  const until = (id: string, staff: typeof ana | typeof ben) => {
    const of = at(id, [staff], 0, {})
    return { ...of, visit: { ...of.visit, endAt: NINE + 8 * HOUR, allowedActions: [] } }
  }
  const { user } = openPlan([until('1', ana), until('2', ben), at('5', [], 7, {})])
  await user.click(await screen.findByRole('button', { name: 'Plan this day' }))
  expect(await screen.findByText(/There’s no free time in working hours\. Ana Silva could start at 5:00 PM\./)).toBeVisible()
  expect(screen.queryByRole('row', { name: /^Overtime/ })).toBeNull()
  await user.click(screen.getByRole('switch', { name: 'Allow up to 2 h of overtime' }))
  expect(await screen.findByRole('row', { name: 'Overtime 0 min 1 h' })).toBeVisible()
  expect(screen.getByRole('row', { name: 'Unassigned visits 1 0' })).toBeVisible()
  expect(screen.getByRole('switch', { name: 'Allow up to 2 h of overtime' })).toBeChecked()
})

test('without the technicians’ trades the plan of a day preselects no visit', { tags: 'nightly' }, async () => {
  const { user } = openPlan(day(), undefined, { PlanTrades: refuse('FORBIDDEN', 'You don’t have permission to see the staff.') })
  await plan(user)
  const dialog = within(screen.getByRole('dialog', { name: 'Plan this day' }))
  const box = await dialog.findByRole('checkbox', { name: /^Include J-5/ })
  await waitFor(() => expect(dialog.queryByRole('checkbox', { checked: true })).toBeNull())
  expect(dialog.getByRole('button', { name: 'Apply plan' })).toBeDisabled()
  await user.click(box)
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Apply plan' })).toBeEnabled())
  expect(dialog.getByText('1 unassigned visit gets a technician')).toBeVisible()
  expect(dialog.getAllByRole('checkbox', { checked: true })).toEqual([box])
})
