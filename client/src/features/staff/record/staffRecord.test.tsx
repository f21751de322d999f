import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { job } from '../../../testing/jobs.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { noStaffJobs, noStaffVisits, staffRecordAnswer as person } from '../testing/staffAnswers.ts'

const authority = (key: string, description: string) => ({ __typename: 'AdminAuthority', key, label: key, description, group: 'Jobs' })
const AdminAuthorities = { adminAuthorities: [authority('dispatch', 'Assign staff.'), authority('view_earnings', 'See earnings.')] }

function open(staffMember = person(), answers: Readonly<Record<string, FakeOperation>> = {}) {
  signedIn()
  const gateway = fakeGateway({
    Me: { me: owner },
    StaffRecord: { staffMember },
    StaffJobs: noStaffJobs,
    StaffVisits: noStaffVisits,
    AdminAuthorities,
    ...answers,
  })
  return { gateway, ...renderAt('/staff/21') }
}
const choose = async (user: ReturnType<typeof open>['user'], item: string) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for Sam Stone' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}
const returned = (part: object) => ({
  __typename: 'Staff',
  id: '21',
  isActive: true,
  branchId: '1',
  invitationStatus: 'ACCEPTED',
  timeOff: [],
  ...part,
})
const panel = (name: string) => within(screen.getByRole('region', { name }))

test('the page shows identity, working hours and permissions', async () => {
  const staff = ['Sam Stone', 'Tess Moore'].map((name, index) => ({
    __typename: 'StaffMember' as const,
    id: `${21 + index}`,
    name,
    color: null,
  }))
  const jobs = [job({ staff: staff.slice(0, 1) }), job({ id: '13', jobNumber: 'J-1013', staff })]
  open(person({ role: 'STAFF_ADMIN', authorities: ['dispatch'] }), {
    StaffJobs: { ...noStaffJobs, open: { ...noStaffJobs.open, items: jobs, totalCount: 2 } },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Sam Stone' })).toBeVisible()
  expect(screen.getByText('Staff admin')).toBeVisible()
  expect(await panel('Access').findByText('Assign staff.')).toBeVisible()
  expect(panel('Access').getByText('See earnings.')).toBeVisible()
  // The page names whose jobs they are; a row names the customer and other staff.
  const [alone, together] = await screen.findAllByRole('link', { name: /^J-101/ })
  expect(alone?.closest('li')).toHaveTextContent('Maria Lopez')
  expect(alone?.closest('li')).not.toHaveTextContent('Sam Stone')
  expect(together?.closest('li')).toHaveTextContent('Tess Moore')
})

const getVisit = (id: string, staffId: string, startAt: number | null) => ({
  __typename: 'DispatchVisit',
  id,
  jobId: `1${id}`,
  jobNumber: `J-${id}`,
  title: 'Boiler repair',
  address: '12 Oak Street',
  customer: { __typename: 'Customer', id: '31', name: 'Maria Lopez' },
  visit: {
    __typename: 'Visit',
    id,
    status: 'ASSIGNED',
    startAt,
    endAt: startAt && startAt + 3600,
    staff: [{ __typename: 'StaffMember', id: staffId }],
  },
})

test('today’s visits of the person are listed by time, even if the backend ignores the filter', async () => {
  const visits = [getVisit('72', '21', 1_795_446_000), getVisit('73', '22', 1_795_440_000), getVisit('71', '21', 1_795_440_000)]
  const { gateway } = open(person(), { StaffVisits: { dispatchMap: { ...noStaffVisits.dispatchMap, visits } } })
  const links = await within(await screen.findByRole('region', { name: 'Today’s visits' })).findAllByRole('link', { name: /^J-/ })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['J-71 · Boiler repair', '/jobs/171'],
    ['J-72 · Boiler repair', '/jobs/172'],
  ])
  expect(gateway.callsOf('StaffVisits')[0]).toMatchObject({ input: { staffIds: ['21'] } })
})

