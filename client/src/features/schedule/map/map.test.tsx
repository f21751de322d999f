import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { ana, ben, job, managed, me, NINE, visit } from '../../../testing/jobs.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { boardSettings, dayOf, person, placed, planTrades } from '../testing/dispatchDay.ts'

const HOUR = 3600

// In the morning of that day: suggestions for today start from now.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: (NINE - HOUR) * 1000 }))
afterEach(() => void vi.useRealTimers())

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const customerNamed = (name: string) => ({ ...job().customer, id: name, name })
/** Ana’s visits are far, near and in between; Ben’s visit and the unassigned one have no location. */
const far = placed({ id: '1' }, { ...at(40.9, -74), jobNumber: 'J-1', customer: customerNamed('Far Away') })
const near = placed(
  { id: '2', startAt: NINE + 2 * HOUR, endAt: NINE + 3 * HOUR },
  { ...at(40.72, -74), jobNumber: 'J-2', customer: customerNamed('Near By') },
)
const middle = placed(
  { id: '3', startAt: NINE + 4 * HOUR, endAt: NINE + 5 * HOUR },
  { ...at(40.8, -74), jobNumber: 'J-3', customer: customerNamed('Mid Way') },
)
const lost = placed({ id: '4', staff: [ben] }, { ...at(0, 0), jobNumber: 'J-4', customer: customerNamed('Lost Soul') })
const nobodys = placed({ id: '5', staff: [], status: 'UNASSIGNED' }, { jobNumber: 'J-5', customer: customerNamed('No One') })
const staff = [person(ana, { ...at(40.75, -74), locationAt: NINE }), person(ben)]
const day: FakeOperation = {
  dispatchMap: {
    ...(dayOf([far, near, middle, lost], [nobodys], staff) as { dispatchMap: object }).dispatchMap,
    branch: { __typename: 'GeoPoint', ...at(40.71, -74) },
  },
}

function open(answers: Record<string, FakeOperation> = {}, query = '') {
  signedIn()
  const gateway = fakeGateway({ ...me, ...boardSettings, DispatchMap: day, ...answers })
  return { gateway, ...renderAt(`/map?date=2026-11-23${query}`) }
}
const section = (name: string) => screen.findByRole('region', { name })
const stops = (inside: HTMLElement) =>
  within(inside)
    .getAllByRole('button', { pressed: false })
    .map(({ textContent }) => textContent)

test(
  'lists each technician’s stops in order, positions with their age, unassigned visits and those without a location, 0, 0 included',
  { tags: 'nightly' },
  async () => {
    open()
    const anas = await section('Ana Silva')
    expect(stops(anas).map((text) => text?.replace(/^(\d).*M(Far Away|Near By|Mid Way).*/, '$1 $2'))).toEqual([
      '1 Far Away',
      '2 Near By',
      '3 Mid Way',
    ])
    expect(within(anas).getByText(/Location from .* ago|Location from in/)).toBeVisible()
    expect(within(await section('Ben Otto')).getByText(/Location unknown/)).toBeVisible()
    expect(stops(await section('Unassigned'))).toEqual([expect.stringContaining('No One')])
    expect(stops(await section('Without a location'))).toEqual([expect.stringContaining('Lost Soul'), expect.stringContaining('No One')])
    const map = await screen.findByRole('region', { name: 'Map of the visits' })
    expect(
      await within(map).findByRole('button', { name: 'Visit 2 of Ana Silva: 11:00 AM – 12:00 PM, Near By, Assigned' }),
    ).toBeInTheDocument()
    expect(within(map).getAllByRole('button')).toHaveLength(3)
  },
)

