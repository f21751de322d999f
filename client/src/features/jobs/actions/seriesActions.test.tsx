import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { historyOf, job, jobsOf, managed, me, NINE, reasons, visit } from '../../../testing/jobs.ts'
import { menuItems } from '../../../testing/menuItems.ts'

beforeAll(() => void vi.setSystemTime(NINE * 1000))
afterAll(() => void vi.useRealTimers())

const openJob = async (now: ReturnType<typeof job>, more: Record<string, FakeOperation> = {}) => {
  signedIn()
  const gateway = fakeGateway({ ...me, ...reasons, Job: { job: now }, JobHistory: historyOf([]), ...more })
  const view = renderAt('/jobs/12')
  await screen.findByRole('heading', { level: 1, name: 'J-1012 · Boiler repair' })
  return { gateway, ...view }
}
const inputs = (gateway: ReturnType<typeof fakeGateway>) => gateway.callsOf('ManageJob').map(({ input }) => input)
const dialog = () => screen.findByRole('dialog')

/** Visits 1 and 2 are done, 3 is next, 4 is planned without staff, 5 has no date. */
const series = job({
  visitsTotal: 5,
  jobFinishedNotes: 'Hedge trimmed',
  allowedActions: ['ASSIGN', 'ON_THE_WAY', 'RESCHEDULE', 'CREATE_INVOICE', 'REOPEN', 'CANCEL', 'SCHEDULE'],
  visits: [
    visit({ id: '501', visitNumber: 1, status: 'COMPLETED', startAt: NINE - 2 * 86_400, allowedActions: ['CREATE_INVOICE', 'REOPEN'] }),
    visit({ id: '502', visitNumber: 2, status: 'COMPLETED', startAt: NINE - 86_400, allowedActions: ['CREATE_INVOICE', 'REOPEN'] }),
    visit({ id: '503', visitNumber: 3, allowedActions: ['ON_THE_WAY', 'RESCHEDULE', 'CANCEL'] }),
    visit({ id: '504', visitNumber: 4, status: 'UNASSIGNED', startAt: NINE + 86_400, staff: [], allowedActions: ['ASSIGN', 'RESCHEDULE'] }),
    visit({ id: '505', visitNumber: 5, status: 'UNSCHEDULED', startAt: null, endAt: null, allowedActions: ['SCHEDULE', 'ASSIGN'] }),
  ],
})
const menuTexts = async () => (await menuItems()).map(({ textContent }) => textContent)

test('the head of a series acts on its next visit and names it', async () => {
  const { gateway, user } = await openJob(series, { ManageJob: managed(series) })
  expect(screen.getByRole('button', { name: 'Reschedule visit 3' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  expect(await menuTexts()).toEqual(['EditE', 'Duplicate', 'New quote', 'PrintP', 'Work report', 'Cancel visit 3', 'Delete'])
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'On the way: visit 3' }))
  await waitFor(() => expect(inputs(gateway)).toEqual([{ jobId: '12', visitId: '503', action: 'ON_THE_WAY', lockVersion: 3 }]))
})

test('without open visits, the head acts on the last one', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openJob({ ...series, visits: series.visits?.slice(0, 2) ?? [] }, { ManageJob: managed(series) })
  expect(screen.getByRole('button', { name: 'Create invoice for visit 2' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reopen visit 2' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reopen visit 2' }))
  await user.click(within(await dialog()).getByRole('button', { name: 'Reopen' }))
  await waitFor(() => expect(inputs(gateway)[0]).toMatchObject({ visitId: '502', action: 'REOPEN' }))
})

