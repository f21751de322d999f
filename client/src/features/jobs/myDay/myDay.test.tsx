import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { queueStore, deleteQueue } from '../../../lib/offline/testing/inMemory.ts'
import { type FakeOperation, fakeGateway, outOfReach, refuse } from '../../../testing/fakeGateway.ts'
import { historyOf, job, managed, NINE, visit } from '../../../testing/jobs.ts'
import { signedIn, technician } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { dayAnswers, dayVisit } from '../../../testing/ownDay.ts'

vi.mock('../../../lib/offline/queue/queueStore.ts', () => import('../../../lib/offline/testing/inMemory.ts'))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NINE * 1000 })
})
afterEach(async () => {
  vi.useRealTimers()
  await deleteQueue()
})

const later = dayVisit(
  { id: '502', startAt: NINE + 7200, endAt: NINE + 9000 },
  { jobId: '13', jobNumber: 'J-1013', title: 'Filter change', customer: { ...dayVisit().customer, id: '31', name: 'Ben Hart' } },
)
const over = dayVisit({ id: '503', startAt: NINE - 7200, endAt: NINE - 3600, status: 'COMPLETED', allowedActions: [] }, { jobId: '14' })

function open(visits: Parameters<typeof dayAnswers>[0], answers: Record<string, FakeOperation> = {}, isShared = false) {
  signedIn(technician)
  const gateway = fakeGateway({ ...dayAnswers(visits, isShared), ...answers })
  return { gateway, ...renderAt('/') }
}
const next = async () => within(await screen.findByRole('region', { name: /^(Now|Next visit)$/ }))
const startedVisit = visit({ status: 'STARTED', allowedActions: ['FINISH', 'STEP_BACK'], lockVersion: 4 })
const arrives: FakeOperation = {
  manageJob: { ...managed(job({ status: 'STARTED', lockVersion: 4 })).manageJob, visit: startedVisit, history: null },
}

test('the next visit comes first with who, where, access and its step; the others follow by time', async () => {
  open([later, over, dayVisit()])
  const card = await next()
  for (const text of ['Maria Lopez', '12 Oak Street, Salem']) expect(card.getByText(text)).toBeVisible()
  expect(await card.findByText('Key under the pot')).toBeVisible()
  expect(card.getByRole('link', { name: 'Call Maria Lopez' })).toHaveAttribute('href', 'tel:+15550100123')
  expect(card.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', expect.stringContaining('12+Oak+Street'))
  expect(card.getByRole('link', { name: 'Open job' })).toHaveAttribute('href', '/jobs/12')
  expect(card.getByRole('button', { name: 'On the way: J-1012' })).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Later today' })).getByRole('link', { name: /Ben Hart/ })).toHaveAttribute(
    'href',
    '/jobs/13',
  )
  expect(within(screen.getByRole('region', { name: 'Done' })).getAllByRole('link')).toHaveLength(1)
})

