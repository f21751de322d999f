import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway } from '../../../testing/fakeGateway.ts'
import { ana, ben, job, managed, me, NINE, visit } from '../../../testing/jobs.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { boardSettings, dayOf, person, placed, planTrades } from '../testing/dispatchDay.ts'

const HOUR = 3600

// The evening before: a plan of today begins with the time that is left.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: (NINE - 13 * HOUR) * 1000 }))
afterEach(() => void vi.useRealTimers())

const cy = { __typename: 'StaffMember', id: '9', name: 'Cy Young', color: '#2f9e44' } as const
const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const home = { __typename: 'GeoPoint', ...at(40.71, -74) }
const movable = { allowedActions: ['RESCHEDULE', 'UNASSIGN'] as const }

const first = placed({ id: '1', ...movable, allowedActions: [...movable.allowedActions] }, { ...at(40.72, -74), jobNumber: 'J-1' })
const started = placed(
  { id: '2', status: 'STARTED', startAt: NINE + 3 * HOUR, endAt: NINE + 4 * HOUR, allowedActions: ['FINISH'] },
  { jobNumber: 'J-2' },
)
/** Near the first one, so that Ben drives less than Cy. */
const bens = placed({ id: '3', staff: [ben], startAt: NINE + 4 * HOUR, endAt: NINE + 5 * HOUR }, { ...at(40.73, -74), jobNumber: 'J-3' })
const cys = placed({ id: '4', staff: [cy], startAt: NINE + 4 * HOUR, endAt: NINE + 5 * HOUR }, { ...at(41, -74.2), jobNumber: 'J-4' })

const dayWith = (visits: readonly object[], staff = [person(ana), person(ben), person(cy)]) => ({
  dispatchMap: { ...(dayOf(visits, [], staff) as { dispatchMap: object }).dispatchMap, branch: home },
})
const trades = {
  ...planTrades({ [ana.id]: null, [ben.id]: null, [cy.id]: null }),
}
const manageVisit: FakeOperation = ({ input }) => {
  const { visitId, action, date, startTime, staffIds } = input as Record<string, string> & { staffIds?: string[] }
  const startAt = date ? NINE + (date === '2026-11-24' ? 24 * HOUR : 0) + (Number(startTime?.slice(0, 2)) - 9) * HOUR : NINE
  const staff = action === 'UNASSIGN' ? [] : [ana, ben, cy].filter(({ id }) => (staffIds ?? ['7']).includes(id))
  const allowedActions = [action === 'UNASSIGN' ? ('ASSIGN' as const) : ('RESCHEDULE' as const)]
  const status = action === 'UNASSIGN' ? 'UNASSIGNED' : 'ASSIGNED'
  const moved = visit({ id: visitId ?? '', startAt, endAt: startAt + 5400, staff, status, allowedActions, lockVersion: 4 })
  return { manageJob: { ...managed(job()).manageJob, visit: moved } }
}

function open(day: FakeOperation = dayWith([first, started, bens, cys]), query = '', answers: Record<string, FakeOperation> = {}) {
  signedIn()
  const gateway = fakeGateway({
    ...me,
    ...boardSettings,
    ...trades,
    DispatchMap: day,
    UnplannedJobs: { jobs: { __typename: 'JobPage', items: [], totalCount: 0, page: 1, perPage: 30, ignored: [] } },
    ManageJob: manageVisit,
    ...answers,
  })
  return { gateway, ...renderAt(`/schedule?view=day&date=2026-11-23${query}`) }
}
const findDialog = async (name: string) => {
  await screen.findByRole('button', { name: 'Apply plan' })
  return within(screen.getByRole('dialog', { name }))
}