test('finished work is reopened from the visit menu after confirmation, and Undo finishes it again', { tags: 'nightly' }, async () => {
  const reopened = visit({ id: '501', visitNumber: 1, status: 'STARTED', allowedActions: ['FINISH'], lockVersion: 4 })
  const answer = managed(series)
  const { gateway, user } = await openJob(series, { ManageJob: { manageJob: { ...answer.manageJob, visit: reopened } } })
  await user.click(screen.getByRole('button', { name: 'Actions for visit 1 of J-1012' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Reopen' }))
  const inside = within(await screen.findByRole('dialog', { name: 'Reopen J-1012, visit 1' }))
  expect(inside.getByText(/^The finish notes are removed and the status goes back to Service Started/)).toBeVisible()
  expect(inputs(gateway)).toEqual([])
  await user.click(inside.getByRole('button', { name: 'Reopen' }))
  await user.click(await screen.findByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(inputs(gateway)).toHaveLength(2))
  expect(inputs(gateway)).toMatchObject([
    { visitId: '501', action: 'REOPEN' },
    { visitId: '501', action: 'FINISH', jobFinishedNotes: 'Hedge trimmed' },
  ])
})

test('finishing a visit of a series starts with empty notes', { tags: 'nightly' }, async () => {
  const started = visit({ id: '503', visitNumber: 3, status: 'STARTED', allowedActions: ['FINISH'] })
  const { user } = await openJob({ ...series, visits: [...(series.visits?.slice(0, 2) ?? []), started] })
  await user.click(screen.getByRole('button', { name: 'Finish visit 3' }))
  expect(await screen.findByLabelText(/Work done/)).toHaveValue('')
})

test('cancelling one visit of a series says that the others stay', { tags: 'nightly' }, async () => {
  const { user } = await openJob(series)
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel visit 3' }))
  const inside = within(await dialog())
  expect(inside.getByRole('button', { name: 'Cancel visit' })).toBeVisible()
  expect(inside.getByText(/Other visits don’t change\./)).toBeVisible()
})

test('the row menu of a series offers and runs the actions of its next visit', { tags: 'nightly' }, async () => {
  signedIn()
  const gateway = fakeGateway({ ...me, Jobs: jobsOf([series]), JobVisits: { job: series }, ManageJob: managed(series) })
  const { user } = renderAt('/jobs')
  await user.click(await screen.findByRole('button', { name: 'Actions for J-1012' }))
  await screen.findByRole('menuitem', { name: 'On the way: visit 3' })
  expect(await menuTexts()).toEqual(['On the way: visit 3', 'Reschedule visit 3', 'Cancel visit 3', 'Delete'])
  await user.click(screen.getByRole('menuitem', { name: 'On the way: visit 3' }))
  await waitFor(() => expect(inputs(gateway)).toEqual([{ jobId: '12', visitId: '503', action: 'ON_THE_WAY', lockVersion: 3 }]))
  await waitFor(() => expect(gateway.callsOf('Jobs')).toHaveLength(2))
})

test('the row menu says so if visits cannot be read, and retries', { tags: 'nightly' }, async () => {
  signedIn()
  const gateway = fakeGateway({ ...me, Jobs: jobsOf([series]), JobVisits: refuse('FORBIDDEN', 'Not yours.') })
  const { user } = renderAt('/jobs')
  await user.click(await screen.findByRole('button', { name: 'Actions for J-1012' }))
  await screen.findByText('Not yours.')
  gateway.answer({ JobVisits: { job: series } })
  await user.click(screen.getByRole('menuitem', { name: 'Try again' }))
  expect(await screen.findByRole('menuitem', { name: 'Reschedule visit 3' })).toBeVisible()
})

/** Visits on four Mondays at nine: the first is done, the last was moved by hand. */
const mondays = job({
  visitsTotal: 4,
  isRecurring: true,
  visits: [0, 1, 2, 3].map((week) =>
    visit({
      id: `60${week}`,
      visitNumber: week + 1,
      date: ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'][week] ?? null,
      startAt: NINE + week * 604_800,
      endAt: NINE + week * 604_800 + 5400,
      isException: week === 3,
      ...(week === 0 ? { status: 'COMPLETED', allowedActions: ['REOPEN'] } : { allowedActions: ['RESCHEDULE', 'CANCEL'] }),
    }),
  ),
})
type Sent = { readonly visitId: string; readonly action: string; readonly date?: string; readonly staffIds?: readonly string[] }
/** Returns the visit as requested. */
const asAsked =
  (refused?: string) =>
  ({ input }: Record<string, unknown>) => {
    const { visitId, action } = input as Sent
    const before = mondays.visits?.find(({ id }) => id === visitId)
    if (visitId === refused) return refuse('STALE', 'Someone else has changed this visit.')
    const status = { CANCEL: 'CANCELLED', REOPEN: 'UNSCHEDULED', SCHEDULE: 'ASSIGNED', RESCHEDULE: 'ASSIGNED' }[action] ?? 'ASSIGNED'
    const allowedActions = status === 'CANCELLED' ? ['REOPEN'] : ['RESCHEDULE', 'CANCEL', 'SCHEDULE']
    const moved = (input as Sent).date === before?.date ? 0 : 86_400
    const slot = action === 'RESCHEDULE' ? { startAt: Number(before?.startAt) + moved, endAt: Number(before?.endAt) + moved } : {}
    return { manageJob: { ...managed(mondays).manageJob, visit: { ...before, ...slot, status, allowedActions, lockVersion: 4 } } }
  }

test('cancelling visits of a series sends a call for each, and Undo restores each', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openJob(mondays, { ManageJob: asAsked() })
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel visit 2' }))
  const inside = within(await dialog())
  await user.click(await inside.findByRole('radio', { name: 'This and future visits' }))
  expect(await inside.findByText(/^3 visits, Mon, Nov 30 to Mon, Dec 14\./)).toBeVisible()
  await user.click(await inside.findByRole('radio', { name: 'Weather' }))
  await user.click(inside.getByRole('button', { name: 'Cancel 3 visits' }))
  expect(await screen.findByText('3 visits of J-1012 cancelled')).toBeVisible()
  expect(inputs(gateway).map((input) => (input as Sent).visitId)).toEqual(['601', '602', '603'])
  await user.click(await screen.findByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(inputs(gateway)).toHaveLength(9))
  expect(
    inputs(gateway)
      .slice(3)
      .map((input) => `${(input as Sent).action} ${(input as Sent).visitId}`),
  ).toEqual(['REOPEN 603', 'SCHEDULE 603', 'REOPEN 602', 'SCHEDULE 602', 'REOPEN 601', 'SCHEDULE 601'])
})

test('Undo of a series that meets a conflict asks once and resumes at the rejected visit', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openJob(mondays, { ManageJob: asAsked() })
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel visit 2' }))
  const inside = within(await dialog())
  await user.click(await inside.findByRole('radio', { name: 'This and future visits' }))
  await user.click(await inside.findByRole('radio', { name: 'Weather' }))
  await user.click(inside.getByRole('button', { name: 'Cancel 3 visits' }))
  await screen.findByText('3 visits of J-1012 cancelled')
  const off = refuse('CLASH', 'Ana Silva is off on Nov 30.', { clashes: [] })
  gateway.answer({
    ManageJob: (variables) => {
      const { visitId, action, allowClash } = variables['input'] as Sent & { readonly allowClash?: boolean }
      return action === 'SCHEDULE' && visitId !== '603' && !allowClash ? off : (asAsked() as (given: typeof variables) => object)(variables)
    },
  })
  await user.click(await screen.findByRole('button', { name: /^Undo/ }))
  await user.click(await screen.findByRole('button', { name: /^Undo anyway/ }))
  expect(await screen.findByText('Cancellation undone: 3 visits of J-1012')).toBeVisible()
  const calls = inputs(gateway).slice(3)
  expect(calls.map((input) => `${(input as Sent).action} ${(input as Sent).visitId}`)).toEqual([
    'REOPEN 603',
    'SCHEDULE 603',
    'REOPEN 602',
    'SCHEDULE 602',
    'SCHEDULE 602',
    'REOPEN 601',
    'SCHEDULE 601',
    'SCHEDULE 601',
  ])
})

const getText: FakeOperation = ({ input }) => {
  const { visitId, date } = input as { readonly visitId: string; readonly date: string }
  const preview = { __typename: 'MessagePreview', subject: 'Moved', body: `Visit ${visitId} is on ${date}.`, textMessage: null }
  return {
    customerMessage: {
      __typename: 'CustomerMessage',
      event: 'VISIT_MOVED',
      email: true,
      sms: false,
      takesMessage: true,
      takesMedium: true,
      preview,
    },
  }
}

test(
  'moving several visits shifts each by the same days and messages each customer, skips visits moved by hand and lists errors',
  { tags: 'nightly' },
  async () => {
    const { gateway, user } = await openJob(mondays, { ManageJob: asAsked('602'), CustomerText: getText })
    await user.click(screen.getByRole('button', { name: 'Reschedule visit 2' }))
    const inside = within(await dialog())
    await user.click(await inside.findByRole('radio', { name: 'All visits' }))
    const day = await inside.findByLabelText(/^Date/)
    await user.clear(day)
    await user.type(day, '12/01/2026')
    await user.click(inside.getByRole('switch', { name: /Notify customer/ }))
    expect(inside.getByText(/^2 visits, .* All 2 visits move by the same number of days and get this time\./)).toBeVisible()
    const changes = within(inside.getByRole('list', { name: 'Visits before and after' }))
    expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Mon, Nov 30, 9:00–10:30 AM → Tue, Dec 1, 9:00–10:30 AM',
      'Mon, Dec 7, 9:00–10:30 AM → Tue, Dec 8, 9:00–10:30 AM',
    ])
    const messages = within(await inside.findByRole('list', { name: 'Messages that are sent' }))
    expect(await messages.findByText('Visit 601 is on 2026-12-01.')).toBeVisible()
    await user.click(messages.getByText('Maria Lopez · Mon, Dec 7'))
    expect(await messages.findByText('Visit 602 is on 2026-12-08.')).toBeVisible()
    await user.click(await inside.findByRole('button', { name: 'Reschedule 2 visits' }))
    expect(
      await screen.findByText(/^1 of 2 visits of J-1012 moved\. J-1012, visit 3: Someone else has changed this visit\.$/),
    ).toBeVisible()
    expect(inputs(gateway).map((input) => `${(input as Sent).visitId} ${(input as Sent).date}`)).toEqual([
      '601 2026-12-01',
      '602 2026-12-08',
    ])
    expect(inputs(gateway)).toMatchObject([
      { notifyCustomer: true, isException: false },
      { notifyCustomer: true, isException: false },
    ])
  },
)

