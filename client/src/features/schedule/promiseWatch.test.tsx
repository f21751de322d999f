import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway } from '../../testing/fakeGateway.ts'
import { ana, ben, me, NINE } from '../../testing/jobs.ts'
import { signedIn, technician } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { boardSettings, dayOf, person, placed } from './testing/dispatchDay.ts'

const MINUTE = 60

// 10:10 in New York: the work of one hour that began at nine is not done.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: (NINE + 70 * MINUTE) * 1000 }))
afterEach(() => void vi.useRealTimers())

const startedVisit = { id: '1', status: 'STARTED', startedAt: NINE, endAt: NINE + 60 * MINUTE, allowedActions: ['FINISH'] } as const
/** Promised from 10:15 to 10:40. The work before it goes on for 6 and 7 minutes; the drive by road takes 50, by estimate 40. */
const next = { id: '2', startAt: NINE + 75 * MINUTE, endAt: NINE + 135 * MINUTE, arrivalWindowMinutes: 25 } as const
const places = [
  { latitude: 40.9, longitude: -74 },
  { latitude: 40.72, longitude: -74 },
] as const
const ARRIVES = 'Arrives about 11:13 AM, 33 min after the promised time'

const rule = {
  LateRule: {
    companySettings: { __typename: 'CompanySettings', job: { __typename: 'JobSetting', lateAfterMinutes: 15, stepBackMinutes: 10 } },
  },
}
const startedJob = placed({ ...startedVisit, allowedActions: ['FINISH'] }, { ...places[0], jobNumber: 'J-1' })
const nextVisit = placed(next, { ...places[1], jobId: '13', jobNumber: 'J-2' })
const day = dayOf([startedJob, nextVisit], [], [person(ana), person(ben)])

/** The network, with a routing service. */
function roads(answers: Record<string, FakeOperation>) {
  const gateway = fakeGateway(answers)
  gateway.settings = { driveTimes: true }
  const matrix = (all: readonly object[], value: number) => all.map((from) => all.map((to) => (from === to ? 0 : value)))
  gateway.driveTimes = (of) => ({ meters: matrix(of, 41_000), seconds: matrix(of, 50 * MINUTE) })
  return gateway
}

function open(path: string, answers: Record<string, FakeOperation> = {}) {
  signedIn()
  const gateway = roads({ ...me, ...boardSettings, ...rule, DispatchMap: day, ...answers })
  return { gateway, ...renderAt(path) }
}

