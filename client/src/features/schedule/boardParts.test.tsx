import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../testing/fakeGateway.ts'
import { ana, ben, job, managed, me, NINE, visit } from '../../testing/jobs.ts'
import { signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { boardSettings, dayOf, person, placed } from './testing/dispatchDay.ts'

const getPage = (items: readonly object[], totalCount = items.length) => ({
  jobs: { __typename: 'JobPage', items, totalCount, page: 1, perPage: 30, ignored: [] },
})
const started = placed({ id: '502', status: 'STARTED', allowedActions: ['FINISH'], staff: [ben] }, { id: '502', jobNumber: 'J-1013' })

afterEach(() => void vi.restoreAllMocks())

async function open(answers: Record<string, FakeOperation> = {}, query = 'view=day&date=2026-11-23') {
  signedIn()
  const gateway = fakeGateway({ ...me, ...boardSettings, DispatchMap: dayOf([placed(), started]), UnplannedJobs: getPage([]), ...answers })
  return { gateway, ...renderAt(`/schedule?${query}`) }
}

test('unscheduled jobs are sorted by priority, searched, scrolled without an end and dropped on the board, also by keys', async () => {
  const waiting = Array.from({ length: 31 }, (_, index) =>
    job({
      id: `${100 + index}`,
      jobNumber: `J-${100 + index}`,
      title: `Job ${index}`,
      status: 'UNSCHEDULED',
      startAt: null,
      endAt: null,
      staff: [],
      durationMinutes: index === 0 ? 45 : null,
    }),
  )
  const { gateway, user } = await open({
    UnplannedJobs: ({ input }) => {
      const { search, page } = input as { search?: string; page: number }
      if (search !== undefined) return getPage([])
      return getPage(page === 1 ? waiting.slice(0, 30) : waiting.slice(30), 31)
    },
    ManageJob: { manageJob: { ...managed(job()).manageJob, visit: visit() } },
  })
  const tray = await screen.findByRole('complementary', { name: 'Unscheduled' })
  await waitFor(() => expect(within(tray).getAllByRole('listitem')).toHaveLength(30))
  expect(gateway.callsOf('UnplannedJobs')[0]).toMatchObject({
    input: { statuses: ['UNSCHEDULED'], sortBy: 'PRIORITY', sortDirection: 'DESCENDING' },
  })
  await user.click(within(tray).getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(within(tray).getAllByRole('listitem')).toHaveLength(31))

  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 184 + 660, 400))
  const [first] = within(tray).getAllByRole('listitem') as [HTMLElement]
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0, pointerId: 1, pointerType: 'mouse' })
  fireEvent.pointerDown(first, at(700, 300))
  fireEvent.pointerMove(first, at(710, 300))
  // Ben's lane, at nine.
  fireEvent.pointerUp(screen.getByRole('grid'), at(184 + 121, 110))
  // While it is being saved it can't be dragged.
  fireEvent.pointerDown(first, at(700, 300))
  fireEvent.pointerMove(first, at(710, 300))
  fireEvent.pointerUp(screen.getByRole('grid'), at(184 + 121, 110))
  await waitFor(() => expect(gateway.callsOf('ManageJob')).toHaveLength(1))
  expect(gateway.callsOf('ManageJob')[0]).toMatchObject({
    input: { jobId: '100', action: 'SCHEDULE', date: '2026-11-23', startTime: '09:00', endTime: '09:45', staffIds: ['8'] },
  })
  vi.restoreAllMocks()

  const handles = within(tray).getAllByRole('button', { name: /^Place .* on the board$/ })
  act(() => handles[4]?.focus())
  await user.keyboard(' ')
  // Ana is busy from nine to half past ten.
  expect(screen.getByText(/ lifted\. Arrow keys move it, .* 10:30 – 11:30 AM, Ana Silva$/)).toBeInTheDocument()
  await user.keyboard('{Escape} {ArrowDown}{ArrowRight}')
  expect(screen.getByText('11:00 AM – 12:00 PM, Ben Otto')).toBeInTheDocument()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(gateway.callsOf('ManageJob')).toHaveLength(2))
  expect(gateway.callsOf('ManageJob')[1]).toMatchObject({
    input: { jobId: '104', action: 'SCHEDULE', date: '2026-11-23', startTime: '11:00', endTime: '12:00', staffIds: ['8'] },
  })
  expect(handles[5]).toHaveFocus()
  // Until the user sets a time, it moves to each technician's first free slot.
  await user.keyboard(' ')
  expect(screen.getByText(/ 12:00 – 1:00 PM, Ben Otto$/)).toBeInTheDocument()
  await user.keyboard('{ArrowUp}')
  expect(screen.getByText('10:30 – 11:30 AM, Ana Silva')).toBeInTheDocument()
  await user.keyboard('{Escape}')

  await user.type(within(tray).getByLabelText('Search unscheduled work'), 'boiler')
  expect(await within(tray).findByText('No data Found!')).toBeVisible()
  expect(gateway.callsOf('UnplannedJobs').at(-1)).toMatchObject({ input: { search: 'boiler' } })
})

