import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, outOfReach, refuse } from '../../testing/fakeGateway.ts'
import { ben, candidate, job, jobsOf, managed, me, NINE, visit } from '../../testing/jobs.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { setupAnswer, setupRecordsAnswer } from './testing/setupAnswer.ts'
import { renderAt } from '../../testing/renderAt.tsx'

/** 23 November 2026, a Monday, 9:55 in New York. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: (NINE + 55 * 60) * 1000 }))
afterEach(() => void vi.useRealTimers())

const counts = { total: 11, unassigned: 2, declined: 1, inProgress: 3, late: 1, completed: 4, cancelled: 0 }
const dayCount = (date: string, total: number) => ({
  __typename: 'DayCount',
  date,
  total,
  unassigned: 1,
  declined: null,
  assigned: total - 1,
  inProgress: 0,
  completed: 0,
  cancelled: 0,
})
const noMoney = { invoices: null, earnings: null, currencyCode: null }
const today = (
  visitsToday: object | null = counts,
  jobs: object | null = { active: 1, pending: 1, completed: 1 },
  money: object = noMoney,
): FakeOperation => ({
  dashboard: {
    __typename: 'Dashboard',
    date: '2026-11-23',
    visitsToday: visitsToday && { __typename: 'DayVisits', ...visitsToday },
    jobs: jobs && { __typename: 'JobSums', ...jobs },
    ...money,
  },
})
const week = { dayCounts: [dayCount('2026-11-23', 11), dayCount('2026-11-24', 1)] }
const none = { jobs: { __typename: 'JobPage', items: [], totalCount: 0, ignored: [] } }
const page = (items: readonly object[], totalCount: number | null = items.length, ignored: readonly string[] = []) => ({
  jobs: { __typename: 'JobPage', items, totalCount, ignored },
})
type Input = { readonly attention?: string; readonly filter?: string; readonly statuses?: readonly string[]; readonly branchId?: string }
/** Responses for the lists by their variables. */
const lists =
  (answers: Readonly<Record<string, FakeOperation>>): FakeOperation =>
  (variables) => {
    const { attention, filter, statuses } = variables['input'] as Input
    const answer = answers[attention ?? (filter ? 'ACTIVE' : statuses?.[0]) ?? 'ACTIVE'] ?? none
    return typeof answer === 'function' ? answer(variables) : answer
  }
const person = (part: object = {}) => ({
  __typename: 'ActiveStaff',
  id: '7',
  name: 'Ana Silva',
  color: '#1c7ed6',
  availabilityStatus: 'AVAILABLE',
  currentVisit: null,
  nextVisit: null,
  visitsDone: 0,
  visitsTotal: 0,
  clashCount: 0,
  lateCount: 0,
  ...part,
})
const staffVisit = (part: object = {}) => ({
  __typename: 'StaffVisit',
  id: '501',
  jobId: '12',
  jobNumber: 'J-1012',
  customerName: 'Maria Lopez',
  startAt: NINE,
  endAt: NINE + 5400,
  ...part,
})
const team = (...items: readonly object[]): FakeOperation => ({
  activeStaff: { __typename: 'ActiveStaffPage', items, totalCount: items.length },
})

function open(answers: Record<string, FakeOperation> = {}, path = '/', user: Parameters<typeof signedIn>[0] = owner) {
  signedIn(user)
  const gateway = fakeGateway({ ...me, Me: { me: user }, Today: today(), TodayWeek: week, TodayJobs: none, TodayStaff: team(), ...answers })
  return { gateway, ...renderAt(path) }
}
const region = (name: string) => screen.findByRole('region', { name })

