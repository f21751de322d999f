import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../testing/fakeGateway.ts'
import { boardSettings as settings, dayOf, placed } from './testing/dispatchDay.ts'
import { ben, job, managed, me, NINE, visit } from '../../testing/jobs.ts'
import { signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'

const movedTo = (part: Parameters<typeof visit>[0]) => {
  const { manageJob } = managed(job())
  return { manageJob: { ...manageJob, visit: visit({ lockVersion: 4, ...part }) } }
}

async function open(answers: Record<string, FakeOperation> = {}) {
  signedIn()
  const none = { jobs: { __typename: 'JobPage', items: [], totalCount: 0, page: 1, perPage: 30, ignored: [] } }
  const gateway = fakeGateway({ ...me, ...settings, DispatchMap: dayOf([placed()]), UnplannedJobs: none, ...answers })
  const view = renderAt('/schedule?view=day&date=2026-11-23')
  const card = await screen.findByRole('gridcell', { name: /^9:00 – 10:30 AM, J-1012, Boiler repair, Maria Lopez, Assigned, Ana Silva/ })
  return { gateway, card, ...view }
}
afterEach(() => void vi.useRealTimers())

const inputs = (gateway: ReturnType<typeof fakeGateway>) => gateway.callsOf('ManageJob').map(({ input }) => input)
const laneOf = (name: RegExp) => screen.getByRole('row', { name })

test('a drop on a day off is not called an overlap', async () => {
  const { card, user } = await open({ ManageJob: refuse('CLASH', 'Ben Otto is off on Nov 23.', { clashes: [] }) })
  card.focus()
  await user.keyboard(' {ArrowDown}{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Book J-1012 anyway?' }))
  expect(dialog.getByText('Ben Otto is off on Nov 23.')).toBeVisible()
})

test('by keys: Space lifts, arrows move in time and between people, Enter drops, with one action of the job', async () => {
  const { gateway, card, user } = await open({ ManageJob: movedTo({ startAt: NINE + 1800, endAt: NINE + 7200, staff: [ben] }) })
  card.focus()
  await user.keyboard(' {ArrowRight}{ArrowDown}')
  expect(await screen.findByText('9:30 – 11:00 AM, Ben Otto')).toBeInTheDocument()
  expect(inputs(gateway)).toEqual([])
  gateway.answer({ DispatchMap: dayOf([placed({ startAt: NINE + 1800, endAt: NINE + 7200, staff: [ben], lockVersion: 4 })]) })
  await user.keyboard('{Enter}')
  expect(await screen.findByText('J-1012 moved to Mon, Nov 23, 9:30 – 11:00 AM, Ben Otto')).toBeVisible()
  expect(inputs(gateway)).toEqual([
    {
      jobId: '12',
      visitId: '501',
      action: 'RESCHEDULE',
      lockVersion: 3,
      date: '2026-11-23',
      startTime: '09:30',
      endTime: '11:00',
      staffIds: ['8'],
    },
  ])
  expect(within(laneOf(/^Ben Otto/)).getByRole('gridcell', { name: /^9:30/ })).toBeVisible()
})

test('Escape puts back, Shift changes the length, and a visit that has started is not lifted', { tags: 'nightly' }, async () => {
  const started = placed({ id: '502', status: 'STARTED', allowedActions: ['FINISH'], staff: [ben] }, { id: '502', jobNumber: 'J-1013' })
  const { gateway, card, user } = await open({
    DispatchMap: dayOf([placed(), started]),
    ManageJob: movedTo({ endAt: NINE + 7200 }),
  })
  card.focus()
  await user.keyboard(' {ArrowRight}{Escape}')
  expect(await screen.findByText('Move of J-1012 cancelled.')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('gridcell', { name: /J-1012/ })).toHaveFocus())
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('gridcell', { name: /J-1013/ })).toHaveFocus()
  await user.keyboard(' ')
  expect(await screen.findByText('J-1013 can’t be moved: Service Started.')).toBeInTheDocument()
  await user.keyboard('{ArrowUp} {Shift>}{ArrowRight}{/Shift}{Enter}')
  await waitFor(() => expect(inputs(gateway)).toHaveLength(1))
  expect(inputs(gateway)[0]).toMatchObject({ action: 'RESCHEDULE', startTime: '09:00', endTime: '11:00' })
  expect(await screen.findByText('J-1012 now ends at 11:00 AM')).toBeVisible()
})