describe('a promise about to be missed is shown with the same minute', () => {
  const today: Record<string, FakeOperation> = {
    Today: {
      dashboard: {
        __typename: 'Dashboard',
        date: '2026-11-23',
        visitsToday: null,
        jobs: null,
        invoices: null,
        earnings: null,
        currencyCode: null,
      },
    },
    TodayJobs: { jobs: { __typename: 'JobPage', items: [], totalCount: 0, ignored: [] } },
    TodayWeek: { dayCounts: [] },
    TodayStaff: { activeStaff: { __typename: 'ActiveStaffPage', items: [], totalCount: 0 } },
  }

  test('on Today, with an email to a customer without a phone', async () => {
    const maria = { ...nextVisit.customer, id: '31', phone: null }
    open('/', {
      ...today,
      DispatchMap: dayOf([startedJob, { ...nextVisit, customer: maria }]),
      Recipient: { customer: { ...maria, emailNotification: true, smsNotification: false, lockVersion: 1 } },
    })
    const list = within(await screen.findByRole('region', { name: 'Likely to be late' }))
    expect(await list.findByRole('link', { name: 'Email Maria Lopez' })).toHaveAttribute('href', 'mailto:maria@mail.example')
    expect(list.queryByRole('link', { name: /^(Call|Text)/ })).toBeNull()
  })

  test('on Today, with another time, a call and a text', async () => {
    const { user, gateway } = open('/', today)
    const list = within(await screen.findByRole('region', { name: 'Likely to be late' }))
    // Estimated until the drive times are there.
    expect(await list.findByText(ARRIVES)).toHaveTextContent(/drive by road$/)
    expect(list.getByRole('link', { name: 'Call Maria Lopez' })).toHaveAttribute('href', 'tel:+15550100123')
    expect(list.getByRole('link', { name: 'Text Maria Lopez' })).toHaveAttribute('href', 'sms:+15550100123')
    expect(gateway.callsOf('Recipient')).toEqual([])
    await user.click(list.getByRole('button', { name: /^Reschedule/ }))
    expect(await screen.findByRole('dialog', { name: /^Reschedule/ })).toBeVisible()
  })

  test('the lists of Today wait for it a second at most, since it would shift them', async () => {
    const { gateway } = open('/', { ...today, DispatchMap: () => new Promise(() => {}) })
    await waitFor(() => expect(gateway.callsOf('TodayJobs').length).toBeGreaterThan(5))
    expect(await screen.findByText('No one is scheduled today')).toBeVisible()
    expect(screen.queryByText('All clear')).toBeNull()
    expect(await screen.findByText('All clear')).toBeVisible()
  })

  test('on the board', { tags: 'nightly' }, async () => {
    const { user } = open('/schedule?view=day&date=2026-11-23', {
      UnplannedJobs: { jobs: { __typename: 'JobPage', items: [], totalCount: 0, page: 1, perPage: 30, ignored: [] } },
    })
    const cell = await screen.findByRole('gridcell', { name: new RegExp(`J-2.*${ARRIVES}`) })
    expect(cell).toHaveTextContent('10:15 → 11:13')
    await user.click(cell)
    expect(await screen.findByRole('menu')).toHaveTextContent(ARRIVES)
  })

  test('on the map', { tags: 'nightly' }, async () => {
    open('/map?date=2026-11-23&visit=2')
    expect(await within(await screen.findByRole('region', { name: 'Chosen visit' })).findByText(ARRIVES)).toBeVisible()
    expect(screen.getAllByText(ARRIVES)).toHaveLength(2)
    expect(screen.getByText('Distances and drive times are by road.')).toBeVisible()
    expect(within(screen.getByRole('region', { name: 'Ana Silva' })).getByText(/^2 visits · 41 km/)).toBeVisible()
  })

  test('on the technician’s phone', async () => {
    signedIn(technician)
    const visits = [startedJob, nextVisit]
    roads({
      Me: { me: technician },
      ...rule,
      MyDay: { dispatchMap: { __typename: 'DispatchMap', date: '2026-11-23', staff: [], visits, serverAt: NINE } },
      PositionRule: {
        companySettings: {
          __typename: 'CompanySettings',
          team: {
            __typename: 'TeamSetting',
            shareLocation: false,
            staffCanAddItems: null,
            staffCanCollect: null,
            staffCanQuote: null,
            staffCanSeePrices: null,
          },
        },
      },
    })
    renderAt('/')
    await waitFor(() => expect(screen.getByText(ARRIVES)).toBeVisible())
  })
})

test('shows nothing while all are in time, nor once the visit is late', async () => {
  const late = placed({ ...next, startAt: NINE, endAt: NINE + 60 * MINUTE }, { jobNumber: 'J-3' })
  open('/schedule?view=day&date=2026-11-23', {
    DispatchMap: dayOf([
      placed({ ...startedVisit, endAt: NINE + 75 * MINUTE, allowedActions: ['FINISH'] }),
      placed({ ...next, staff: [ben] }),
      late,
    ]),
    UnplannedJobs: { jobs: { __typename: 'JobPage', items: [], totalCount: 0, page: 1, perPage: 30, ignored: [] } },
  })
  await screen.findAllByRole('gridcell')
  expect(screen.getByRole('gridcell', { name: /Ben Otto/ })).not.toHaveTextContent('Arrives')
})
