import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../../testing/fakeGateway.ts'
import { owner, signedIn } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { settingsOf } from '../../../testing/jobForm.ts'
import { ana, ben, candidate, job, jobsOf, managed, me, NINE, reasons } from '../../../testing/jobs.ts'

const DAY = 86_400

beforeAll(() => void vi.setSystemTime(NINE * 1000))
const team = {
  ListTeam: {
    teamMembers: {
      __typename: 'TeamPage',
      items: [
        { ...ana, __typename: 'TeamMember', role: 'STAFF', branchId: '2' },
        { ...ben, __typename: 'TeamMember', role: 'BRANCH_HEAD', branchId: '1' },
        { ...ana, __typename: 'TeamMember', id: '1', name: 'Olivia Owner', role: 'COMPANY', branchId: null },
      ],
    },
  },
}
const rows = [
  job({ id: '12', jobNumber: 'J-1012' }),
  job({ id: '13', jobNumber: 'J-1013', title: 'Dryer does not heat', lockVersion: 8 }),
  job({ id: '14', jobNumber: 'J-1014', title: 'Oven is cold', status: 'COMPLETED', allowedActions: ['REOPEN'] }),
]

const open = async (more: Record<string, FakeOperation> = {}, path = '/jobs', jobs = rows) => {
  signedIn()
  const gateway = fakeGateway({ ...me, ...reasons, ...team, Jobs: jobsOf(jobs, 5000), ...more })
  const view = renderAt(path)
  await screen.findByRole('link', { name: jobs[0]?.jobNumber ?? `#${jobs[0]?.id}` })
  const select = async (...numbers: string[]): Promise<void> => {
    for (const number of numbers) await view.user.click(screen.getByRole('checkbox', { name: `Select ${number}` }))
  }
  const choose = async (name: string) => {
    await view.user.click(within(await screen.findByRole('region', { name: 'Selected jobs' })).getByRole('button', { name }))
    return within(await screen.findByRole('dialog'))
  }
  return { gateway, select, choose, ...view }
}
const inputs = (gateway: ReturnType<typeof fakeGateway>) =>
  gateway.callsOf('ManageJob').map(({ input }) => input as Record<string, unknown>)
const moved = ({ input }: Record<string, unknown>) => {
  const { jobId, lockVersion, date, staffIds } = input as { jobId: string; lockVersion: number; date?: string; staffIds?: string[] }
  const startAt = NINE + (date === '2026-11-24' ? DAY : 0)
  const staff = (staffIds ?? ['7']).map((id) => (id === '8' ? ben : ana))
  return managed(job({ id: jobId, staff, startAt, endAt: startAt + 5400, lockVersion: lockVersion + 1 }))
}