test(
  'one tab stop for the list and one for the pins; arrow keys move, and a selection shows in both and in the URL',
  { tags: 'nightly' },
  async () => {
    const { user } = open()
    const first = within(await section('Without a location')).getByRole('button', { name: /^–.*Lost Soul/ })
    first.focus()
    await user.keyboard('{End}{ArrowUp}')
    const chosen = within(await section('Ana Silva')).getByRole('button', { name: /Mid Way/ })
    await waitFor(() => expect(chosen).toHaveFocus())
    await user.keyboard('{Enter}')
    const pin = await screen.findByRole('button', { name: /^Visit 3 of Ana Silva/ })
    await waitFor(() => expect(pin).toHaveAttribute('aria-pressed', 'true'))
    expect(window.location.search).toContain('visit=3')
    expect(screen.getByRole('region', { name: 'Chosen visit' })).toHaveTextContent('Mid Way')
    expect(screen.getByRole('link', { name: 'Show on schedule' })).toHaveAttribute('href', '/schedule?date=2026-11-23&view=day&visit=3')
    const tabStops = screen.getAllByRole('button').filter((item) => item.matches('[data-stop], [aria-pressed]') && item.tabIndex === 0)
    expect(tabStops.filter((item) => item.dataset['stop'] !== undefined)).toHaveLength(1)
    expect(
      within(screen.getByRole('region', { name: 'Map of the visits' }))
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([pin])
  },
)

test('typed coordinates are saved with the property, and invalid ones are not sent', { tags: 'nightly' }, async () => {
  const returned = { updateProperty: { __typename: 'Property', id: '40', latitude: 40.7, longitude: -74.1 } }
  const { gateway, user } = open({ LocateProperty: returned })
  await user.click(await screen.findByRole('button', { name: 'Set location for J-4' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Location of Lost Soul' }))
  await user.click(dialog.getByRole('button', { name: 'Enter coordinates' }))
  await user.type(dialog.getByLabelText(/^Coordinates/), 'somewhere')
  await user.click(dialog.getByRole('button', { name: 'Set location' }))
  expect(await dialog.findByText(/^Enter latitude and longitude, like/)).toBeVisible()
  expect(gateway.callsOf('LocateProperty')).toEqual([])
  await user.clear(dialog.getByLabelText(/^Coordinates/))
  await user.type(dialog.getByLabelText(/^Coordinates/), '40.7, -74.1')
  await user.click(dialog.getByRole('button', { name: 'Set location' }))
  expect(await screen.findByText('Location of Lost Soul set')).toBeVisible()
  expect(gateway.callsOf('LocateProperty')).toEqual([{ input: { id: job().property?.id, latitude: 40.7, longitude: -74.1 } }])
})

const manageVisit: FakeOperation = ({ input }) => {
  const { visitId, startTime, endTime } = input as { visitId: string; startTime: string; endTime: string }
  const instantOf = (time: string): number => NINE + (Number(time.slice(0, 2)) - 9) * HOUR + Number(time.slice(3)) * 60
  const moved = visit({ id: visitId, startAt: instantOf(startTime), endAt: instantOf(endTime), lockVersion: 4 })
  return { manageJob: { ...managed(job()).manageJob, visit: moved } }
}

test('plans a person’s day: shows what is saved, moves the visits that change, and Undo moves them back', { tags: 'nightly' }, async () => {
  const { gateway, user } = open({ ...planTrades({ [ana.id]: null }), ManageJob: manageVisit })
  await user.click(await screen.findByRole('button', { name: 'Suggest order for Ana Silva' }))
  await screen.findByRole('button', { name: 'Apply plan' })
  const dialog = within(screen.getByRole('dialog', { name: 'Plan Ana Silva’s day' }))
  // Half an hour is too short for the 26 km from the far location to the near one. The other two keep their times.
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Far Away.*9:00 AM.*2:30 PM.*Resolves a conflict/),
  ])
  await user.click(dialog.getByRole('button', { name: 'Apply plan' }))
  await waitFor(() => expect(gateway.callsOf('ManageJob')).toHaveLength(1))
  expect(gateway.callsOf('ManageJob')[0]).toMatchObject({
    input: { visitId: '1', action: 'RESCHEDULE', date: '2026-11-23', startTime: '14:30', endTime: '16:00', allowClash: true },
  })
  await user.click(await screen.findByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(gateway.callsOf('ManageJob')).toHaveLength(2))
  expect(gateway.callsOf('ManageJob')[1]).toMatchObject({ input: { visitId: '1', startTime: '09:00', allowClash: true } })
})

describe('a plan of the whole day', () => {
  const openPlan = async (answers: Record<string, FakeOperation> = {}) => {
    const { gateway, user } = open({ ...planTrades({ [ana.id]: ['2'], [ben.id]: ['2'] }), ManageJob: manageVisit, ...answers })
    await user.click(await screen.findByRole('button', { name: 'Plan this day' }))
    return { gateway, user }
  }

  test('assigns an unassigned visit to a technician with time for it in the same half of the day', { tags: 'nightly' }, async () => {
    const { gateway, user } = await openPlan()
    await screen.findByRole('button', { name: 'Apply plan' })
    const dialog = within(screen.getByRole('dialog', { name: 'Plan this day' }))
    expect(dialog.getByRole('status')).toHaveTextContent('1 unassigned visit gets a technician')
    await user.click(dialog.getByRole('button', { name: 'Apply plan' }))
    await waitFor(() => expect(gateway.callsOf('ManageJob').map(({ input }) => (input as { visitId: string }).visitId)).toContain('5'))
    const sent = gateway.callsOf('ManageJob').find(({ input }) => (input as { visitId: string }).visitId === '5')?.['input']
    expect(sent).toMatchObject({ action: 'RESCHEDULE', staffIds: [expect.anything()] })
    expect((sent as { startTime: string }).startTime < '12:00').toBe(true)
  })

  test('shows the planned stops and routes on the map, as long as the plan is open', { tags: 'nightly' }, async () => {
    const dashed = (): number => document.querySelectorAll('path[stroke-dasharray]').length
    const { user } = await openPlan({
      DispatchMap: dayOf([far, near, middle], [{ ...nobodys, ...at(40.75, -74.1) }], staff),
    })
    await screen.findByRole('button', { name: 'Apply plan' })
    expect(screen.getByRole('dialog', { name: 'Plan this day' })).not.toHaveAttribute('aria-modal')
    const pin = await screen.findByRole('button', { name: /^Unassigned: .*No One.*, Plan: \d.*, (Ana Silva|Ben Otto)$/ })
    expect(dashed()).toBeGreaterThan(0)
    expect(screen.queryByRole('complementary', { name: 'Visits and people' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dashed()).toBe(0))
    expect(pin).toHaveAccessibleName(/Unassigned$/)
    expect(screen.getByRole('complementary', { name: 'Visits and people' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Plan this day' })).toHaveFocus())
  })

  test('plans around a visit that is not included', { tags: 'nightly' }, async () => {
    const { gateway, user } = await openPlan()
    await screen.findByRole('button', { name: 'Apply plan' })
    const dialog = within(screen.getByRole('dialog', { name: 'Plan this day' }))
    const box = dialog.getByRole('checkbox', { name: 'Include J-5, No One' })
    await user.click(box)
    expect(box.closest('li')).toHaveTextContent(/Not included$/)
    await waitFor(() => expect(screen.queryByText(/unassigned visit gets/)).toBeNull())
    expect(box).toHaveFocus()
    await user.keyboard(' ')
    expect(await dialog.findByText('1 unassigned visit gets a technician')).toBeVisible()
    expect(box).toHaveFocus()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Plan this day' })).toHaveFocus())
    expect(gateway.callsOf('ManageJob')).toEqual([])
  })

  test('names the rule against a visit without a place, and who could take it without the rule', { tags: 'nightly' }, async () => {
    const { user } = await openPlan()
    await user.click(await screen.findByRole('radio', { name: 'Keep times' }))
    expect(await screen.findByText('1 visit has no place')).toBeVisible()
    expect(screen.getByText(/^There’s no free time in its time window\. .* could start at 10:30 AM\.$/)).toBeVisible()
  })

  test('leaves out trades that are not available, and says so', { tags: 'nightly' }, async () => {
    await openPlan({ PlanTrades: refuse('FORBIDDEN', 'You don’t have permission to see the staff.') })
    expect(await screen.findByText(/The technicians’ trades aren’t available/)).toBeVisible()
  })

  test('plans by time and trade if the backend returns neither locations nor hours, and says so', { tags: 'nightly' }, async () => {
    const bare = { hours: null, latitude: null, longitude: null }
    const nowhere = (of: object) => ({ ...of, latitude: null, longitude: null })
    await openPlan({ DispatchMap: dayOf([nowhere(far)], [nowhere(nobodys)], [person(ana, bare), person(ben, bare)]) })
    expect(await screen.findByText(/No visit has a location, so the plan goes by time and trade\./)).toBeVisible()
    expect(screen.getByText(/Working hours aren’t available, so 8:00 AM – 5:00 PM is assumed\./)).toBeVisible()
    expect(screen.getByText('1 unassigned visit gets a technician')).toBeVisible()
  })

  test('counts visits without a location', { tags: 'nightly' }, async () => {
    await openPlan()
    expect(await screen.findByText(/2 visits have no location, so the drives to them aren’t counted\./)).toBeVisible()
  })

  test('gives a visit only to a technician of its trade', async () => {
    await openPlan(planTrades({ [ana.id]: ['none-of-these'], [ben.id]: ['none-of-these'] }))
    expect(await screen.findAllByText(/^None of the technicians works in /)).not.toHaveLength(0)
  })

  test('shows the error of a day', { tags: 'nightly' }, async () => {
    let isRefused = false
    const { user } = await openPlan({
      DispatchMap: (variables, ...rest) => {
        const asked = isRefused ? refuse('FORBIDDEN', 'You can’t see this day.') : day
        isRefused = true
        return typeof asked === 'function' ? asked(variables, ...rest) : asked
      },
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan this day' }))
    expect(await dialog.findByText('You can’t see this day.')).toBeVisible()
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('reports an API error, and a service without day data', async () => {
  open({ DispatchMap: refuse('FORBIDDEN', 'You don’t have permission to see the map.') })
  expect(await screen.findByText('You don’t have permission to see the map.')).toBeVisible()
})

test('shows no map without day data', async () => {
  open({
    DispatchMap: {
      dispatchMap: { __typename: 'DispatchMap', date: null, isFromJobs: null, branch: null, staff: null, visits: null, unassigned: null },
    },
  })
  expect(await screen.findByText(/Couldn’t load the map/)).toBeVisible()
})
