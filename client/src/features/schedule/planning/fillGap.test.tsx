import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { ana, job, managed, me, NINE, reasons, visit } from '../../../testing/jobs.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { boardSettings, dayOf, person, placed, planTrades } from '../testing/dispatchDay.ts'

const MINUTE = 60
const HOUR = 3600
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: (NINE - HOUR) * 1000 }))
afterEach(() => void vi.useRealTimers())

const waiting = (id: string, part: Parameters<typeof job>[0] = {}) => ({
  ...job({
    id,
    jobNumber: `J-${id}`,
    title: `Job ${id}`,
    status: 'UNSCHEDULED',
    startAt: null,
    endAt: null,
    staff: [],
    durationMinutes: 60,
    ...part,
  }),
  allowedActions: ['SCHEDULE'],
})
const getPage = (items: readonly object[]) => ({
  jobs: { __typename: 'JobPage', items, totalCount: items.length, page: 1, perPage: 30, ignored: [] },
})

test('a cancelled visit leaves a gap, and two clicks fill it', { tags: 'nightly' }, async () => {
  signedIn()
  const cancellable = placed({ allowedActions: ['CANCEL'] })
  const next = placed({ id: '502', startAt: NINE + 2 * HOUR, endAt: NINE + 3 * HOUR }, { id: '502', jobId: '13', jobNumber: 'J-1013' })
  const cancelled = job({ status: 'CANCELLED', allowedActions: [] })
  const gateway = fakeGateway({
    ...me,
    ...boardSettings,
    ...reasons,
    DispatchMap: dayOf([cancellable, next], [], [person(ana)]),
    UnplannedJobs: getPage([]),
    GapJobs: getPage([
      waiting('90', { priority: 'LOW' }),
      waiting('91', { priority: 'HIGH' }),
      waiting('92', { durationMinutes: 240 }),
      waiting('93', { category: { id: '77', name: 'Roofing' } }),
    ]),
    ...planTrades({ [ana.id]: ['2'] }),
    ManageJob: managed(cancelled),
  })
  const { user } = renderAt('/schedule?view=day&date=2026-11-23')
  await user.click(await screen.findByRole('gridcell', { name: /J-1012/ }))
  await user.click(await screen.findByRole('menuitem', { name: /^Cancel/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Cancel/ }))
  await user.click(await dialog.findByRole('radio', { name: 'Weather' }))
  await user.click(dialog.getByRole('button', { name: /^Cancel (job|visit)$/ }))
  gateway.answer({
    DispatchMap: dayOf([placed({ status: 'CANCELLED', allowedActions: [] }), next], [], [person(ana)]),
    ManageJob: { manageJob: { ...managed(job()).manageJob, visit: visit() } },
  })

  await user.click(await screen.findByRole('link', { name: 'Fill the gap' }))
  const gap = within(await screen.findByRole('dialog', { name: 'Fill the gap' }))
  expect(await gap.findByText(/^Ana Silva · .* · 8:00 – 11:00 AM free$/)).toBeVisible()
  const rows = within(gap.getByRole('list', { name: 'Jobs that fit' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => /Job \d+/.exec(textContent ?? '')?.[0])).toEqual(['Job 91', 'Job 90'])
  expect(gap.getByText('Not offered: 1 job of another trade, 1 job too long or too far away.')).toBeVisible()
  await user.click(within(rows[0] as HTMLElement).getByRole('button', { name: /^Book/ }))
  await waitFor(() =>
    expect(gateway.callsOf('ManageJob').at(-1)).toMatchObject({
      input: { jobId: '91', action: 'SCHEDULE', date: '2026-11-23', startTime: '08:00', endTime: '09:00', staffIds: ['7'] },
    }),
  )
  await waitFor(() => expect(window.location.search).not.toContain('gap'))
})

test('a late visit that has not started counts at its predicted time', async () => {
  // 10:10: the work that began at nine should be done; it goes on until 10:23, and the 45 minutes after it until 11:08.
  vi.setSystemTime((NINE + 70 * MINUTE) * 1000)
  signedIn()
  const startedVisit = { id: '1', status: 'STARTED', startedAt: NINE, endAt: NINE + HOUR, allowedActions: ['FINISH'] } as const
  const late = placed({ id: '2', startAt: NINE + 75 * MINUTE, endAt: NINE + 2 * HOUR })
  fakeGateway({
    ...me,
    ...boardSettings,
    DispatchMap: dayOf([placed({ ...startedVisit, allowedActions: ['FINISH'] }), late], [], [person(ana)]),
    UnplannedJobs: getPage([]),
    GapJobs: getPage([waiting('91')]),
    ...planTrades({ [ana.id]: ['2'] }),
  })
  renderAt(`/schedule?view=day&date=2026-11-23&gap=${ana.id}-${NINE + 2 * HOUR}-${NINE + 3 * HOUR}`)
  const gap = within(await screen.findByRole('dialog', { name: 'Fill the gap' }))
  expect(await gap.findByText(/ · 11:08 AM – 5:00 PM free$/)).toBeVisible()
  expect(gap.getByText('11:30 AM – 12:30 PM')).toBeVisible()
})

test('after a failure, Try again reloads day and jobs', async () => {
  signedIn()
  let isDown = true
  const day = dayOf([], [], [person(ana)])
  const gateway = fakeGateway({
    ...me,
    ...boardSettings,
    DispatchMap: (variables, ...rest) => {
      const isOfGap = (variables['input'] as { staffIds?: string[] }).staffIds !== undefined
      const answer = isOfGap && isDown ? refuse('UPSTREAM_UNAVAILABLE', 'The service is down.') : day
      return typeof answer === 'function' ? answer(variables, ...rest) : answer
    },
    UnplannedJobs: getPage([]),
    GapJobs: getPage([waiting('91')]),
    ...planTrades({ [ana.id]: ['2'] }),
  })
  const { user } = renderAt(`/schedule?view=day&date=2026-11-23&gap=${ana.id}-${NINE}-${NINE + HOUR}`)
  const gap = within(await screen.findByRole('dialog', { name: 'Fill the gap' }))
  const again = await gap.findByRole('button', { name: 'Try again' })
  const before = gateway.callsOf('GapJobs').length
  isDown = false
  await user.click(again)
  expect(await gap.findByRole('button', { name: /^Book .*J-91/ })).toBeVisible()
  expect(gateway.callsOf('GapJobs').length).toBeGreaterThan(before)
})

test('says that trades aren’t available if they are refused', async () => {
  signedIn()
  fakeGateway({
    ...me,
    ...boardSettings,
    DispatchMap: dayOf([], [], [person(ana)]),
    GapJobs: getPage([waiting('90')]),
    PlanTrades: refuse('FORBIDDEN', 'You don’t have permission to see the staff.'),
  })
  renderAt(`/schedule?view=day&date=2026-11-23&gap=${ana.id}-${NINE}-${NINE + HOUR}`)
  const gap = within(await screen.findByRole('dialog', { name: 'Fill the gap' }))
  expect(await gap.findByText(/^The technicians’ trades aren’t available/)).toBeVisible()
})