test('a job without number, title and visits is named by its id, and its move is shown', { tags: 'nightly' }, async () => {
  const { select, choose } = await open({}, '/jobs', [job({ id: '15', jobNumber: null, title: null, visitsTotal: null })])
  await select('#15')
  const dialog = await choose('Reschedule')
  expect(dialog.getByRole('list', { name: 'Jobs to move' })).toHaveTextContent(/^#15 Mon, Nov 23 → Tue, Nov 24, 9:00 AM$/)
})

test('jobs without returned dates are counted', { tags: 'nightly' }, async () => {
  const { select, choose } = await open({}, '/jobs', [job({ startAt: null, isScheduled: null })])
  await select('J-1012')
  const dialog = await choose('Reschedule')
  expect(dialog.getByRole('list', { name: 'Jobs to move' })).toHaveTextContent(/^1 job$/)
})

test('a bulk move counts the changed jobs and lists the others with number, title and reason', async () => {
  const { gateway, user, select, choose } = await open({ ManageJob: moved })
  await select('J-1012', 'J-1013', 'J-1014')
  expect(await screen.findByText('3 selected')).toBeVisible()
  const dialog = await choose('Reschedule')
  expect(dialog.getByRole('list', { name: 'Jobs to move' })).toHaveTextContent('J-1013 Mon, Nov 23 → Tue, Nov 24, 9:00 AM')
  await user.click(dialog.getByRole('button', { name: 'Reschedule' }))
  expect(await dialog.findByText('2 jobs moved.')).toBeVisible()
  const refused = dialog.getByRole('list', { name: '1 job couldn’t be moved:' })
  expect(refused).toHaveTextContent('J-1014 Oven is coldThis visit is Completed, so it can’t be rescheduled.')
  const common = { action: 'RESCHEDULE', visitId: null, date: '2026-11-24', startTime: '09:00', endTime: '10:30' }
  expect(inputs(gateway)).toEqual([
    { ...common, jobId: '12', lockVersion: 3 },
    { ...common, jobId: '13', lockVersion: 8 },
  ])
  expect(dialog.queryByRole('button', { name: /^Try/ })).toBeNull()
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  expect(await screen.findByText('1 selected')).toBeVisible()
  expect(await screen.findByText('2 jobs moved')).toBeVisible()
})

test('a bulk move names the jobs that move to a closed day', { tags: 'nightly' }, async () => {
  const { user, select, choose } = await open({ JobFormSettings: settingsOf() })
  await select('J-1012')
  const dialog = await choose('Reschedule')
  await user.clear(dialog.getByLabelText(/^Days/))
  await user.type(dialog.getByLabelText(/^Days/), '3')
  await waitFor(() => expect(dialog.getByRole('list', { name: 'Jobs to move' })).toHaveTextContent(/Thu, Nov 26.*closed \(Thanksgiving\)/))
})

test('Undo reverts the whole run', { tags: 'nightly' }, async () => {
  const { gateway, user, select, choose } = await open({ ManageJob: moved })
  await select('J-1012', 'J-1013')
  const dialog = await choose('Reschedule')
  await user.click(dialog.getByRole('button', { name: 'Reschedule' }))
  expect(await screen.findByText('2 jobs moved')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(await screen.findByText('Move undone: 2 jobs')).toBeVisible()
  const back = { action: 'RESCHEDULE', date: '2026-11-23', startTime: '09:00', endTime: '10:30', staffIds: ['7'] }
  expect(inputs(gateway).slice(2)).toEqual([
    expect.objectContaining({ ...back, jobId: '12', lockVersion: 4 }),
    expect.objectContaining({ ...back, jobId: '13', lockVersion: 9 }),
  ])
})

test('Undo of several jobs restores what it can, and asks about conflicts', { tags: 'nightly' }, async () => {
  const { gateway, user, select, choose } = await open({ ManageJob: moved })
  await select('J-1012', 'J-1013')
  const dialog = await choose('Reschedule')
  await user.click(dialog.getByRole('button', { name: 'Reschedule' }))
  await screen.findByText('2 jobs moved')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const off = refuse('CLASH', 'Ana Silva is off on Nov 23.', { clashes: [] })
  gateway.answer({
    ManageJob: (variables) => {
      const { jobId, allowClash } = variables['input'] as { jobId: string; allowClash?: boolean }
      return jobId === '13' && !allowClash ? off : moved(variables)
    },
  })
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(await screen.findByText('Move undone: 1 job')).toBeVisible()
  expect(await screen.findByText('J-1013: Ana Silva is off on Nov 23. Undo anyway?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Undo anyway/ }))
  await waitFor(() => expect(inputs(gateway)).toHaveLength(5))
  expect(inputs(gateway)[4]).toMatchObject({ jobId: '13', lockVersion: 9, date: '2026-11-23', allowClash: true })
})

test.each([
  ['shows the jobs as they were', managed(job()), /didn’t take effect: J-1012 is Assigned/],
  ['returns no jobs', { manageJob: null }, /couldn’t confirm the result/],
])('a bulk move that is accepted by a service that %s is not counted as done, nor offered again', async (_, answer, labels) => {
  const { user, select, choose } = await open({ ManageJob: answer, JobVisits: refuse('FORBIDDEN', 'Not for you.') })
  await select('J-1012')
  const dialog = await choose('Reschedule')
  await user.click(dialog.getByRole('button', { name: 'Reschedule' }))
  expect(await dialog.findByText(labels)).toBeVisible()
  expect(screen.queryByText(/1 job moved/)).toBeNull()
  expect(dialog.queryByRole('button', { name: /^Try/ })).toBeNull()
})

test('temporary failures are retried on the newest version, and final ones stay listed', { tags: 'nightly' }, async () => {
  const { gateway, user, select, choose } = await open({
    ManageJob: ({ input }) =>
      (input as { jobId: string }).jobId === '12'
        ? refuse('STALE', 'Somebody else has changed this.')
        : refuse('REFUSED', 'This customer is on hold.'),
    JobVisits: { job: job({ lockVersion: 6, visits: [{ ...(job().visits?.[0] as object), lockVersion: 6 }] as never }) },
  })
  await select('J-1012', 'J-1013')
  const dialog = await choose('Reschedule')
  await user.click(dialog.getByRole('button', { name: 'Reschedule' }))
  expect(await dialog.findByText('Somebody else has changed this.')).toBeVisible()
  gateway.answer({ ManageJob: moved })
  await user.click(dialog.getByRole('button', { name: 'Try this one again' }))
  expect(await screen.findByText('1 job moved')).toBeVisible()
  expect(dialog.getByText('This customer is on hold.')).toBeVisible()
  expect(inputs(gateway)[2]).toMatchObject({ jobId: '12', visitId: '501', lockVersion: 6, date: '2026-11-24' })
})

test('a clash is listed with its reason and can be saved anyway', { tags: 'nightly' }, async () => {
  const { gateway, user, select, choose } = await open({
    ManageJob: refuse('CLASH', 'Ana Silva is busy at that time.'),
    JobVisits: { job: job() },
  })
  await select('J-1012')
  const dialog = await choose('Reschedule')
  await user.click(dialog.getByText('To a date'))
  await user.click(dialog.getByRole('button', { name: 'Reschedule' }))
  expect(await dialog.findByText('Kindly select atleast one Date')).toBeVisible()
  await user.type(dialog.getByLabelText(/^Date/), '2026-12-01')
  await user.click(dialog.getByRole('button', { name: 'Reschedule' }))
  expect(await dialog.findByText('Ana Silva is busy at that time.')).toBeVisible()
  gateway.answer({ ManageJob: moved })
  await user.click(dialog.getByRole('button', { name: 'Save 1 anyway' }))
  await waitFor(() => expect(inputs(gateway)).toHaveLength(2))
  expect(inputs(gateway)[1]).toMatchObject({ date: '2026-12-01', allowClash: true })
})

test('staff is chosen once for all jobs, and replaces assigned staff in the same call', { tags: 'nightly' }, async () => {
  const category = { __typename: 'Category', id: '3', name: 'Plumbing' } as const
  const unassigned = job({ id: '15', jobNumber: 'J-1015', status: 'UNASSIGNED', staff: [], allowedActions: ['ASSIGN'], category })
  const { gateway, user, select, choose } = await open({ ManageJob: moved }, '/jobs', [job(), unassigned])
  await select('J-1012', 'J-1015')
  const dialog = await choose('Assign')
  const names = (await dialog.findAllByRole('checkbox')).map((box) => box.closest('label')?.textContent)
  expect(names).toEqual(['BOBen OttoBranch head', 'ASAna SilvaStaff'])
  await user.click(dialog.getByRole('button', { name: 'Assign' }))
  expect(await dialog.findByText('Choose at least one technician')).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: /Ben Otto/ }))
  await user.click(dialog.getByRole('button', { name: 'Assign' }))
  expect(await screen.findByText(/2 jobs assigned/)).toBeVisible()
  const sent = inputs(gateway)
  expect(sent).toHaveLength(2)
  expect(sent).toContainEqual(
    expect.objectContaining({ jobId: '12', action: 'RESCHEDULE', staffIds: ['8'], date: '2026-11-23', startTime: '09:00' }),
  )
  expect(sent).toContainEqual({ jobId: '15', visitId: null, action: 'ASSIGN', lockVersion: 3, staffIds: ['8'] })
})

test('jobs of one category rank staff by trade, without availability', { tags: 'nightly' }, async () => {
  const RankedStaff = {
    rankedStaff: [candidate({ id: '8', name: 'Ben Otto', distanceKm: null }), candidate({ categoryMatch: false, distanceKm: null })],
  }
  const { gateway, select, choose } = await open({ RankedStaff })
  await select('J-1012', 'J-1013')
  const dialog = await choose('Assign')
  const names = (await dialog.findAllByRole('checkbox')).map((box) => box.closest('label')?.textContent)
  expect(names).toEqual(['BOBen OttoBest fitRight trade', 'ASAna SilvaOther trade'])
  expect(gateway.callsOf('RankedStaff')).toEqual([{ input: { categoryId: '2', branchId: null, propertyId: null, excludeVisitId: null } }])
})

test('without a ranking all staff can be chosen, and failed requests can be retried', async () => {
  const { gateway, user, select, choose } = await open({
    RankedStaff: refuse('NOT_FOUND', 'No such call.'),
    ListTeam: refuse('UPSTREAM_FAILED', 'The team is away.'),
  })
  await select('J-1012')
  const dialog = await choose('Assign')
  expect(await dialog.findByText(/The team is away\./)).toBeVisible()
  gateway.answer(team)
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByRole('checkbox', { name: /Ben Otto/ })).toBeVisible()
})

