import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { staffFormAnswers } from '../testing/staffForm.ts'
import { staffPage, staffRow } from '../testing/staffAnswers.ts'

const sam = staffRow()
const missing = {
  ...Object.fromEntries(Object.keys(sam).map((key) => [key, null])),
  __typename: 'Staff',
  id: '22',
} as unknown as typeof sam
const admin = { ...owner, userType: 'STAFF_ADMIN', userProfileDetails: { ...owner.userProfileDetails, authorities: ['manage_jobs'] } }

function open(path: string, staff: FakeOperation = staffPage([sam, missing]), me: Parameters<typeof signedIn>[0] = owner) {
  signedIn(me)
  const gateway = fakeGateway({ Me: { me }, StaffList: staff, ListCategories: staffFormAnswers.ListCategories })
  return { gateway, ...renderAt(path), lastInput: () => gateway.callsOf('StaffList').at(-1)?.['input'] }
}
const row = async (name: string) => (await screen.findByRole('link', { name: new RegExp(name) })).closest('tr') as HTMLElement

test('a row shows name and contacts, and omits missing values', async () => {
  open('/staff')
  const shown = await row('Sam Stone')
  for (const text of ['Staff', '+1 (512) 555-0121', 'sam@harbor.test', 'Heating', '2']) expect(shown).toHaveTextContent(text)
  expect(within(shown).getByRole('link')).toHaveAttribute('href', '/staff/21')
  expect(await row('Unnamed staff member')).not.toHaveTextContent(/null|Inactive|Off|0/)
  expect(screen.getByText('6 of 15 seats in use, 9 left')).toBeVisible()
})

test('the URL sets the query', async () => {
  const { lastInput } = open('/staff?q=sam&active=yes&role=staff_admin&category=3&branch=2&sort=-created_at')
  await row('Sam Stone')
  expect(lastInput()).toEqual({
    search: 'sam',
    isActive: true,
    role: 'STAFF_ADMIN',
    categoryId: '3',
    branchId: '2',
    sortBy: 'CREATED_AT',
    sortDirection: 'DESCENDING',
    page: 1,
    perPage: 10,
  })
})

test('without free seats staff cannot be added, and the plans are linked', async () => {
  open('/staff', staffPage([sam], { used: 15, limit: 15 }))
  expect(await screen.findByText('15 of 15 seats in use, none left', { exact: false })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See plans' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'New staff member' })).toBeNull()
})

test('a plan with one seat says so, and an individual has no staff list', async () => {
  const { unmount } = open('/staff', staffPage([staffRow({ role: 'INDIVIDUAL' })], { used: 1, limit: 1 }))
  expect(await screen.findByText('Your plan is for one person', { exact: false })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Actions for Sam Stone' })).toBeNull()
  unmount()
  open('/staff', staffPage([sam], null), { ...owner, userType: 'INDIVIDUAL' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Staff' })).toBeNull()
})

test('missing seat counts are not mentioned', async () => {
  open('/staff', staffPage([sam], null))
  await row('Sam Stone')
  expect(screen.queryByText(/seat/)).toBeNull()
  expect(screen.getByRole('link', { name: 'New staff member' })).toBeVisible()
})

test('users who may not manage staff see why, without links to it', async () => {
  open('/staff', refuse('FORBIDDEN', 'You don’t have permission to manage staff.'), admin)
  expect(await screen.findByText(/You don’t have permission/)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Staff' })).toBeNull())
})

test('a bulk deactivation asks once about their visits, and reports each result', { tags: 'nightly' }, async () => {
  const tess = staffRow({ id: '22', name: 'Tess Moore', isActive: false })
  const { gateway, user } = open('/staff', staffPage([sam, tess]))
  await row('Sam Stone')
  gateway.answer({
    StaffNow: { staffMember: { ...sam, futureVisits: 3, timeOff: [] } },
    SetStaffActive: {
      setStaffActive: {
        __typename: 'StaffActiveChanged',
        visitsChanged: 3,
        staff: { __typename: 'Staff', id: '21', isActive: false, branchId: '1', invitationStatus: 'ACCEPTED', timeOff: [] },
      },
    },
  })
  await user.click(screen.getByRole('checkbox', { name: /^Select all/ }))
  await user.click(await screen.findByRole('button', { name: 'Set inactive' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('radio', { name: 'Leave them unassigned' }))
  await user.click(dialog.getByRole('button', { name: 'Set inactive' }))
  expect(await screen.findByText(/This staff member is already inactive/)).toBeVisible()
  expect(gateway.callsOf('SetStaffActive')).toEqual([{ input: { staffId: '21', isActive: false, futureVisits: 'UNASSIGN' } }])
})

const full = 'All 15 seats of your plan are in use. Choose a larger plan to add staff.'

test(
  'a bulk activation that runs out of seats stops, leads to the plans and then reports who was activated',
  { tags: 'nightly' },
  async () => {
    const inactive = ['Tess Moore', 'Uma Reyes', 'Vic Long'].map((name, index) => staffRow({ id: `${31 + index}`, name, isActive: false }))
    const { gateway, user } = open('/staff', staffPage(inactive, null))
    await row('Tess Moore')
    gateway.answer({
      CurrentPlans: { plans: [] },
      SetStaffActive: ({ input }) => {
        const { staffId } = input as { staffId: string }
        if (staffId !== '31') return refuse('SUBSCRIPTION_REQUIRED', full, { responseCode: 402 })
        const staff = { __typename: 'Staff', id: staffId, isActive: true, branchId: '1', invitationStatus: 'ACCEPTED', timeOff: [] }
        return { setStaffActive: { __typename: 'StaffActiveChanged', visitsChanged: null, staff } }
      },
    })
    await user.click(screen.getByRole('checkbox', { name: /^Select all/ }))
    await user.click(await screen.findByRole('button', { name: 'Set active' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Set active' }))
    expect(await screen.findByText(full)).toBeVisible()
    expect(await screen.findByText('1 staff member set active')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Back' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Stopped before all staff were updated' }))
    expect(dialog.getByText('1 staff member set active: Tess Moore.')).toBeVisible()
    expect(dialog.getByRole('list', { name: '2 staff not set active yet:' })).toHaveTextContent(/Uma Reyes.*Vic Long/)
    // Nothing was sent after the error.
    expect(gateway.callsOf('SetStaffActive').map(({ input }) => (input as { staffId: string }).staffId)).toEqual(['31', '32'])
  },
)