test('a step is queued with its key, time and version, and sent', async () => {
  const { gateway, user } = open([dayVisit({ status: 'REACHED', allowedActions: ['START'] })], { SendStep: arrives })
  const card = await next()
  const started = { job: { ...job({ status: 'STARTED' }), visits: [startedVisit] } }
  gateway.answer({ MyDay: dayAnswers([dayVisit({ ...startedVisit })])['MyDay'] as FakeOperation, Job: started })
  await user.click(card.getByRole('button', { name: 'Start J-1012' }))
  expect(await screen.findByText('J-1012: work started')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Finish J-1012' })).toBeVisible()
  const [call, ...more] = gateway.callsOf('SendStep')
  expect(more).toEqual([])
  expect(call).toEqual({
    input: { jobId: '12', visitId: '501', action: 'START', lockVersion: 3, occurredAt: NINE },
    key: expect.stringMatching(/^[\da-f-]{36}$/),
  })
})

test('a step without a response is marked as waiting, and the next one queues behind it', async () => {
  const { user } = open([dayVisit()], { SendStep: outOfReach() })
  await user.click((await next()).getByRole('button', { name: 'On the way: J-1012' }))
  expect(await screen.findByText('“On the way” for J-1012 is waiting to send')).toBeVisible()
  expect((await next()).getByText('Waiting to send')).toBeVisible()
  expect((await next()).getByText('Staff On The Way')).toBeVisible()
  await user.click((await next()).getByRole('button', { name: 'Reached: J-1012' }))
  await user.click(await screen.findByRole('button', { name: /2 waiting/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Waiting to send' }))
  const rows = within(sheet.getByRole('list', { name: 'Waiting to send' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([expect.stringContaining('On the way'), expect.stringContaining('Reached')])
})

test('a conflicting change by the office is shown side by side and wins unless the user overrides it', async () => {
  const { gateway, user } = open([dayVisit()], { SendStep: outOfReach() })
  await user.click((await next()).getByRole('button', { name: 'On the way: J-1012' }))
  await screen.findByRole('button', { name: /1 waiting/ })
  const moved = visit({ startAt: NINE + 3600, endAt: NINE + 9000, lockVersion: 4 })
  gateway.answer({
    SendStep: refuse('STALE', 'Olivia Owner changed this visit.'),
    StepHistory: historyOf([]),
    JobVisits: { job: { ...job(), visits: [moved] } },
    Me: { me: technician },
  })
  act(() => void window.dispatchEvent(new Event('online')))
  await user.click(await screen.findByRole('button', { name: /1 needs you/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Waiting to send' }))
  expect(sheet.getByText(/Mon, Nov 23, 10:00 . 11:30/)).toBeVisible()
  expect(sheet.getByText(/Mon, Nov 23, 9:00 . 10:30/)).toBeVisible()
  await user.click(sheet.getByRole('button', { name: 'Keep theirs' }))
  await user.click(sheet.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /needs you|waiting/ })).toBeNull())
})

test('a sign-out with unsent steps asks first', async () => {
  const { user } = open([dayVisit()], { SendStep: outOfReach() })
  await user.click((await next()).getByRole('button', { name: 'On the way: J-1012' }))
  await screen.findByRole('button', { name: /1 waiting/ })
  await user.click(screen.getByRole('button', { name: /^Account:/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out with work not sent?' }))
  await user.click(dialog.getByRole('button', { name: 'Discard' }))
  expect(await screen.findByText(/lost for good/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.click(await screen.findByRole('button', { name: 'Keep for my next sign-in' }))
  await waitFor(() => expect(window.location.pathname).toBe('/login'))
})

test('“Send now” at sign-out sends the queue and signs out; otherwise it stays', async () => {
  const { gateway, user } = open([dayVisit({ status: 'REACHED', allowedActions: ['START'] })], { SendStep: outOfReach() })
  await user.click((await next()).getByRole('button', { name: 'Start J-1012' }))
  await screen.findByRole('button', { name: /1 waiting/ })
  await user.click(screen.getByRole('button', { name: /^Account:/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out with work not sent?' }))
  await user.click(dialog.getByRole('button', { name: 'Send now' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Not everything could be sent. It is still here.')
  expect(window.location.pathname).toBe('/')
  gateway.answer({
    SendStep: arrives,
    StepHistory: historyOf([]),
    JobVisits: { job: { ...job(), visits: [visit({ status: 'REACHED' })] } },
  })
  await user.click(dialog.getByRole('button', { name: 'Send now' }))
  await waitFor(() => expect(window.location.pathname).toBe('/login'))
})

test('a rejected step shows its error, and one that meets an expired session is sent in the next', async () => {
  const { gateway, user } = open([dayVisit({ status: 'REACHED', allowedActions: ['START'] })], { SendStep: outOfReach() })
  await user.click((await next()).getByRole('button', { name: 'Start J-1012' }))
  await screen.findByRole('button', { name: /1 waiting/ })
  gateway.answer({
    SendStep: refuse('REFUSED', 'The job is locked by the accounting.'),
    StepHistory: historyOf([]),
    JobVisits: { job: { ...job(), visits: [visit({ status: 'REACHED' })] } },
    Me: { me: technician },
  })
  act(() => void window.dispatchEvent(new Event('online')))
  await user.click(await screen.findByRole('button', { name: /1 needs you/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Waiting to send' }))
  expect(sheet.getByText('The job is locked by the accounting.')).toBeVisible()
  gateway.answer({ SendStep: refuse('UNAUTHENTICATED', 'Sign in again.'), Me: refuse('UNAUTHENTICATED', 'Sign in again.') })
  await user.click(sheet.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(window.location.pathname).toBe('/login'))
  expect((await queueStore().read()).map(({ state }) => state)).toEqual(['waiting'])
})

test('a day without visits, a finished day and a missing day say so', { tags: 'nightly' }, async () => {
  const { unmount } = open([])
  expect(await screen.findByText('No visits today')).toBeVisible()
  unmount()
  const second = open([over])
  expect(await screen.findByText('All of today’s visits are done.')).toBeVisible()
  second.unmount()
  open(null)
  expect(await screen.findByText('Couldn’t load today’s visits')).toBeVisible()
})

test(
  'the position is requested with an explanation, and steps are sent without it if the device has none',
  { tags: 'nightly' },
  async () => {
    const getCurrentPosition = vi.fn<(tell: unknown, fail: (error: object) => void) => void>((_, fail) => fail({ code: 1 }))
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'))
    const { gateway, user } = open([dayVisit({ status: 'REACHED', allowedActions: ['START'] })], { SendStep: arrives }, true)
    const note = within(await screen.findByRole('region', { name: 'Your location' }))
    expect(getCurrentPosition).not.toHaveBeenCalled()
    await user.click(note.getByRole('button', { name: 'Share location' }))
    expect(await note.findByText(/You can keep working/)).toBeVisible()
    await user.click((await next()).getByRole('button', { name: 'Start J-1012' }))
    await waitFor(() => expect(gateway.callsOf('SendStep')).toHaveLength(1))
    expect(gateway.callsOf('SendStep')[0]?.['input']).not.toHaveProperty('latitude')
  },
)

test(
  'while a visit is under way the position is shared and sent with each step, unless the company does not want it',
  { tags: 'nightly' },
  async () => {
    const getCurrentPosition = vi.fn<(tell: (position: object) => void) => void>((tell) =>
      tell({ coords: { latitude: 30.3, longitude: -97.7 } }),
    )
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'))
    const atTheDoor = [dayVisit({ status: 'REACHED', allowedActions: ['START'] })]
    const shared = { SendStep: arrives, SharePosition: { selectStatus: { __typename: 'SelectedStatus', availabilityStatus: 'AVAILABLE' } } }
    const { gateway, user, unmount } = open(atTheDoor, shared, true)
    await user.click(await screen.findByRole('button', { name: 'Share location' }))
    const place = { latitude: 30.3, longitude: -97.7 }
    await waitFor(() => expect(gateway.callsOf('SharePosition')).toEqual([{ input: { availabilityStatus: 'AVAILABLE', ...place } }]))
    await user.click((await next()).getByRole('button', { name: 'Start J-1012' }))
    await waitFor(() => expect(gateway.callsOf('SendStep')).toMatchObject([{ input: place }]))
    unmount()
    getCurrentPosition.mockClear()
    // The user has agreed; the company has since turned it off.
    const second = open(atTheDoor, shared, false)
    await second.user.click((await next()).getByRole('button', { name: 'Start J-1012' }))
    await waitFor(() => expect(second.gateway.callsOf('SendStep')).toHaveLength(1))
    expect(second.gateway.callsOf('SendStep')[0]?.['input']).not.toHaveProperty('latitude')
    expect([getCurrentPosition.mock.calls, second.gateway.callsOf('SharePosition')]).toEqual([[], []])
  },
)