test('visits that have not started move to another day together at the same times; others are excluded', { tags: 'nightly' }, async () => {
  const { gateway, user } = await open({
    ManageJob: {
      manageJob: { ...managed(job()).manageJob, visit: visit({ lockVersion: 4, startAt: NINE + 86_400, endAt: NINE + 91_800 }) },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'More for this day' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move the rest of the day' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 1 visit to another day' }))
  expect(dialog.getByLabelText(/^From Mon, Nov 23 to/)).toHaveValue('11/24/2026')
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(gateway.callsOf('ManageJob')).toHaveLength(1))
  expect(gateway.callsOf('ManageJob')[0]).toMatchObject({
    input: { visitId: '501', action: 'RESCHEDULE', date: '2026-11-24', startTime: '09:00', endTime: '10:30' },
  })
})

test(
  'an unassigned visit keeps its length when dropped; the setting against conflict questions is respected',
  { tags: 'nightly' },
  async () => {
    const { companySettings } = boardSettings.BoardSettings
    const { gateway, user } = await open({
      BoardSettings: { companySettings: { ...companySettings, team: { ...companySettings.team, warnOnClash: false } } },
      UnplannedJobs: ({ input }) =>
        getPage((input as { statuses: string[] }).statuses.includes('UNASSIGNED') ? [job({ status: 'UNASSIGNED', staff: [] })] : []),
      ManageJob: managed(job()),
    })
    await user.click(await screen.findByRole('radio', { name: 'Unassigned' }))
    const handle = await screen.findByRole('button', { name: /^Place .* on the board$/ })
    act(() => handle.focus())
    await user.keyboard(' {Enter}')
    await waitFor(() => expect(gateway.callsOf('ManageJob')).toHaveLength(1))
    expect(gateway.callsOf('ManageJob')[0]).toMatchObject({
      input: { action: 'RESCHEDULE', startTime: '10:30', endTime: '12:00', staffIds: ['7'], allowClash: true },
    })
  },
)

test(
  'after a drop the next job that can be lifted receives the focus, and after the last one the search',
  { tags: 'nightly' },
  async () => {
    const waiting = ['100', '101'].map((id) =>
      job({ id, jobNumber: `J-${id}`, status: 'UNSCHEDULED', startAt: null, endAt: null, staff: [] }),
    )
    const { user } = await open({ UnplannedJobs: getPage(waiting), ManageJob: () => new Promise(() => {}) })
    const handles = await screen.findAllByRole('button', { name: /^Place .* on the board$/ })
    act(() => handles[1]?.focus())
    await user.keyboard(' {Enter}')
    expect(handles[0]).toHaveFocus()
    await waitFor(() => expect(document.querySelectorAll('[data-pending]')).toHaveLength(1))
    await user.keyboard(' {Enter}')
    expect(screen.getByRole('textbox', { name: 'Search unscheduled work' })).toHaveFocus()
  },
)

test('two conflicts in a row ask one after the other, and both visits are put back', { tags: 'nightly' }, async () => {
  const waiting = ['100', '101'].map((id) =>
    job({ id, jobNumber: `J-${id}`, status: 'UNSCHEDULED', startAt: null, endAt: null, staff: [] }),
  )
  const { gateway, user } = await open({
    UnplannedJobs: getPage(waiting),
    ManageJob: refuse('CLASH', 'Ana Silva has another visit at that time.', { clashes: [] }),
  })
  const handles = await screen.findAllByRole('button', { name: /^Place .* on the board$/ })
  act(() => handles[0]?.focus())
  await user.keyboard(' {Enter}')
  act(() => handles[1]?.focus())
  await user.keyboard(' {Enter}')
  for (const name of ['J-100', 'J-101']) {
    const dialog = within(await screen.findByRole('dialog', { name: `Book ${name} anyway?` }))
    await user.click(dialog.getByRole('button', { name: 'Cancel move' }))
  }
  await waitFor(() => expect(document.querySelector('[data-pending]')).toBeNull())
  expect(gateway.callsOf('ManageJob')).toHaveLength(2)
})

