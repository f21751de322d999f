import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteQueue } from '../../../lib/offline/testing/inMemory.ts'
import { type FakeOperation, fakeGateway, outOfReach } from '../../../testing/fakeGateway.ts'
import { job, jobsOf, NINE, notesWithEquipment } from '../../../testing/jobs.ts'
import { onPhone } from '../../../testing/onPhone.ts'
import { individual, owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { dayAnswers, dayVisit } from '../../../testing/ownDay.ts'

vi.mock('../../../lib/offline/queue/queueStore.ts', () => import('../../../lib/offline/testing/inMemory.ts'))

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NINE * 1000 }))
afterEach(async () => {
  vi.useRealTimers()
  await deleteQueue()
})

const person = (id: string, visitsTotal: number) => ({
  __typename: 'ActiveStaff',
  id,
  name: 'Olivia Owner',
  color: null,
  availabilityStatus: 'AVAILABLE',
  currentVisit: null,
  nextVisit: null,
  visitsDone: 0,
  visitsTotal,
  clashCount: 0,
  lateCount: 0,
})
const today: FakeOperation = {
  dashboard: {
    __typename: 'Dashboard',
    date: '2026-11-23',
    visitsToday: {
      __typename: 'DayVisits',
      total: 2,
      unassigned: 0,
      declined: 0,
      inProgress: 0,
      late: 0,
      completed: 0,
      cancelled: 0,
    },
    jobs: { __typename: 'JobSums', active: 2, pending: 0, completed: 0 },
    invoices: { __typename: 'InvoiceSums', unpaidCount: 1, unpaidTotal: 90, overdueCount: 0, overdueTotal: 0 },
    earnings: { __typename: 'EarningSums', today: 120, periodTotal: 120, previousTotal: 0, changePercent: null },
    currencyCode: 'USD',
  },
}

function open(user: typeof individual | typeof owner, visits: Parameters<typeof dayAnswers>[0], more: Record<string, FakeOperation> = {}) {
  onPhone()
  signedIn(user)
  const gateway = fakeGateway({
    ...dayAnswers(visits),
    Me: { me: user },
    Today: today,
    TodayJobs: { jobs: { __typename: 'JobPage', items: [], totalCount: 0, ignored: [] } },
    TodayWeek: { dayCounts: [] },
    ...more,
  })
  return { gateway, ...renderAt('/') }
}
const next = async () => within(await screen.findByRole('region', { name: /^(Now|Next visit)$/ }))

test('the next visit names a warranty that is about to end', async () => {
  const of = job()
  open(individual, [dayVisit()], { Job: { job: { ...of, property: of.property && { ...of.property, accessNotes: notesWithEquipment } } } })
  expect(await (await next()).findByText('Warranty ends in 12 days')).toBeVisible()
})

test('someone who works alone sees the next visit first on a phone, then money, and their steps are queued', async () => {
  const { user, gateway } = open(individual, [dayVisit(), dayVisit({ id: '502', startAt: NINE + 7200 }, { jobId: '13' })], {
    SendStep: outOfReach(),
  })
  const card = await next()
  expect(await card.findByText('Key under the pot')).toBeVisible()
  for (const name of ['Call Maria Lopez', 'Directions']) expect(card.getByRole('link', { name })).toBeVisible()
  const money = await screen.findByRole('list', { name: 'Money' })
  const order = [
    screen.getByRole('group', { name: 'Your next visits' }),
    money,
    screen.getByRole('list', { name: 'Today in numbers' }),
    await screen.findByRole('region', { name: 'Later today' }),
  ]
  for (const [index, part] of order.slice(1).entries())
    expect(order[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('region', { name: 'Later today' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Assigned' })).toBeNull()
  await user.click(card.getByRole('button', { name: 'On the way: J-1012' }))
  expect(await screen.findByText('“On the way” for J-1012 is waiting to send')).toBeVisible()
  expect(within(await screen.findByRole('region', { name: 'Now' })).getByText('Staff On The Way')).toBeVisible()
  // The next step's toast takes the place of the first one's.
  await user.click(screen.getByRole('button', { name: 'Reached: J-1012' }))
  expect(await screen.findByText('“Reached” for J-1012 is waiting to send')).toBeVisible()
  expect(screen.queryByText('“On the way” for J-1012 is waiting to send')).toBeNull()
  expect(gateway.callsOf('PositionRule')).toEqual([])
  expect(gateway.callsOf('TodayStaff')).toEqual([])
})

test('an owner with visits of their own gets them first, and others’ visits stay out', async () => {
  const assigned = { ...dayVisit().visit, staff: [{ __typename: 'StaffMember' as const, id: owner.id, name: owner.name, color: null }] }
  const { gateway } = open(
    owner,
    [dayVisit(assigned), dayVisit({ id: '502', startAt: NINE - 60 }, { jobId: '13', title: 'Filter change' })],
    {
      TodayStaff: { activeStaff: { __typename: 'ActiveStaffPage', items: [person(owner.id, 1)], totalCount: 1 } },
    },
  )
  expect((await next()).getByText(/Boiler repair/)).toBeVisible()
  expect(gateway.callsOf('MyDay')).toEqual(expect.arrayContaining([{ date: '2026-11-23', staffIds: [owner.id] }]))
  expect(screen.queryByText('Filter change')).toBeNull()
})

test('an owner without visits of their own sees the company’s day', async () => {
  const { gateway } = open(owner, [dayVisit()], {
    TodayStaff: { activeStaff: { __typename: 'ActiveStaffPage', items: [person(owner.id, 0)], totalCount: 1 } },
  })
  expect(await screen.findByRole('region', { name: 'Team' })).toBeVisible()
  await screen.findByText('Free today')
  expect(gateway.callsOf('MyDay')).toEqual([])
})

test('Jobs opens on what comes up for someone who works alone', { tags: 'nightly' }, async () => {
  const { gateway, user } = open(individual, [dayVisit()], { Jobs: jobsOf([job({ staff: [] })]) })
  await next()
  await user.click(screen.getAllByRole('link', { name: 'Jobs' })[0] as HTMLElement)
  await waitFor(() => expect(gateway.callsOf('Jobs')[0]).toMatchObject({ input: { filter: 'PENDING', sortBy: 'START_AT' } }))
})