test('the day’s counts link to their rows', { tags: 'nightly' }, async () => {
  const { user, gateway } = open({ Jobs: jobsOf([job()]) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  const numbers = await screen.findByRole('list', { name: 'Today in numbers' })
  const texts = within(numbers)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  expect(texts).toEqual(['11Visits today', '1Late', '2Unassigned', '1Declined', '3In progress', '4Completed', '0Cancelled'])
  await user.click(within(numbers).getByRole('link', { name: /Unassigned/ }))
  await waitFor(() =>
    expect(gateway.callsOf('Jobs').at(-1)?.['input']).toMatchObject({
      statuses: ['UNASSIGNED'],
      dateFrom: '2026-11-23',
      dateTo: '2026-11-23',
      sortBy: 'START_AT',
    }),
  )
})

const sums = {
  invoices: { __typename: 'InvoiceSums', unpaidCount: 151, unpaidTotal: 49_144.73, overdueCount: 2, overdueTotal: 258.22 },
  earnings: { __typename: 'EarningSums', today: 129.11, periodTotal: 4200.5, previousTotal: 3000, changePercent: 40 },
  currencyCode: 'USD',
}

test('shows money collected, owed and ready to invoice, each with a link to its rows', async () => {
  const { gateway } = open(
    { Today: today(counts, undefined, sums), TodayJobs: lists({ NOT_INVOICED: page([job({ id: '19', total: 240.5 })], 153) }) },
    '/?branch=2',
  )
  const money = within(await screen.findByRole('list', { name: 'Money' }))
  await money.findByText('153 jobs')
  expect(within(await region('Ready to invoice')).getByText('$240.50')).toBeVisible()
  const links = money.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['$129.11Collected today', '/earnings?tab=day&branch=2'],
    ['$4,200.50Collected this month40% more than Oct 1 – 23', '/earnings?branch=2'],
    ['$49,144.73Open151 invoices', '/invoices?tab=unpaid&sort=due_date&branch=2'],
    ['$258.22Overdue2 invoices', '/invoices?tab=overdue&sort=due_date&branch=2'],
    ['153 jobsReady to invoice', '/jobs?attention=not_invoiced&sort=start_at&branch=2'],
    ['Create invoices', '/jobs?attention=not_invoiced&sort=start_at&branch=2'],
  ])
  expect(gateway.callsOf('Today').at(-1)).toMatchObject({ branchId: '2', date: '2026-11-23' })
})

test('shows sums the backend does not return as not available', async () => {
  open({ Today: today(counts) })
  const money = within(await screen.findByRole('list', { name: 'Money' }))
  expect(money.getAllByText('–').length).toBeGreaterThanOrEqual(4)
  expect(money.queryByRole('button', { name: 'Send reminders' })).toBeNull()
})

test.each([
  ['view_prices is missing', ['manage_jobs', 'manage_invoices', 'view_earnings'], []],
  ['only invoices may be seen', ['manage_jobs', 'manage_invoices', 'view_prices'], ['Open', 'Overdue', 'Ready to invoice']],
  ['only earnings may be seen', ['manage_jobs', 'view_earnings', 'view_prices'], ['Collected today', 'Collected this month']],
] as const)('money of a staff admin: %s', async (_, authorities, labels) => {
  const admin = { ...owner, userType: 'STAFF_ADMIN', userProfileDetails: { ...owner.userProfileDetails, authorities } } as const
  open({ Today: today(counts, undefined, sums) }, '/', admin)
  await screen.findByRole('list', { name: 'Today in numbers' })
  await region('In progress')
  const list = screen.queryByRole('list', { name: 'Money' })
  const items = list ? within(list).getAllByRole('listitem') : []
  expect(items).toHaveLength(labels.length)
  for (const [index, label] of labels.entries()) expect(items[index]).toHaveTextContent(label)
})