test(
  'prints a technician’s day with times, places and phones of visits not cancelled; a day without visits says so',
  { tags: 'nightly' },
  async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue()
    const { user } = await open({
      DispatchMap: dayOf([placed(), placed({ id: '503', status: 'CANCELLED' }, { id: '503', jobNumber: 'J-1099' })]),
    })
    await user.click(await screen.findByRole('button', { name: 'More for this day' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Ana Silva' }))
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    const sheet = document.querySelector('[data-day-sheet]')
    expect(sheet).toHaveTextContent('Ana Silva')
    expect(sheet).toHaveTextContent('1 visit')
    expect(sheet).toHaveTextContent('9:00 – 10:30 AM')
    expect(sheet).toHaveTextContent('12 Oak Street')
    expect(sheet).not.toHaveTextContent('J-1099')
    fireEvent(window, new Event('afterprint'))
    await waitFor(() => expect(document.querySelector('[data-day-sheet]')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'More for this day' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Ben Otto' }))
    await waitFor(() => expect(document.querySelector('[data-day-sheet]')).toHaveTextContent('No visits on this day.'))
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2))
  },
)

test('without a view in the URL loads the company’s default first; the month shows each day’s load', async () => {
  const calendar = { __typename: 'CalendarSettings', firstDay: 1, defaultView: 'MONTH', showWeekends: true, colourBy: 'STAFF' }
  const count = { total: 3, unassigned: 1, declined: null, assigned: 2, inProgress: 0, completed: 0, cancelled: 0 }
  const { gateway } = await open(
    {
      CompanyCalendar: { companySettings: { __typename: 'CompanySettings', team: { __typename: 'TeamSetting', calendar } } },
      BoardMonth: { dayCounts: [{ __typename: 'DayCount', date: '2027-03-09', ...count }] },
    },
    'date=2027-03-10',
  )
  const day = await screen.findByRole('link', { name: 'Tue, Mar 9: 3 visits, 2 assigned, 1 unassigned' })
  expect(day).toHaveAttribute('href', '/schedule?date=2027-03-09&view=day')
  expect(screen.getByRole('link', { name: 'Wed, Mar 10: not available' })).toBeVisible()
  expect(gateway.callsOf('DispatchMap')).toEqual([])
})

test('stores the lane direction for the next URL without one', { tags: 'nightly' }, async () => {
  const { user, unmount } = await open()
  await screen.findByRole('gridcell', { name: /J-1012/ })
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  await user.click(await screen.findByRole('radio', { name: 'Columns' }))
  await waitFor(() => expect(window.location.search).toBe('?view=day&date=2026-11-23&lanes=down'))
  unmount()
  await open()
  await screen.findByRole('gridcell', { name: /J-1012/ })
  expect(window.location.search).toBe('?view=day&date=2026-11-23&lanes=down')
  expect(document.querySelector('[data-lanes]')).toHaveAttribute('data-lanes', 'down')
})

test(
  'shows time off and holidays, and an empty slot books with day, time, technician and branch filled in',
  { tags: 'nightly' },
  async () => {
    const { team } = boardSettings.BoardSettings.companySettings
    const holidays = [{ __typename: 'Holiday', date: '2026-11-23', name: 'Founders’ Day' }]
    const off = { timeOff: [{ __typename: 'DayTimeOff', startTime: '13:00', endTime: '15:00', note: 'Dentist' }] }
    const company = { companySettings: { ...boardSettings.BoardSettings.companySettings, team: { ...team, holidays } } }
    await open(
      { BoardSettings: company, DispatchMap: dayOf([placed()], [], [person(ana, off), person(ben)]) },
      'view=day&date=2026-11-23&branch=1',
    )
    expect(await screen.findByText('Time off: Dentist')).toBeVisible()
    expect(screen.getByRole('grid', { name: /Founders’ Day$/ })).toBeVisible()
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 184 + 660, 400))
    // Ben's lane, a quarter to eleven: slots of half an hour.
    fireEvent.click(document.querySelector('[data-track="8"]') as Element, { clientX: 184 + 225, clientY: 175 })
    await waitFor(() => expect(window.location.pathname).toBe('/jobs/new'))
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      date: '2026-11-23',
      start: '10:30',
      staff: '8',
      branch: '1',
    })
  },
)