test('a bulk cancellation needs a reason, and the reason Other a note', { tags: 'nightly' }, async () => {
  const { gateway, user, select, choose } = await open({ ManageJob: managed(job({ status: 'CANCELLED', allowedActions: ['REOPEN'] })) })
  await select('J-1012', 'J-1013')
  const dialog = await choose('Cancel')
  await user.click(await dialog.findByRole('button', { name: 'Cancel jobs' }))
  expect(await dialog.findByText('Please select a reason')).toBeVisible()
  await user.click(await dialog.findByLabelText('Other'))
  await user.click(dialog.getByRole('button', { name: 'Cancel jobs' }))
  expect(await dialog.findByText('Required')).toBeVisible()
  await user.click(dialog.getByLabelText('Weather'))
  await user.click(dialog.getByRole('button', { name: 'Cancel jobs' }))
  expect(await screen.findByText('2 jobs cancelled')).toBeVisible()
  expect(inputs(gateway)).toEqual([
    { jobId: '12', visitId: null, action: 'CANCEL', lockVersion: 3, cancelReasonId: '1' },
    { jobId: '13', visitId: null, action: 'CANCEL', lockVersion: 8, cancelReasonId: '1' },
  ])
})

test('customers of several jobs are notified only if the switch is on, with a preview of each message', { tags: 'nightly' }, async () => {
  const text: FakeOperation = ({ input }) => ({
    customerMessage: {
      __typename: 'CustomerMessage',
      event: 'VISIT_MOVED',
      email: true,
      sms: false,
      takesMessage: true,
      takesMedium: true,
      preview: {
        __typename: 'MessagePreview',
        subject: 'Moved',
        body: `Text of job ${(input as { jobId: string }).jobId}`,
        textMessage: null,
      },
    },
  })
  const { gateway, user, select, choose } = await open({ CustomerText: text, ManageJob: moved })
  await select('J-1012', 'J-1013', 'J-1014')
  const dialog = await choose('Reschedule')
  await user.click(dialog.getByRole('switch', { name: /Notify customers/ }))
  const messages = within(await dialog.findByRole('list', { name: 'Messages that are sent' }))
  expect(messages.getAllByRole('listitem')).toHaveLength(2)
  expect(await messages.findByText('Text of job 12')).toBeVisible()
  expect(gateway.callsOf('CustomerText')).toEqual([
    { input: { event: 'VISIT_MOVED', jobId: '12', date: '2026-11-24', startTime: '09:00', endTime: '10:30' } },
  ])
  await user.click(messages.getByText(/J-1013/))
  expect(await messages.findByText('Text of job 13')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Reschedule' }))
  await waitFor(() =>
    expect(inputs(gateway)).toMatchObject([
      { jobId: '12', notifyCustomer: true },
      { jobId: '13', notifyCustomer: true },
    ]),
  )
})

test('the result names the customers who were not notified', { tags: 'nightly' }, async () => {
  const failed = {
    __typename: 'MessageDelivery',
    notificationMedium: 'EMAIL',
    status: 'FAILED',
    statusDesc: 'Not sent: there’s no email address.',
  }
  const ManageJob: FakeOperation = (variables) => {
    const { manageJob } = moved(variables)
    const isFailed = (variables['input'] as { jobId: string }).jobId === '12'
    return { manageJob: { ...manageJob, deliveries: isFailed ? [failed] : null } }
  }
  const { user, select, choose } = await open({ ManageJob })
  await select('J-1012', 'J-1013')
  const dialog = await choose('Reschedule')
  await user.click(dialog.getByRole('switch', { name: /Notify customers/ }))
  await user.click(dialog.getByRole('button', { name: 'Reschedule' }))
  const list = within(await dialog.findByRole('list', { name: '1 job moved, with a problem:' }))
  expect(list.getAllByRole('listitem')).toHaveLength(1)
  expect(list.getByText('The customer was not notified: there’s no email address.')).toBeVisible()
  expect(dialog.getByText('2 jobs moved.')).toBeVisible()
})

test('stopping a run leaves the remaining jobs unchanged and counts them', { tags: 'nightly' }, async () => {
  const many = Array.from({ length: 8 }, (_, index) => job({ id: `${20 + index}`, jobNumber: `J-${20 + index}` }))
  const waiting: (() => void)[] = []
  const slowly: FakeOperation = (variables) => new Promise((resolve) => waiting.push(() => resolve(moved(variables))))
  const { gateway, user, choose } = await open({ ManageJob: slowly }, '/jobs', many)
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  const dialog = await choose('Reschedule')
  await user.click(dialog.getByRole('button', { name: 'Reschedule' }))
  await waitFor(() => expect(waiting).toHaveLength(4))
  expect(dialog.getByText('0 of 8')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Stop' }))
  waiting.forEach((answer) => answer())
  expect(await dialog.findByText('4 jobs moved.')).toBeVisible()
  expect(dialog.getByText('Stopped: 4 jobs unchanged.')).toBeVisible()
  expect(inputs(gateway)).toHaveLength(4)
})

test('an action that no selected job allows is disabled', { tags: 'nightly' }, async () => {
  const { select } = await open()
  await select('J-1014')
  const bar = within(await screen.findByRole('region', { name: 'Selected jobs' }))
  expect(bar.getByRole('button', { name: 'Reschedule' })).toBeDisabled()
  expect(bar.getByRole('button', { name: 'Delete' })).toBeEnabled()
})

test('all matching jobs can be selected across pages, up to a stated limit', { tags: 'nightly' }, async () => {
  const pages: FakeOperation = ({ input }) => {
    const { page, perPage } = input as { page: number; perPage: number }
    const items = Array.from({ length: Math.min(perPage, 100) }, (_, index) => {
      const id = (page - 1) * perPage + index + 1
      return job({ id: `${id}`, jobNumber: `J-${id}` })
    })
    return jobsOf(items, 5000)
  }
  signedIn()
  const gateway = fakeGateway({ ...me, Jobs: pages })
  const { user } = renderAt('/jobs?q=boiler')
  await screen.findByRole('link', { name: 'J-1' })
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  await user.click(await screen.findByRole('button', { name: 'Select the first 500 of 5,000 matching jobs' }))
  expect(await screen.findByText('500 selected')).toBeVisible()
  expect(screen.getByText('You can select up to 500 of 5,000 matching jobs.')).toBeVisible()
  const walked = gateway.callsOf('Jobs').map(({ input }) => input as { page: number; perPage: number; search?: string })
  expect(walked.filter(({ perPage }) => perPage === 100).map(({ page, search }) => [page, search])).toEqual(
    [1, 2, 3, 4, 5].map((page) => [page, 'boiler']),
  )
})

test('delete is not offered to users without permission', async () => {
  const admin = { ...owner, userType: 'STAFF_ADMIN', userProfileDetails: { ...owner.userProfileDetails, authorities: ['manage_jobs'] } }
  signedIn(admin)
  fakeGateway({ Me: { me: admin }, Jobs: jobsOf(rows) })
  const { user } = renderAt('/jobs')
  await user.click(await screen.findByRole('checkbox', { name: 'Select J-1012' }))
  const bar = within(await screen.findByRole('region', { name: 'Selected jobs' }))
  expect(bar.getByRole('button', { name: 'Cancel' })).toBeEnabled()
  expect(bar.queryByRole('button', { name: 'Delete' })).toBeNull()
})