test('sends reminders of the oldest overdue invoices of all customers', { tags: 'nightly' }, async () => {
  const overdue = (id: string, name: string) => ({
    __typename: 'Invoice',
    id,
    invoiceNumber: `INV-${id}`,
    jobId: '12',
    customer: { __typename: 'InvoiceCustomer', id: `9${id}`, name, email: `c${id}@mail.example` },
    status: 'UNPAID',
    dueDate: '2026-11-01',
    total: 64.55,
    amountPaid: 0,
    balanceDue: 64.55,
    currencyCode: 'USD',
    isOverdue: true,
    daysOverdue: 22,
    sentAt: null,
    voidedAt: null,
    lockVersion: 1,
    billTo: null,
  })
  const { gateway, user } = open({
    Today: today(counts, undefined, sums),
    SendAttachment: {
      sendAttachment: { __typename: 'SentAttachment', id: '971', status: 'SENT', statusDesc: 'Sent', sentAt: 1, textMessages: null },
    },
    OverdueInvoices: {
      invoices: {
        __typename: 'InvoicePage',
        items: [overdue('901', 'Maria Lopez'), overdue('902', 'Ben Hart'), { ...overdue('903', 'Not due'), isOverdue: false }],
        totalCount: 60,
        ignored: [],
      },
    },
    InvoiceNow: ({ id }) => ({ invoice: overdue(id as string, 'Maria Lopez') }),
  })
  await user.click(await screen.findByRole('button', { name: 'Send reminders' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send 2 reminders' }))
  expect(dialog.getByText(/These are the 2 oldest of 60\./)).toBeVisible()
  expect(within(dialog.getByRole('list', { name: 'Reminders' })).getByText(/Ben Hart/)).toBeVisible()
  expect(gateway.callsOf('OverdueInvoices')[0]?.['input']).toEqual({
    tab: 'OVERDUE',
    perPage: 50,
    sortBy: 'DUE_DATE',
    sortDirection: 'ASCENDING',
  })
  await user.click(dialog.getByRole('button', { name: 'Send reminder' }))
  expect(await screen.findByText('2 invoices reminded')).toBeVisible()
})

const someday = job({ id: '77', startAt: NINE + 3 * 86_400, endAt: NINE + 3 * 86_400 + 3600, status: 'ASSIGNED' })
const zeros = Object.fromEntries(Object.keys(counts).map((key) => [key, 0]))

test('a day without visits shows the next ones in place of zeros', { tags: 'nightly' }, async () => {
  const { gateway } = open({
    Today: today(
      zeros,
      { active: 0, pending: 1, completed: 0 },
      {
        invoices: { __typename: 'InvoiceSums', unpaidCount: 0, unpaidTotal: 0, overdueCount: 0, overdueTotal: 0 },
        earnings: { __typename: 'EarningSums', today: 0, periodTotal: 0, previousTotal: 0, changePercent: null },
        currencyCode: 'USD',
      },
    ),
    TodayJobs: ({ input }) => ((input as { dateFrom?: string }).dateFrom === '2026-11-24' ? page([someday]) : none),
  })
  const next = within(await region('Next visits'))
  expect(next.getByRole('link', { name: /J-1012/ })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'In progress' })).toBeNull()
  expect(screen.queryByRole('list', { name: 'Today in numbers' })).toBeNull()
  expect(screen.queryByRole('list', { name: 'Money' })).toBeNull()
  expect(gateway.callsOf('TodayJobs').map(({ input }) => input)).toContainEqual({
    filter: 'PENDING',
    dateFrom: '2026-11-24',
    sortBy: 'START_AT',
    sortDirection: 'ASCENDING',
    perPage: 5,
  })
})

test('the setup steps stay on Today until they are done, which the browser remembers', { tags: 'nightly' }, async () => {
  const rest = { ...none.jobs, totalCount: 3 }
  const { unmount } = open({ SetupChecklist: setupAnswer(), SetupRecords: { ...setupRecordsAnswer(), jobs: rest } })
  expect(await screen.findByText('3 of 6 done')).toBeVisible()
  unmount()
  const full = setupAnswer()
  const done = {
    ...full,
    generalData: { ...full.generalData, setupSteps: full.generalData.setupSteps.map((step) => ({ ...step, isCompleted: true })) },
  }
  const second = open({ SetupChecklist: done, SetupRecords: setupRecordsAnswer() })
  await waitFor(() => expect(second.gateway.callsOf('SetupRecords')).toHaveLength(1))
  await waitFor(() => expect(localStorage.length).toBeGreaterThan(0))
  expect(screen.queryByRole('region', { name: 'Getting started' })).toBeNull()
  second.unmount()
  const third = open({ SetupChecklist: done, SetupRecords: setupRecordsAnswer() })
  await region('In progress')
  expect(third.gateway.callsOf('SetupRecords')).toHaveLength(0)
})

test('a bar of the week opens the jobs of its day', { tags: 'nightly' }, async () => {
  const { user, gateway } = open({ Jobs: jobsOf([job()]) })
  await user.click(await screen.findByRole('link', { name: 'Tue, Nov 24: 1 visit, 1 unassigned' }))
  await waitFor(() => expect(gateway.callsOf('Jobs').at(-1)?.['input']).toMatchObject({ dateFrom: '2026-11-24', dateTo: '2026-11-24' }))
})

test('lists that need attention come first, with an action in each row', { tags: 'nightly' }, async () => {
  const unassigned = job({ id: '13', jobNumber: 'J-1013', status: 'UNASSIGNED', staff: [], allowedActions: ['ASSIGN', 'RESCHEDULE'] })
  const { user, gateway } = open({
    TodayJobs: lists({ UNASSIGNED_SOON: page([unassigned], 7), LATE: page([job({ isLate: true })]) }),
    Jobs: jobsOf([unassigned]),
    RankedStaff: { rankedStaff: [] },
  })
  const soon = await region('Unassigned within 48 hours')
  await region('Late')
  expect(screen.queryByRole('region', { name: 'Clashes within 48 hours' })).toBeNull()
  await user.click(within(soon).getByRole('button', { name: 'Assign J-1013' }))
  expect(await screen.findByRole('dialog')).toHaveAccessibleName(/Assign/)
  await user.keyboard('{Escape}')
  await user.click(within(soon).getByRole('link', { name: /Show all 7/ }))
  await waitFor(() => expect(gateway.callsOf('Jobs').at(-1)?.['input']).toMatchObject({ attention: 'UNASSIGNED_SOON' }))
})

test('a series is listed by the visit that needs attention, with its staff, status and action', { tags: 'nightly' }, async () => {
  const series = job({ visitsTotal: 3, staff: [ben], status: 'ASSIGNED' })
  const attentionVisit = visit({
    id: '502',
    visitNumber: 2,
    status: 'UNASSIGNED',
    staff: [],
    startAt: NINE + 86_400,
    endAt: NINE + 90_000,
    allowedActions: ['ASSIGN'],
  })
  const { gateway, user } = open({
    TodayJobs: lists({ UNASSIGNED_SOON: page([{ ...series, attentionVisit }]) }),
    RankedStaff: { rankedStaff: [candidate()] },
    ManageJob: managed(series),
  })
  const row = within(within(await region('Unassigned within 48 hours')).getByRole('listitem'))
  expect(row.getByText('Visit 2 of 3')).toBeVisible()
  expect(row.getByText(/^11\/24\/2026, 9:00/)).toBeVisible()
  expect(row.getByText('Unassigned')).toBeVisible()
  expect(row.queryByText('Ben Otto')).toBeNull()
  await user.click(row.getByRole('button', { name: 'Assign visit 2 of J-1012' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Assign' }))
  await waitFor(() => expect(gateway.callsOf('ManageJob')[0]).toMatchObject({ input: { action: 'ASSIGN', jobId: '12', visitId: '502' } }))
})

test('each list shows its own visit of the same series', { tags: 'nightly' }, async () => {
  const inList = (id: string, visitNumber: number, status: 'COMPLETED' | 'STARTED') =>
    page([job({ visitsTotal: 3, attentionVisit: visit({ id, visitNumber, status }) })])
  open({ TodayJobs: lists({ NOT_INVOICED: inList('501', 1, 'COMPLETED'), ACTIVE: inList('503', 3, 'STARTED') }) })
  const [invoice, progress] = [within(await region('Ready to invoice')), within(await region('In progress'))]
  expect(invoice.getByText('Visit 1 of 3')).toBeVisible()
  expect(invoice.getByText('Completed')).toBeVisible()
  expect(progress.getByText('Visit 3 of 3')).toBeVisible()
  expect(progress.getByText('Service Started')).toBeVisible()
})

test('without problems a single sentence says so', async () => {
  open()
  expect(await screen.findByText('All clear')).toBeVisible()
})

test('a list whose filter the service ignored is not shown', async () => {
  open({ TodayJobs: lists({ ACTIVE: page([job()], 900, ['filter']), LATE: page([job()], 900, ['attention']) }) })
  const progress = await region('In progress')
  expect(await within(progress).findByText('Couldn’t load this list.')).toBeVisible()
  expect(within(progress).queryByRole('link')).toBeNull()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Late' })).toBeNull())
})

test('a branch in the URL applies to every query and link', { tags: 'nightly' }, async () => {
  const { gateway } = open({ TodayJobs: lists({ ASSIGNED: page([job()], 9) }) }, '/?branch=2')
  expect(await screen.findByRole('link', { name: 'Show all 9: Assigned' })).toHaveAttribute('href', expect.stringContaining('branch=2'))
  expect(gateway.callsOf('Today').at(-1)).toMatchObject({ branchId: '2' })
  expect(gateway.callsOf('TodayJobs').every(({ input }) => (input as Input).branchId === '2')).toBe(true)
})

test('the team: who is working, next, late or double-booked', async () => {
  open({
    TodayStaff: team(
      person({ currentVisit: staffVisit(), visitsDone: 1, visitsTotal: 4, clashCount: 2, lateCount: 1 }),
      person({ id: '8', name: 'Ben Otto', nextVisit: staffVisit({ startAt: NINE + 7200 }), visitsTotal: 1 }),
      person({ id: '9', name: 'Cleo Fox', visitsDone: 2, visitsTotal: 2 }),
      person({ id: '10', name: 'Dan Ray', visitsTotal: null }),
      person({ id: '11', name: 'Eve Lund', availabilityStatus: 'OFF' }),
      person({ id: '12', name: 'Flo Kerr', availabilityStatus: null }),
    ),
  })
  const rows = within(await region('Team')).findAllByRole('listitem')
  const texts = (await rows).map(({ textContent }) => textContent?.replace(/\s+/g, ' '))
  expect(texts[0]).toContain('J-1012 · Maria Lopez, until 10:30 AM')
  expect(texts[0]).toContain('Late')
  expect(texts[0]).toContain('Double-booked')
  expect(texts[0]).toContain('1 of 4 visits done')
  expect(texts[1]).toContain('11:00 AM: J-1012')
  expect(texts[2]).toContain('Done for today')
  expect(texts[3]).toContain('Couldn’t load visits')
  expect(texts[4]).toContain('Off')
  expect(texts[5]).toContain('No visits')
})

test('someone who works alone sees their visits, and no team', async () => {
  const { gateway } = open({ TodayJobs: lists({ ASSIGNED: page([job()]) }) }, '/', { ...owner, userType: 'INDIVIDUAL' })
  expect(await within(await region('Assigned')).findByRole('link', { name: /Boiler repair/ })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Team' })).toBeNull()
  expect(gateway.callsOf('TodayStaff')).toEqual([])
})

test('a new company is led to its first job', async () => {
  open({ Today: today(counts, { active: 0, pending: 0, completed: 0 }) })
  expect(await screen.findByRole('link', { name: 'Book your first job' })).toHaveAttribute('href', '/jobs/new?first=true')
  // The page has only one primary button.
  expect(screen.getByRole('link', { name: 'New job' })).toHaveAttribute('data-variant', 'default')
})

test('each query of a first visit is sent once, although its loader and two parts of the page need it', async () => {
  const { gateway } = open({ Today: today(counts, undefined, sums), TodayJobs: lists({ NOT_INVOICED: page([job()], 153) }) })
  expect(await within(await screen.findByRole('list', { name: 'Money' })).findByText('153 jobs')).toBeVisible()
  await screen.findByText('No one is scheduled today')
  const sent = gateway.callsOf('TodayJobs').map(({ input }) => JSON.stringify(input))
  expect([sent.length, new Set(sent).size]).toEqual([7, 7])
  expect(['Today', 'TodayWeek', 'TodayStaff'].map((name) => gateway.callsOf(name).length)).toEqual([1, 1, 1])
})

test('missing counts are not shown as zero', async () => {
  open({ Today: today(null, null) })
  const numbers = await screen.findByRole('list', { name: 'Today in numbers' })
  expect(within(numbers).getAllByText('–')).toHaveLength(6)
})

test('a load error shows its reason and a retry', { tags: 'nightly' }, async () => {
  const { user, gateway } = open({ Today: refuse('UPSTREAM_FAILED', 'The books are closed.') })
  expect((await screen.findAllByText('The books are closed.')).length).toBeGreaterThan(0)
  gateway.answer({ Today: today() })
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement)
  expect(await screen.findByRole('list', { name: 'Today in numbers' })).toBeVisible()
})

test('one failed list does not affect the others', async () => {
  open({ TodayJobs: lists({ ACTIVE: outOfReach(), ASSIGNED: page([job()]) }) })
  expect(await within(await region('In progress')).findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(await within(await region('Assigned')).findByRole('link', { name: /Boiler repair/ })).toBeVisible()
})

test('a row offers its first allowed action: reassigning declined visits, and the next work step', async () => {
  const declined = job({ id: '14', jobNumber: 'J-1014', status: 'DECLINED', isLate: true, allowedActions: ['ASSIGN', 'CANCEL'] })
  const started = job({ id: '15', jobNumber: 'J-1015', status: 'STARTED', allowedActions: ['FINISH'] })
  open({ TodayJobs: lists({ LATE: page([declined]), ACTIVE: page([started]) }) })
  expect(await within(await region('Late')).findByRole('button', { name: 'Assign J-1014' })).toBeVisible()
  expect(await within(await region('In progress')).findByRole('button', { name: 'Finish J-1015' })).toBeVisible()
})

test('Try again sends all queries again while their first requests hang', { tags: 'nightly' }, async () => {
  const hanging: FakeOperation = () => new Promise(() => {})
  const { user, gateway } = open({ Today: hanging, TodayJobs: hanging, TodayStaff: hanging, TodayWeek: hanging })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  gateway.answer({ Today: today(), TodayJobs: none, TodayStaff: team(), TodayWeek: week })
  await user.click(retry)
  expect(await screen.findByRole('list', { name: 'Today in numbers' })).toBeVisible()
  expect(await screen.findByText('No one is scheduled today')).toBeVisible()
  expect(await screen.findByText('All clear')).toBeVisible()
})

test('shows approved quotes without a date, and quotes that have waited for an answer for seven days', async () => {
  const approved = job({ id: '31', title: 'New boiler', status: 'UNSCHEDULED', startAt: null, allowedActions: ['SCHEDULE'] })
  const quoted = (id: string, sentAt: number | null) => ({
    __typename: 'Job',
    id,
    jobNumber: `J-${id}`,
    title: `Quote ${id}`,
    total: 90,
    currencyCode: 'USD',
    timezone: null,
    customer: null,
    quote: { __typename: 'Quote', sentAt, validUntil: null, approval: null },
  })
  const now = Date.now() / 1000
  const unsent = Array.from({ length: 97 }, (_, index) => quoted(String(100 + index), null))
  const items = [quoted('41', now - 7 * 86_400 - 60), quoted('42', now - 6 * 86_400), quoted('43', null), ...unsent]
  const { gateway } = open({
    TodayJobs: ({ input }) => ((input as { quote?: string }).quote === 'APPROVED' ? page([approved], 12) : none),
    UnansweredQuotes: { jobs: { __typename: 'JobPage', items, totalCount: 250 } },
  })
  const heading = await screen.findByRole('heading', { name: 'Approved, not scheduled' })
  const section = within(heading.closest('section') as HTMLElement)
  expect(section.getByRole('link', { name: /New boiler/ })).toHaveAttribute('href', '/jobs/31')
  expect(section.getByRole('link', { name: /^Show all 12/ })).toHaveAttribute('href', '/quotes?tab=APPROVED')
  expect(screen.getByRole('heading', { name: 'Quotes waiting for 7 days' })).toBeVisible()
  expect(screen.getByText('At least 1')).toBeVisible()
  expect(gateway.callsOf('UnansweredQuotes')).toMatchObject([{ input: { sortBy: 'JOB_NUMBER', sortDirection: 'ASCENDING' } }])
  expect(screen.getByRole('link', { name: /Quote 41/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /Quote 4[23]/ })).toBeNull()
})
