import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { boardSettings, dayOf, person, placed } from '../features/schedule/testing/dispatchDay.ts'
import { type FakeOperation, fakeGateway } from '../testing/fakeGateway.ts'
import { ana, historyOf, job, me } from '../testing/jobs.ts'
import { signedIn } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'

const never: FakeOperation = () => new Promise<never>(() => undefined)
const day = dayOf([placed()], [], [person(ana)])
const jobs = {
  jobs: { __typename: 'JobPage', items: [job()], totalCount: 1, page: 1, perPage: 30, ignored: [] },
}
const answers: Record<string, FakeOperation> = {
  ...me,
  ...boardSettings,
  DispatchMap: day,
  UnplannedJobs: { jobs: { ...jobs.jobs, items: [], totalCount: 0 } },
  Job: { job: job() },
  JobHistory: historyOf([]),
  Today: {
    dashboard: {
      __typename: 'Dashboard',
      date: '2026-11-23',
      visitsToday: null,
      jobs: { __typename: 'JobSums', active: 1, pending: 1, completed: 1 },
      invoices: null,
      earnings: null,
      currencyCode: null,
    },
  },
  TodayWeek: { dayCounts: [] },
  TodayJobs: jobs,
  TodayStaff: { activeStaff: { __typename: 'ActiveStaffPage', items: [], totalCount: 0 } },
}

/** Navigates like a link. */
const goTo = (address: string) =>
  act(() => {
    window.history.pushState({ key: 'next', idx: 1 }, '', address)
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }))
  })

const shown = (labels: RegExp) => screen.queryAllByText(labels).length

const board = ['the board', '/schedule?view=day&date=2026-11-23', '/schedule?view=day&date=2026-11-24', /Maria Lopez/] as const
const map = ['the map', '/map?date=2026-11-23', '/map?date=2026-11-24', /Maria Lopez/] as const
const todays = ['Today', '/', '/?branch=2', /Boiler repair/] as const
const ofJob = ['a job', '/jobs/12', '/jobs/13', /Boiler repair/] as const
const operations = ['DispatchMap', 'Today', 'TodayWeek', 'TodayJobs', 'TodayStaff', 'Job'] as const

async function openAt(address: string, labels: RegExp) {
  signedIn()
  const gateway = fakeGateway(answers)
  const view = renderAt(address)
  await waitFor(() => expect(shown(labels)).toBeGreaterThan(0))
  gateway.answer(Object.fromEntries(operations.map((name) => [name, never])))
  return { gateway, ...view }
}
const outlines = () => screen.findAllByRole('status', { name: /^Loading/ })

test.each([board, map])(
  '%s shows no previous data under a new heading, and skeletons when loading takes long',
  async (_, from, to, labels) => {
    await openAt(from, labels)
    goTo(to)
    await waitFor(() => expect(shown(labels)).toBe(0))
    expect((await outlines()).length).toBeGreaterThan(0)
  },
)

test.each([todays, ofJob])('%s shows no previous data under a new heading, and offers a retry', async (_, from, to, labels) => {
  const { gateway, user } = await openAt(from, labels)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  goTo(to)
  await waitFor(() => expect(shown(labels)).toBe(0))
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect((await outlines()).length).toBeGreaterThan(0)
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(await screen.findByText('Still loading…')).toBeVisible()
  gateway.answer({ ...answers, Job: { job: job({ id: '13' }) } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(shown(labels)).toBeGreaterThan(0))
  await waitFor(() => expect(screen.queryByText('Still loading…')).toBeNull())
})