test(
  'gives an absent technician’s visits to the nearest, from the lane’s menu in three clicks, with one Undo',
  { tags: 'nightly' },
  async () => {
    const { gateway, user } = open()
    await user.click(await screen.findByRole('button', { name: 'More for Ana Silva' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Reassign visits' }))
    const dialog = await findDialog('Reassign Ana Silva’s visits')
    expect(dialog.getByText('Ana Silva’s 1 visit changes')).toBeVisible()
    expect(dialog.getByText('Under way, not changed: J-2.')).toBeVisible()
    const ranked = within(dialog.getByRole('combobox', { name: 'Technician for J-1' })).getAllByRole('option')
    expect(ranked.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Ben Otto · 9:00 AM · .* more to drive$/),
      expect.stringMatching(/^Cy Young · 9:00 AM · .* more to drive$/),
    ])
    await user.click(dialog.getByRole('button', { name: 'Apply plan' }))
    await waitFor(() => expect(gateway.callsOf('ManageJob')).toHaveLength(1))
    expect(gateway.callsOf('ManageJob')[0]).toMatchObject({
      input: { visitId: '1', action: 'RESCHEDULE', date: '2026-11-23', startTime: '09:00', endTime: '10:30', staffIds: ['8'] },
    })
    await waitFor(() => expect(window.location.search).not.toContain('absent'))
    await user.click(await screen.findByRole('button', { name: /^Undo/ }))
    await waitFor(() => expect(gateway.callsOf('ManageJob')).toHaveLength(2))
    expect(gateway.callsOf('ManageJob')[1]).toMatchObject({ input: { visitId: '1', startTime: '09:00', staffIds: ['7'] } })
  },
)

test('another technician’s visit that the plan would move too is counted apart and not preselected', { tags: 'nightly' }, async () => {
  const far = placed(
    { id: '5', staff: [ben], startAt: NINE + 5 * HOUR, endAt: NINE + 6 * HOUR, ...movable, allowedActions: [...movable.allowedActions] },
    { ...at(41, -74.2), jobNumber: 'J-5' },
  )
  const { user } = open(dayWith([first, bens, cys, far]), '&absent=7')
  const dialog = await findDialog('Reassign Ana Silva’s visits')
  const item = await dialog.findByRole('checkbox', { name: /^Include J-5/, checked: false })
  expect(dialog.getByText('Ana Silva’s 1 visit changes')).toBeVisible()
  await user.click(item)
  expect(await dialog.findByText('Ana Silva’s 1 visit, and 1 other, change')).toBeVisible()
})

test('offers to enter the day as time off, keeps the other entries, and Undo removes it again', { tags: 'nightly' }, async () => {
  const vacation = {
    __typename: 'TimeOff',
    id: '31',
    dateFrom: '2026-12-21',
    dateTo: '2026-12-24',
    startTime: null,
    endTime: null,
    note: 'Ski',
  }
  const staffWith = (timeOff: unknown[]) => ({
    __typename: 'Staff',
    id: ana.id,
    isActive: true,
    branchId: null,
    invitationStatus: null,
    timeOff,
  })
  const { gateway, user } = open(undefined, '&absent=7', {
    AbsentStaff: { staffMember: staffWith([vacation]) },
    StaffNow: { staffMember: { ...staffWith([vacation]), name: 'Ana Silva', email: null, role: 'STAFF', futureVisits: 0 } },
    ChangeStaff: ({ input }) => {
      const { timeOff } = input as { timeOff: object[] }
      const blank = { __typename: 'TimeOff', id: '32', startTime: null, endTime: null, note: null }
      return { updateStaff: staffWith(timeOff.map((entry) => ({ ...blank, ...entry }))) }
    },
  })
  const dialog = await findDialog('Reassign Ana Silva’s visits')
  await user.click(await dialog.findByRole('button', { name: 'Add time off on Mon, Nov 23' }))
  expect(await dialog.findByText('Ana Silva has time off on Mon, Nov 23.')).toBeVisible()
  const unchanged = { id: '31', dateFrom: '2026-12-21', dateTo: '2026-12-24', note: 'Ski' }
  expect(gateway.callsOf('ChangeStaff').at(-1)).toEqual({
    input: { id: '7', timeOff: [unchanged, { dateFrom: '2026-11-23', dateTo: '2026-11-23' }] },
  })
  expect(await screen.findByText('Time off added for Ana Silva')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(await dialog.findByRole('button', { name: 'Add time off on Mon, Nov 23' })).toBeVisible()
  expect(gateway.callsOf('ChangeStaff').at(-1)).toEqual({ input: { id: '7', timeOff: [unchanged] } })
})

test('time off is not offered if the backend doesn’t return it', async () => {
  open(undefined, '&absent=7', { AbsentStaff: { staffMember: { __typename: 'Staff', id: ana.id, timeOff: null } } })
  const dialog = await findDialog('Reassign Ana Silva’s visits')
  await dialog.findByText('Ana Silva’s 1 visit changes')
  expect(dialog.queryByRole('button', { name: /^Add time off/ })).toBeNull()
})

test('the dispatcher can choose another technician', { tags: 'nightly' }, async () => {
  const { gateway, user } = open(undefined, '&absent=7')
  const dialog = await findDialog('Reassign Ana Silva’s visits')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Technician for J-1' }), '9')
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Apply plan' })).toBeEnabled())
  await user.click(dialog.getByRole('button', { name: 'Apply plan' }))
  await waitFor(() => expect(gateway.callsOf('ManageJob')[0]).toMatchObject({ input: { visitId: '1', staffIds: ['9'] } }))
  await user.click(await screen.findByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(gateway.callsOf('ManageJob')[1]).toMatchObject({ input: { visitId: '1', staffIds: ['7'] } }))
})

test('asks who is away, from the day’s menu and by keys on the lane', { tags: 'nightly' }, async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'More for this day' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Reassign someone’s visits' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Technician who is away' }), '8')
  await findDialog('Reassign Ben Otto’s visits')
  expect(window.location.search).toContain('absent=8')
  expect(screen.getByRole('combobox', { name: 'Technician who is away' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.contextMenu(await screen.findByRole('rowheader', { name: /Cy Young/ }))
  expect(await screen.findByRole('menuitem', { name: 'Reassign visits' })).toBeVisible()
})

test('unassigns visits that no one can take over', { tags: 'nightly' }, async () => {
  const { gateway, user } = open(dayWith([first], [person(ana)]), '&absent=7')
  const dialog = await findDialog('Reassign Ana Silva’s visits')
  expect(dialog.getByText('1 visit has no place')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Apply plan' })).toBeDisabled()
  await user.click(dialog.getByRole('radio', { name: 'Unassign' }))
  await user.click(dialog.getByRole('button', { name: 'Apply plan' }))
  await waitFor(() => expect(gateway.callsOf('ManageJob')[0]).toMatchObject({ input: { visitId: '1', action: 'UNASSIGN' } }))
  await user.click(await screen.findByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(gateway.callsOf('ManageJob')[1]).toMatchObject({ input: { visitId: '1', action: 'ASSIGN', staffIds: ['7'] } }))
})

test('moves them to another day instead, and shows the messages before they leave', { tags: 'nightly' }, async () => {
  const text = {
    customerMessage: {
      __typename: 'CustomerMessage',
      event: 'VISIT_MOVED',
      email: true,
      sms: false,
      takesMessage: true,
      takesMedium: true,
      preview: { __typename: 'MessagePreview', subject: 'Your visit has moved', body: 'We come on Tuesday.', textMessage: null },
    },
  }
  const { gateway, user } = open(dayWith([first], [person(ana)]), '&absent=7', { CustomerText: text })
  const dialog = await findDialog('Reassign Ana Silva’s visits')
  await user.click(dialog.getByRole('radio', { name: 'Move to another day' }))
  await user.click(dialog.getByRole('switch', { name: /^Notify customers/ }))
  expect(await dialog.findByText(/We come on Tuesday\./)).toBeVisible()
  expect(gateway.callsOf('CustomerText')[0]).toMatchObject({ input: { event: 'VISIT_MOVED', date: '2026-11-24', startTime: '09:00' } })
  await user.click(dialog.getByRole('button', { name: 'Apply plan' }))
  await waitFor(() =>
    expect(gateway.callsOf('ManageJob')[0]).toMatchObject({
      input: { visitId: '1', action: 'RESCHEDULE', date: '2026-11-24', startTime: '09:00', notifyCustomer: true },
    }),
  )
})

test('an individual plans a day, and is not offered to reassign visits', async () => {
  const individual = { ...owner, userType: 'INDIVIDUAL' } as const
  signedIn(individual)
  fakeGateway({ Me: { me: individual }, ...boardSettings, DispatchMap: dayWith([first], [person(ana)]) })
  const { user } = renderAt('/schedule?view=day&date=2026-11-23')
  expect(await screen.findByRole('button', { name: 'Plan this day' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'More for this day' }))
  expect(await screen.findByRole('menuitem', { name: 'Plan the coming days' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: /^Reassign/ })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'More for Your day' }))
  expect(await screen.findByRole('menuitem', { name: 'Suggest order' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: /^Reassign/ })).toBeNull()
})