test('today’s visits that are not returned are not shown as none, and are hidden from users without the schedule', async () => {
  const first = open(person(), { StaffVisits: { dispatchMap: { ...noStaffVisits.dispatchMap, visits: null } } })
  expect(await within(await screen.findByRole('region', { name: 'Today’s visits' })).findByText('Not available')).toBeVisible()
  first.unmount()
  open(person(), { StaffVisits: refuse('FORBIDDEN', 'Not for you.') })
  await screen.findByRole('region', { name: 'Upcoming jobs' })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Today’s visits' })).toBeNull())
})

test('missing hours and time off are shown neither as free nor as off', async () => {
  open(person({ workingHours: null, timeOff: null, role: null, futureVisits: null }))
  await screen.findByRole('heading', { level: 1, name: 'Sam Stone' })
  expect(screen.queryByRole('region', { name: 'Working hours' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Time off' })).toBeNull()
})

test('staff without future visits are deactivated at once, and Undo reactivates them', { tags: 'nightly' }, async () => {
  const answer = (isActive: boolean) => ({
    setStaffActive: { __typename: 'StaffActiveChanged', visitsChanged: 0, staff: returned({ isActive }) },
  })
  const { gateway, user } = open(person(), { StaffNow: { staffMember: person() }, SetStaffActive: answer(false) })
  await choose(user, 'Set inactive')
  expect(await screen.findByText('Sam Stone set inactive')).toBeVisible()
  gateway.answer({ SetStaffActive: answer(true) })
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(gateway.callsOf('SetStaffActive')).toHaveLength(2))
  expect(gateway.callsOf('SetStaffActive').at(-1)).toEqual({ input: { staffId: '21', isActive: true } })
})

test('staff with future visits are deactivated after choosing who takes them', { tags: 'nightly' }, async () => {
  const member = (id: string, name: string) => ({ __typename: 'TeamMember', id, name, color: null, role: 'STAFF', branchId: '1' })
  const { gateway, user } = open(person(), {
    StaffNow: { staffMember: person({ futureVisits: 3 }) },
    ListTeam: { teamMembers: { __typename: 'TeamPage', items: [member('21', 'Sam Stone'), member('22', 'Tess Moore')] } },
    SetStaffActive: { setStaffActive: { __typename: 'StaffActiveChanged', visitsChanged: 3, staff: returned({ isActive: false }) } },
  })
  await choose(user, 'Set inactive')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/They have 3 upcoming visits/)).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: 'Reassign them' }))
  await user.click(dialog.getByRole('button', { name: 'Set inactive' }))
  expect(await dialog.findByText('Required')).toBeVisible()
  await user.click(dialog.getByRole('combobox', { name: /Technician/ }))
  await user.click(await screen.findByRole('option', { name: 'Tess Moore' }))
  await user.click(dialog.getByRole('button', { name: 'Set inactive' }))
  expect(await screen.findByText('Sam Stone set inactive. 3 visits reassigned')).toBeVisible()
  expect(gateway.callsOf('SetStaffActive')).toEqual([
    { input: { staffId: '21', isActive: false, futureVisits: 'REASSIGN', reassignToStaffId: '22' } },
  ])
})

test('a password has to be entered twice', { tags: 'nightly' }, async () => {
  const { gateway, user } = open(person(), {
    ChangeStaffPassword: { changeStaffPassword: { __typename: 'StaffPasswordChanged', changed: true } },
  })
  await choose(user, 'Change password')
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getByLabelText('New password')).toHaveFocus())
  await user.keyboard('brand-new-1')
  await user.type(dialog.getByLabelText('Confirm new password'), 'brand-new-2')
  await user.click(dialog.getByRole('button', { name: 'Change password' }))
  expect(await dialog.findByText('Passwords must match')).toBeVisible()
  expect(gateway.callsOf('ChangeStaffPassword')).toEqual([])
})

