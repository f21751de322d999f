import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../testing/fakeGateway.ts'
import { ana, ben, me, NINE } from '../../testing/jobs.ts'
import { owner, signedIn, technician } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'

/** Monday, 23 November 2026, 9:00 in New York; weeks begin on Sunday. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NINE * 1000 }))
afterEach(() => void vi.useRealTimers())

const MONDAY = '2026-11-23'
const hours = { __typename: 'DayHours', isOn: true, open: '08:00', close: '16:00' }
const person = ({ id, name }: typeof ana | typeof ben, part: object = {}) => ({
  __typename: 'DispatchStaff',
  id,
  name,
  hours,
  timeOff: [],
  ...part,
})
const visit = (id: string, startAt: number | null, minutes: number | null, part: object = {}, of: object = {}) => ({
  __typename: 'DispatchVisit',
  id,
  jobId: `1${id}`,
  jobNumber: `J-${id}`,
  title: 'Boiler repair',
  branchId: '1',
  category: { __typename: 'Category', id: '2' },
  visit: {
    __typename: 'Visit',
    id,
    status: 'ASSIGNED',
    startAt,
    endAt: startAt === null || minutes === null ? null : startAt + minutes * 60,
    staff: [{ __typename: 'StaffMember', id: ana.id }],
    ...part,
  },
  ...of,
})
const noDay = { __typename: 'DispatchMap', staff: [], visits: [], unassigned: [] }
const monday =
  (day: object): FakeOperation =>
  ({ input }) => ({ dispatchMap: (input as { date: string }).date === MONDAY ? { ...noDay, ...day } : noDay })
const answers: Record<string, FakeOperation> = {
  CapacityStaff: {
    staff: {
      __typename: 'StaffPage',
      items: [
        { __typename: 'Staff', id: ana.id, name: ana.name, branchId: '1', categoryIds: ['2', '3'] },
        { __typename: 'Staff', id: ben.id, name: ben.name, branchId: '2', categoryIds: [] },
      ],
    },
  },
  BoardSettings: {
    companySettings: {
      __typename: 'CompanySettings',
      team: {
        __typename: 'TeamSettings',
        businessHours: null,
        holidays: [{ __typename: 'Holiday', date: '2026-11-26', name: 'Thanksgiving' }],
        slotMinutes: 15,
        warnOnClash: true,
      },
      job: null,
    },
  },
  ListBranches: {
    branches: {
      __typename: 'BranchPage',
      items: [
        { __typename: 'Branch', id: '1', name: 'Brooklyn' },
        { __typename: 'Branch', id: '2', name: 'Queens' },
      ],
    },
  },
  ListCategories: {
    ownCategories: {
      __typename: 'OwnCategoryPage',
      items: [
        { __typename: 'OwnCategory', id: '2', name: 'Plumbing' },
        { __typename: 'OwnCategory', id: '3', name: 'Heating' },
      ],
    },
  },
}

function open(day: FakeOperation, path = '/schedule/capacity', user: Parameters<typeof signedIn>[0] = owner) {
  signedIn(user)
  const gateway = fakeGateway({ ...me, Me: { me: user }, ...answers, CapacityDay: day })
  return { gateway, ...renderAt(path) }
}
const cell = (name: RegExp | string) => screen.findByRole('link', { name })

test('shows hours booked of hours available by branch, and opens the visits of a cell', async () => {
  const { gateway } = open(
    monday({
      staff: [person(ana, { timeOff: [{ __typename: 'OffHours', startTime: '12:00', endTime: '13:00' }] }), person(ben)],
      visits: [
        visit('501', NINE, 90),
        visit('502', NINE + 7200, 60, { staff: [ana, ben].map(({ id }) => ({ __typename: 'StaffMember', id })) }),
        visit('503', NINE, 600, { status: 'CANCELLED' }),
      ],
      unassigned: [visit('504', NINE, 30, { staff: [] }, { branchId: '2' })],
    }),
  )
  // 8 hours less one off; an hour and a half, and an hour of two people.
  expect(await cell('Mon, Nov 23, Brooklyn: 3:30 of 7:00 hours booked')).toHaveAttribute(
    'href',
    `/schedule?view=day&date=${MONDAY}&branch=1`,
  )
  expect(await cell('Mon, Nov 23, Queens: 0:30 of 8:00 hours booked')).toBeVisible()
  expect(await cell('Mon, Nov 23, All: 4:00 of 15:00 hours booked')).toHaveAttribute('href', `/schedule?view=day&date=${MONDAY}`)
  expect(screen.getByText('Nov 22 – Nov 28, All: 4:00 of 15:00 hours booked')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Not counted' })).toBeNull()
  const dates = gateway.callsOf('CapacityDay').map(({ input }) => (input as { date: string }).date)
  expect([dates.length, dates[0], dates.at(-1)]).toEqual([28, '2026-11-22', '2026-12-19'])
})

test('names people without hours, visits without a duration and those without a trade', { tags: 'nightly' }, async () => {
  const { user } = open(
    monday({
      staff: [person(ana, { hours: null }), person(ben)],
      visits: [visit('501', NINE, null), visit('502', NINE, 60, {}, { category: null }), visit('503', NINE, 120)],
    }),
    '/schedule/capacity?by=trade',
  )
  const plumbing = await cell(
    /^Mon, Nov 23, Plumbing: 2:00 of 0:00 hours booked, plus 1 person without hours and 1 visit without a duration$/,
  )
  expect(plumbing).toHaveAttribute('href', `/jobs?from=${MONDAY}&to=${MONDAY}&category=2&sort=start_at`)
  expect(await cell(/^Mon, Nov 23, All: 3:00 of 8:00 hours booked, plus/)).toBeVisible()
  const names = screen.getByRole('region', { name: 'Not counted' })
  for (const summary of names.querySelectorAll('summary')) await user.click(summary)
  const listed = within(names)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(listed).toEqual(['Ana Silva', 'J-501 · Boiler repair Mon, Nov 23', 'Ben Otto', 'J-502 · Boiler repair Mon, Nov 23'])
  expect(within(names).getByRole('link', { name: 'Ana Silva' })).toHaveAttribute('href', '/staff/7')
})

test('counts no hours on a holiday, and names it', { tags: 'nightly' }, async () => {
  open(({ input }) => ({
    dispatchMap: {
      ...noDay,
      staff: [person(ana)],
      visits: (input as { date: string }).date === '2026-11-26' ? [visit('501', NINE, 60)] : [],
    },
  }))
  expect(await cell('Thu, Nov 26, Brooklyn: 1:00 of 0:00 hours booked')).toBeVisible()
  expect(screen.getByText('Thanksgiving')).toBeVisible()
  expect(await cell('Fri, Nov 27, Brooklyn: 0:00 of 8:00 hours booked')).toBeVisible()
})

test('shows a branch without the hours of people of other branches who help there', async () => {
  const { gateway } = open(
    monday({ staff: [person(ana), person(ben)], visits: [visit('501', NINE, 60, { staff: [{ __typename: 'StaffMember', id: ben.id }] })] }),
    '/schedule/capacity?branch=1',
  )
  expect(await cell('Mon, Nov 23, All: 1:00 of 8:00 hours booked')).toHaveAttribute('href', `/schedule?view=day&date=${MONDAY}&branch=1`)
  expect(gateway.callsOf('CapacityDay')[0]).toMatchObject({ input: { branchId: '1' } })
})

test('says which days could not be loaded, and never shows them as free', async () => {
  const { gateway, user } = open(({ input }) =>
    (input as { date: string }).date === MONDAY
      ? refuse('UPSTREAM_FAILED', 'Out of order.')
      : { dispatchMap: { ...noDay, staff: [person(ana)] } },
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load Mon, Nov 23.')
  expect(await cell('Mon, Nov 23, Brooklyn: hours not returned')).toBeVisible()
  gateway.answer({ CapacityDay: { dispatchMap: { ...noDay, staff: [person(ana)] } } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await cell('Mon, Nov 23, Brooklyn: 0:00 of 8:00 hours booked')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('says what a backend of the spec’s names alone does not return', async () => {
  open({ dispatchMap: { __typename: 'DispatchMap', staff: null, visits: null, unassigned: null } })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The server doesn’t return working hours. The server doesn’t return the visits of a day.',
  )
  expect(screen.queryByRole('table')).toBeNull()
})

test('is closed to technicians', async () => {
  const { gateway } = open({ dispatchMap: noDay }, '/schedule/capacity', technician)
  expect(await screen.findByText('Only people who schedule jobs see how busy the team is.')).toBeVisible()
  expect(gateway.callsOf('CapacityDay')).toEqual([])
})
