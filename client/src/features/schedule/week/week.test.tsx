import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { ana, ben, job, managed, me, NINE, visit } from '../../../testing/jobs.ts'
import { onPhone } from '../../../testing/onPhone.ts'
import { signedIn, technician } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { boardSettings, dayOf, placed } from '../testing/dispatchDay.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const DAY = 24 * 3600
const calendar = { firstDay: 1, defaultView: 'WEEK', showWeekends: true, colourBy: 'STATUS', __typename: 'CalendarSettings' }
const company = { companySettings: { __typename: 'CompanySettings', team: { __typename: 'TeamSetting', calendar } } }
const started = placed({ id: '502', status: 'STARTED', allowedActions: ['FINISH'], staff: [ben] }, { id: '502', jobNumber: 'J-1013' })

/** Visits by day. */
const week =
  (days: Readonly<Record<string, readonly object[]>>): FakeOperation =>
  ({ input }) =>
    dayOf(days[(input as { date: string }).date] ?? [])
const before = week({ '2026-11-23': [placed(), started] })
const after = week({ '2026-11-23': [started], '2026-11-25': [placed({ date: '2026-11-25', startAt: NINE + 2 * DAY, staff: [ben] })] })

async function open(answers: Record<string, FakeOperation> = {}) {
  signedIn()
  const gateway = fakeGateway({ ...me, ...boardSettings, CompanyCalendar: company, DispatchMap: before, ...answers })
  const view = renderAt('/schedule?date=2026-11-24')
  const button = await screen.findByRole('button', { name: /J-1012/ })
  return { gateway, button, sent: () => gateway.callsOf('ManageJob').map(({ input }) => input), ...view }
}
const getField = (lane: string, date: string): HTMLElement => {
  const field = document.querySelector<HTMLElement>(`td[data-lane="${lane}"][data-date="${date}"]`)
  if (!field) throw new Error(`No field of ${lane} on ${date}`)
  return field
}
const moved: FakeOperation = {
  manageJob: {
    ...managed(job()).manageJob,
    visit: visit({ lockVersion: 4, date: '2026-11-25', startAt: NINE + 2 * DAY, endAt: NINE + 2 * DAY + 5400, staff: [ben] }),
  },
}

test('the week is scrolled to today', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: (NINE + DAY) * 1000 })
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.matches('th[data-today]') ? 248 : 0
  })
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(112)
  await open()
  expect(screen.getByRole('region', { name: 'Week' }).scrollLeft).toBe(136)
})

test('on a technician’s phone the week is a list by day, with the way to the day', async () => {
  onPhone()
  signedIn(technician)
  fakeGateway({ Me: { me: technician }, ...boardSettings, CompanyCalendar: company, DispatchMap: before })
  renderAt('/schedule?view=week&date=2026-11-24')
  const monday = within(await screen.findByRole('region', { name: 'Mon, Nov 23' }))
  expect(monday.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^9:00 – 10:30 AM.*J-1012.*Assigned/),
    expect.stringMatching(/^9:00 – 10:30 AM.*J-1013.*Started/),
  ])
  expect(monday.getByRole('link', { name: 'Mon, Nov 23' })).toHaveAttribute('href', '/schedule?view=day&date=2026-11-23')
  expect(within(screen.getByRole('region', { name: 'Tue, Nov 24' })).getByText('No visits')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})

test('keys move a visit to another day and technician at the same time; a started visit stays', async () => {
  const { gateway, button, sent, user } = await open({ ManageJob: moved })
  expect(
    gateway
      .callsOf('DispatchMap')
      .map(({ input }) => (input as { date: string }).date)
      .toSorted(),
  ).toHaveLength(7)
  button.focus()
  await user.keyboard(' {ArrowRight}{ArrowRight}{ArrowDown}')
  expect(await screen.findByText('Wed, Nov 25, Ben Otto')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(await screen.findByText('Move of J-1012 cancelled.')).toBeInTheDocument()
  expect(within(getField(ana.id, '2026-11-23')).getByRole('button', { name: /J-1012/ })).toHaveFocus()
  expect(sent()).toEqual([])

  await user.keyboard('{ArrowDown} ')
  expect(await screen.findByText('J-1013 can’t be moved: Service Started.')).toBeInTheDocument()
  gateway.answer({ DispatchMap: after })
  await user.keyboard('{ArrowUp} {ArrowRight}{ArrowRight}{ArrowDown}{Enter}')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toEqual({
    jobId: '12',
    visitId: '501',
    action: 'RESCHEDULE',
    lockVersion: 3,
    date: '2026-11-25',
    startTime: '09:00',
    endTime: '10:30',
    staffIds: ['8'],
  })
  expect(await screen.findByText(/^J-1012 moved to Wed, Nov 25/)).toBeVisible()
  await waitFor(() => expect(getField(ben.id, '2026-11-25').querySelector('[data-visit="501"]:not([data-pending])')).not.toBeNull())
})

test('the mouse moves it to another cell; a concurrent change names the user and puts it back', { tags: 'nightly' }, async () => {
  const stale = refuse('STALE', 'Changed in the meantime.', { changedBy: 'Priya Shah', changedAt: null })
  const { button, sent, user } = await open({ ManageJob: stale })
  const to = getField(ana.id, '2026-11-27')
  const at = (clientX: number) => ({ clientX, clientY: 0, button: 0, pointerId: 1, pointerType: 'mouse' })
  document.elementFromPoint = () => to
  fireEvent.pointerDown(button, at(0))
  fireEvent.pointerMove(button, at(9))
  fireEvent.pointerUp(screen.getByRole('region', { name: 'Week' }), at(0))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ date: '2026-11-27', startTime: '09:00', lockVersion: 3 })
  expect(sent()[0]).not.toHaveProperty('staffIds')
  expect(await screen.findByText('J-1012 was moved back: Priya Shah changed it.')).toBeVisible()
  await waitFor(() => expect(within(getField(ana.id, '2026-11-23')).getByRole('button', { name: /J-1012/ })).toBeVisible())
  await user.click(screen.getByRole('button', { name: /J-1012/ }))
  expect(await screen.findByRole('menuitem', { name: 'Open job' })).toBeVisible()
})
