import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeOperation, fakeGateway, refuse } from '../../testing/fakeGateway.ts'
import { ana, ben, me, NINE } from '../../testing/jobs.ts'
import { owner, signedIn } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'

/** 23 November 2026, 9:00 in New York. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NINE * 1000 }))
afterEach(() => void vi.useRealTimers())

const DAY = 86_400
type Input = { readonly date?: string; readonly dateFrom?: string }
const earnings = (part: object = {}) => ({
  earnings: {
    __typename: 'Earnings',
    total: 900,
    byStaff: [
      { __typename: 'StaffEarnings', staffId: '7', name: 'Ana Silva', amount: 600 },
      { __typename: 'StaffEarnings', staffId: '8', name: 'Ben Otto', amount: 300 },
    ],
    byCategory: [{ __typename: 'CategoryEarnings', categoryId: '3', name: 'Heating', amount: 900 }],
    byBranch: [{ __typename: 'BranchEarnings', branchId: '1', name: 'North', amount: 900 }],
    currencyCode: 'USD',
    ...part,
  },
})
const past = { total: 750, byStaff: [{ __typename: 'StaffEarnings', staffId: '7', name: 'Ana Silva', amount: 750 }] }
const heating = { __typename: 'Category', id: '3', name: 'Heating' }
const person = ({ id, name }: typeof ana | typeof ben) => ({ __typename: 'StaffMember', id, name })
const job = (id: string, total: number | null, staff: readonly object[] | null) => ({
  __typename: 'Job',
  id,
  total,
  currencyCode: 'USD',
  branchId: '1',
  category: heating,
  staff,
})
const jobs = (items: readonly object[], ignored: readonly string[] = []) => ({
  jobs: { __typename: 'JobPage', items, totalCount: items.length, page: 1, perPage: 100, unreadable: [], ignored },
})
interface QuoteFacts {
  readonly total: number | null
  readonly status?: string
  readonly category?: object | null
  readonly sentAt?: number
  readonly validUntil?: string
  readonly approval?: object
}
const quoteBy = (id: string, maker: typeof ana | typeof ben | null, { total, status = 'UNSCHEDULED', ...part }: QuoteFacts) => ({
  __typename: 'Job',
  id,
  status,
  total,
  currencyCode: 'USD',
  category: part.category === undefined ? heating : part.category,
  createdBy: maker && { __typename: 'Person', id: maker.id, name: maker.name },
  quote: {
    __typename: 'Quote',
    version: 1,
    validUntil: part.validUntil ?? null,
    sentAt: part.sentAt ?? null,
    approval: part.approval ?? null,
  },
})
const quotesOf = (items: readonly object[], more: object = {}) => ({
  jobs: { __typename: 'JobPage', items, totalCount: items.length, page: 1, unreadable: [], ignored: [], ...more },
})
const visit = (id: string, arrival: number | null, staff: typeof ana | typeof ben = ana) => ({
  __typename: 'DispatchVisit',
  id,
  jobId: `1${id}`,
  jobNumber: `J-${id}`,
  title: 'Boiler repair',
  branchId: '1',
  customer: { __typename: 'Customer', id: '30', name: 'Maria Lopez' },
  category: heating,
  visit: {
    __typename: 'Visit',
    id,
    status: 'COMPLETED',
    startAt: NINE - DAY,
    reachedAt: arrival === null ? null : NINE - DAY + arrival * 60,
    startedAt: null,
    staff: [person(staff)],
  },
})
const day =
  (visits: readonly object[] | null): FakeOperation =>
  ({ input }) => ({
    dispatchMap: { __typename: 'DispatchMap', visits: (input as Input).date === '2026-11-22' ? visits : visits && [], unassigned: [] },
  })

function open(answers: Record<string, FakeOperation> = {}, path = '/reports', user: Parameters<typeof signedIn>[0] = owner) {
  signedIn(user)
  const gateway = fakeGateway({
    ...me,
    Me: { me: user },
    ListBranches: { branches: { __typename: 'BranchPage', items: [{ __typename: 'Branch', id: '1', name: 'North' }] } },
    LateRule: {
      companySettings: {
        __typename: 'CompanySettings',
        job: { __typename: 'JobSettings', lateAfterMinutes: 10, stepBackMinutes: 5 },
      },
    },
    ReportEarnings: ({ input }) => earnings((input as Input).date === '2026-10-23' ? past : {}),
    // 100 + 200.50 + 59.50 = 360, divided by 3 is 120.
    ReportJobs: ({ input }) =>
      (input as Input).dateFrom === '2026-11-01'
        ? jobs([job('1', 100, [person(ana)]), job('2', 200.5, [person(ana), person(ben)]), job('3', 59.5, [person(ben)])])
        : jobs([job('9', 80, [person(ana)]), job('8', 80, [person(ana)])]),
    ReportQuotes: quotesOf([]),
    ReportDay: day([visit('1', 0), visit('2', 10), visit('3', 11), visit('4', null), visit('5', -5, ben)]),
    ...answers,
  })
  return { gateway, ...renderAt(path) }
}
const figuresIn = async () => {
  const list = await screen.findByLabelText('Month in numbers')
  return [...list.children].map((entry) => [...entry.querySelectorAll('dd')].map(({ textContent }) => textContent))
}
const toRows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))
const hrefOf = (text: string) => screen.getByRole('link', { name: text }).getAttribute('href')

test('shows the month in numbers, compared with the month before, and opens the rows behind each', async () => {
  const { user } = open()
  await waitFor(async () =>
    expect(await figuresIn()).toEqual([
      ['3', '50% more than 2'],
      ['$900.00', '20% more than $750.00'],
      ['$120.00', '50% more than $80.00'],
      // Three of four: 11 minutes are too many, and one arrival is not recorded.
      ['75%', 'Late means more than 10 minutes after the start. 1 of 5 visits have no recorded arrival and aren’t counted.'],
    ]),
  )
  expect(screen.getByText('Compared with 10/01/2026 – 10/23/2026')).toBeVisible()
  expect(toRows('By technician')).toEqual([
    ['Ana Silva', '2, before 2', '$600.00, before $750.00', '$150.25, before $80.00', '67%, before –'],
    ['Ben Otto', '2, before 0', '$300.00, before $0.00', '$130.00, before –', '100%, before –'],
  ])
  const numbers = within(screen.getByLabelText('Month in numbers'))
  expect(numbers.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/jobs?status=completed&from=2026-11-01&to=2026-11-23',
    '/earnings?date=2026-11-23',
    '/jobs?status=completed&from=2026-11-01&to=2026-11-23&sort=-total',
    '/reports?visits=all',
  ])
  expect(hrefOf('$600.00')).toBe('/earnings?date=2026-11-23&staff=7')
  expect(hrefOf('$150.25')).toBe('/jobs?status=completed&from=2026-11-01&to=2026-11-23&sort=-total&staff=7')
  await user.click(screen.getByRole('link', { name: '67%' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Visits of Ana Silva' })).toHaveFocus())
  expect(toRows('Visits of Ana Silva')).toEqual([
    ['J-3 · Boiler repair11/22/2026 · Maria Lopez', '9:00 AM', '9:11 AM', 'Late'],
    ['J-4 · Boiler repair11/22/2026 · Maria Lopez', '9:00 AM', '–', 'Not recorded'],
    ['J-1 · Boiler repair11/22/2026 · Maria Lopez', '9:00 AM', '9:00 AM', 'On time'],
    ['J-2 · Boiler repair11/22/2026 · Maria Lopez', '9:00 AM', '9:10 AM', 'On time'],
  ])
})

test('shows figures that the backend doesn’t return as missing, with the reason, never as zero', async () => {
  open({
    ReportEarnings: earnings({ total: null, byStaff: null }),
    ReportJobs: jobs([job('1', null, null)]),
    ReportDay: day(null),
  })
  expect((await figuresIn()).map(([value, reason]) => [value, reason])).toEqual([
    ['1', expect.anything()],
    ['–', 'The service doesn’t return the amount received.'],
    ['–', 'The service doesn’t return the total of 1 of 1 jobs.'],
    ['–', 'The service doesn’t return the visits of a day.'],
  ])
  expect(toRows('By category')[0]?.slice(0, 2)).toEqual(['Heating', expect.stringMatching(/^1/)])
})

test('counts no jobs where the backend ignores the days', async () => {
  open({ ReportJobs: jobs([job('1', 5, [])], ['dateFrom']) })
  expect((await figuresIn())[0]).toEqual(['–', 'The service can’t list the completed jobs of a month.'])
})

test('a failed call leaves the other figures and offers to try again', async () => {
  const { gateway, user } = open({ ReportJobs: refuse('UPSTREAM_FAILED', 'Out of order') })
  expect((await figuresIn())[0]).toEqual(['–', 'Couldn’t load jobs: Out of order'])
  gateway.answer({ ReportJobs: jobs([]) })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect((await figuresIn())[0]?.[0]).toBe('0'))
})

test('a month without jobs, money and visits is empty, and the month before is one step away', async () => {
  const nothing = { total: 0, byStaff: [], byCategory: [], byBranch: [] }
  const { gateway, user } = open({ ReportEarnings: earnings(nothing), ReportJobs: jobs([]), ReportDay: day([]) })
  expect(await screen.findByText('Nothing to report yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Previous month' }))
  await waitFor(() =>
    expect(gateway.callsOf('ReportJobs').at(-1)?.['input']).toMatchObject({ dateFrom: '2026-09-01', dateTo: '2026-09-30' }),
  )
  expect(gateway.callsOf('ReportJobs').at(-2)?.['input']).toMatchObject({ dateFrom: '2026-10-01', dateTo: '2026-10-31' })
})

const admin = (...authorities: string[]) => ({
  ...owner,
  userType: 'STAFF_ADMIN',
  userProfileDetails: { ...owner.userProfileDetails, authorities },
})

test.each([
  ['earnings', ['view_prices']],
  ['prices', ['view_earnings']],
])('users who may not see %s get an error, and nothing is loaded', async (_, authorities) => {
  const { gateway } = open({}, '/reports', admin(...authorities))
  expect(await screen.findByText('You don’t have access to this')).toBeVisible()
  expect(gateway.callsOf('ReportEarnings')).toEqual([])
  expect(screen.queryByRole('link', { name: 'Reports' })).toBeNull()
})

const approval = { __typename: 'QuoteApproval', at: NINE - DAY }
const quoteSum = async () => (await screen.findByText(/^(At least )?[\d,]+ quotes?:/)).textContent

test('shows conversion and average amount of quotes by person and category', async () => {
  open({
    ReportQuotes: quotesOf([
      quoteBy('1', ana, { total: 100, approval }),
      quoteBy('2', ana, { total: 200.5, status: 'CANCELLED', sentAt: NINE - DAY }),
      quoteBy('3', ben, { total: 50.25, category: null, validUntil: '2026-11-22' }),
      quoteBy('4', ben, { total: 300, sentAt: NINE - DAY }),
      quoteBy('5', ana, { total: 99.27, status: 'COMPLETED', approval, validUntil: '2026-10-01' }),
      quoteBy('6', ana, { total: 20.23, validUntil: '2026-11-23' }),
    ]),
  })
  // 770.25 divided by 6 is 128.375; two of six are 33.3 %.
  expect(await quoteSum()).toBe('6 quotes: 2 approved, 1 not accepted, 1 expired, 2 waiting · Conversion 33% · Average amount $128.38')
  // Ana: 420.00 / 4. Ben: 350.25 / 2 is 175.125.
  expect(toRows('Quotes by person')).toEqual([
    ['Ana Silva', '4', '2', '50%', '$105.00'],
    ['Ben Otto', '2', '0', '0%', '$175.13'],
  ])
  // Heating: 720.00 / 5.
  expect(toRows('Quotes by category')).toEqual([
    ['Heating', '5', '2', '40%', '$144.00'],
    ['No category', '1', '0', '0%', '$50.25'],
  ])
})

test('quotes are not available from a backend that keeps none', async () => {
  open({ ReportQuotes: quotesOf([], { totalCount: null, ignored: ['quote'] }) })
  expect(await screen.findByText('Not available: the server doesn’t keep quotes.')).toBeVisible()
  expect(screen.queryByRole('table', { name: /^Quotes/ })).toBeNull()
})

test('reads at most ten pages of quotes, once for all months, and says at least', async () => {
  const { gateway, user } = open({
    ReportQuotes: ({ input }) => {
      const { page } = input as { page: number }
      const rows = Array.from({ length: 100 }, (_, index) => quoteBy(String(page * 100 + index), null, { total: 2 }))
      return quotesOf(rows, { totalCount: 1234, page })
    },
  })
  expect(await quoteSum()).toMatch(/^At least 1,000 quotes: 0 approved, .* · Average amount \$2\.00$/)
  expect(screen.getByText('The service doesn’t return who made the quotes.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Previous month' }))
  await waitFor(() => expect(gateway.callsOf('ReportJobs')).toHaveLength(4))
  await waitFor(() => expect(screen.getByText('Compared with 09/01/2026 – 09/30/2026')).toBeVisible())
  expect(gateway.callsOf('ReportQuotes')).toHaveLength(10)
})