test('assigning other staff to all visits keeps their days', { tags: 'nightly' }, async () => {
  const { gateway, user } = await openJob(mondays, { ManageJob: asAsked() })
  await user.click(screen.getByRole('button', { name: 'Change staff' }))
  const inside = within(await dialog())
  await user.click(await inside.findByRole('radio', { name: 'All visits' }))
  await user.click(await inside.findByRole('button', { name: 'Change staff of 3 visits' }))
  await waitFor(() => expect(inputs(gateway)).toHaveLength(3))
  expect(inputs(gateway).map((input) => (input as Sent).date)).toEqual(['2026-11-30', '2026-12-07', '2026-12-14'])
})

test('a visit of a series whose response was lost is read again, and counts as it is', async () => {
  const cancelled = mondays.visits?.map((each) => (each.id === '602' ? { ...each, status: 'CANCELLED' } : each))
  const { gateway, user } = await openJob(mondays, {
    ManageJob: (variables) =>
      (variables['input'] as Sent).visitId === '601' ? asAsked()(variables) : refuse('UPSTREAM_TIMEOUT', 'No response.'),
    JobVisits: { job: { ...mondays, visits: cancelled } },
  })
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel visit 2' }))
  const inside = within(await dialog())
  await user.click(await inside.findByRole('radio', { name: 'This and future visits' }))
  await user.click(await inside.findByRole('radio', { name: 'Weather' }))
  await user.click(inside.getByRole('button', { name: 'Cancel 3 visits' }))
  expect(await screen.findByText(/^2 of 3 visits of J-1012 cancelled\. J-1012, visit 4: No response\.$/)).toBeVisible()
  expect(inputs(gateway).map((input) => (input as Sent).visitId)).toEqual(['601', '602', '603'])
})