test('a conflict names the other visit: put back restores it, book anyway overrides', async () => {
  const clash = refuse('CLASH', 'Ben Otto has another visit at that time (J-1044).', {
    clashes: [{ visitId: '9', jobNumber: 'J-1044', staffId: '8', startAt: NINE, endAt: NINE + 3600 }],
  })
  const { gateway, card, user } = await open({ ManageJob: clash })
  card.focus()
  await user.keyboard(' {ArrowDown}{Enter}')
  expect(await screen.findByRole('dialog', { name: 'J-1012 overlaps another visit' })).toHaveTextContent(
    'J-1044 Mon, Nov 23, 9:00 – 10:00 AM',
  )
  await user.click(screen.getByRole('button', { name: 'Cancel move' }))
  await waitFor(() => expect(within(laneOf(/^Ana Silva/)).getByRole('gridcell')).toBeVisible())
  within(laneOf(/^Ana Silva/))
    .getByRole('gridcell')
    .focus()
  await user.keyboard(' {ArrowDown}{Enter}')
  await screen.findByRole('dialog', { name: 'J-1012 overlaps another visit' })
  gateway.answer({ ManageJob: movedTo({ staff: [ben] }), DispatchMap: dayOf([placed({ staff: [ben], lockVersion: 4 })]) })
  await user.click(screen.getByRole('button', { name: 'Book anyway' }))
  expect(await screen.findByText(/^J-1012 moved to/)).toBeVisible()
  expect(inputs(gateway).at(-1)).toMatchObject({ allowClash: true, staffIds: ['8'] })
})

test('another user’s change puts the visit back and names the user', async () => {
  const { card, user } = await open({
    ManageJob: refuse('STALE', 'Changed in the meantime.', { changedBy: 'Priya Shah', changedAt: null }),
  })
  card.focus()
  await user.keyboard(' {ArrowRight}{Enter}')
  expect(await screen.findByText('J-1012 was moved back: Priya Shah changed it.')).toBeVisible()
  expect(await screen.findByRole('gridcell', { name: /^9:00 – 10:30 AM/ })).toBeVisible()
})

test('Enter on a technician books a job with day, time and technician filled in', { tags: 'nightly' }, async () => {
  const { card, user } = await open()
  card.focus()
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(window.location.pathname).toBe('/jobs/new'))
  expect(window.location.search).toBe('?date=2026-11-23&start=09%3A00&staff=8')
})

test('reports a service without day data, and shows an API error', async () => {
  signedIn()
  const missing = {
    dispatchMap: { __typename: 'DispatchMap', date: null, isFromJobs: null, branch: null, staff: null, visits: null, unassigned: null },
  }
  fakeGateway({ ...me, ...settings, DispatchMap: missing })
  renderAt('/schedule?view=day&date=2026-11-23')
  expect(await screen.findByText(/Couldn’t load the schedule/)).toBeVisible()
})

const scrolledTo = () => {
  const { scrollLeft, scrollTop } = screen.getByRole('grid').closest('[data-lanes]') as HTMLElement
  return { scrollLeft, scrollTop }
}

test('today is scrolled to an hour before the current one, sixty pixels per hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: (NINE + 9 * 3600) * 1000 })
  const late = placed({ id: '502', startAt: NINE + 12 * 3600, endAt: NINE + 13 * 3600 }, { id: '502', jobNumber: 'J-1013' })
  await open({ DispatchMap: dayOf([placed(), late]) })
  // At 6 PM; what is shown begins at 7 AM.
  expect(scrolledTo()).toEqual({ scrollLeft: 600, scrollTop: 0 })
})

test.for([
  ['the day before', -24],
  ['the day after', 24],
] as const)('%s its board is not scrolled', async ([, hours]) => {
  vi.useFakeTimers({ toFake: ['Date'], now: (NINE + (9 + hours) * 3600) * 1000 })
  await open()
  expect(scrolledTo()).toEqual({ scrollLeft: 0, scrollTop: 0 })
})