test('new time off is added to existing entries', { tags: 'nightly' }, async () => {
  const christmas = { dateFrom: '2099-12-24', dateTo: '2099-12-28', note: 'Family' }
  const { gateway, user } = open(person(), {
    ChangeStaff: { updateStaff: returned({ timeOff: [] }) },
  })
  expect(await screen.findByText('12/24/2099 – 12/28/2099')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add time off' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Add time off' }))
  expect(await dialog.findAllByText('Required')).not.toHaveLength(0)
  await user.type(dialog.getByRole('textbox', { name: /First day/ }), '01/05/2100{Enter}')
  await user.click(dialog.getByRole('button', { name: 'Add time off' }))
  await waitFor(() => expect(gateway.callsOf('ChangeStaff')).toHaveLength(1))
  expect(gateway.callsOf('ChangeStaff')).toEqual([
    {
      input: {
        id: '21',
        timeOff: [
          { id: '1', ...christmas },
          { dateFrom: '2100-01-05', dateTo: '2100-01-05' },
        ],
      },
    },
  ])
})

test('a pending invitation can be sent again', async () => {
  const { gateway, user } = open(person({ invitationStatus: 'SENT' }), {
    ChangeStaff: { updateStaff: returned({ invitationStatus: 'SENT' }) },
  })
  expect(await screen.findByText('Invitation sent')).toBeVisible()
  await choose(user, 'Send the invitation again')
  expect(await screen.findByText('Invitation sent again to sam@harbor.test')).toBeVisible()
  expect(gateway.callsOf('ChangeStaff')).toEqual([{ input: { id: '21', sendInvite: true } }])
})

test('a person without an invitation can get one, and a backend that sends none is not reported as having sent it', async () => {
  const { user } = open(person({ invitationStatus: 'NOT_SENT' }), {
    ChangeStaff: { updateStaff: returned({ invitationStatus: 'NOT_SENT' }) },
  })
  expect(await screen.findByText('Not invited')).toBeVisible()
  await choose(user, 'Send invitation')
  expect(await screen.findByText(/Sam Stone was not invited/)).toBeVisible()
  expect(screen.queryByText(/^Invitation sent to/)).toBeNull()
})

test.each([
  ['accepted', { invitationStatus: 'ACCEPTED' }],
  ['unknown', { invitationStatus: null }],
  ['of an inactive person', { invitationStatus: 'SENT', isActive: false }],
] as const)('an invitation that is %s is not offered', async (_, part) => {
  const { user } = open(person(part))
  await user.click(await screen.findByRole('button', { name: 'Actions for Sam Stone' }))
  await screen.findByRole('menuitem', { name: 'Add time off' })
  expect(screen.queryByRole('menuitem', { name: /invitation/i })).toBeNull()
  expect(screen.queryByText(/invit/i)).toBeNull()
})

test('a time off lists days that still have visits, with links to reassign them', async () => {
  const off = {
    __typename: 'TimeOff' as const,
    id: '1',
    dateFrom: '2099-12-24',
    dateTo: '2099-12-25',
    startTime: null,
    endTime: null,
    note: null,
  }
  const { gateway } = open(person({ timeOff: [off] }), {
    BookedVisits: {
      dayCounts: [
        { __typename: 'DayCount', date: '2099-12-24', assigned: 3 },
        { __typename: 'DayCount', date: '2099-12-25', assigned: null },
      ],
    },
  })
  expect(await screen.findByText(/^3 visits on Thu, Dec 24/)).toBeVisible()
  expect(screen.getByRole('link', { name: /^Reassign 3 visits on/ })).toHaveAttribute(
    'href',
    '/schedule?view=day&date=2099-12-24&absent=21',
  )
  expect(screen.getAllByRole('link', { name: /^Reassign/ })).toHaveLength(1)
  expect(gateway.callsOf('BookedVisits')[0]).toMatchObject({ staffId: '21', from: '2099-12-24', to: '2099-12-25' })
})
