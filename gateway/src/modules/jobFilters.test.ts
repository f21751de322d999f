import { jobPage } from '@callout/contracts/jobs/samples/list'
import { expect, test } from 'vitest'
import { ask } from '../testing/testGateway.ts'
import { ok, refused } from '../testing/fakeBackend.ts'

const query = 'query ($input: JobsInput) { jobs(input: $input) { items { id } totalCount ignored } }'
const row = {
  id: 7,
  job_number: 'J-7',
  title: 'Boiler',
  status: 1,
  priority: 2,
  is_late: false,
  dates: ['2026-11-20', '2026-11-27'],
  customer: { id: 31, name: 'Maria Lopez' },
  staffs: [{ id: 21 }],
}
const other = {
  ...row,
  id: 8,
  job_number: 'J-8',
  title: 'Garage',
  status: 6,
  priority: 3,
  is_late: true,
  dates: [],
  customer: { id: 32, name: 'Ann', phone: '(555) 010-0123' },
  staffs: [{ id: 22 }],
}

interface SearchTexts {
  readonly jobs: {
    readonly items: readonly { readonly id: string }[]
    readonly totalCount: number | null
    readonly ignored: readonly string[]
  }
}
/** Ids returned by a gateway whose backend ignores every filter. */
const shownOf = async (input: object, jobs: readonly object[] = [row, other]) => {
  const { data, errors } = await ask({ listJobs: ok({ jobs }) }, query, { input })
  expect(errors).toEqual([])
  const { items, ignored } = (data as SearchTexts).jobs
  return [items.map(({ id }) => id), ignored]
}

test.each([
  [{ filter: 'COMPLETED' }, ['8']],
  [{ filter: 'PENDING' }, ['7']],
  [{ filter: 'ALL' }, ['7', '8']],
  [{ statuses: ['CANCELLED'] }, []],
  [{ priority: 'HIGH', isLate: true }, ['8']],
  [{ priority: 'HIGH', isLate: false }, []],
  [{ customerId: '31', staffId: '21' }, ['7']],
  [{ customerId: '32', staffId: '22' }, ['8']],
  [{ dateFrom: '2026-11-21', dateTo: '2026-11-30' }, ['7', '8']],
  [{ statuses: [] }, ['7', '8']],
  // Rows without the value match nothing.
  [{ branchId: '5', propertyId: '6', categoryId: '7', isRecurring: true }, ['7', '8']],
  [{ search: 'nowhere' }, []],
  [{ search: ' lopez ' }, ['7']],
  [{ search: '010-012' }, ['8']],
])('with %j a backend that ignores filters shows %j', async (input, ids) => expect(await shownOf(input)).toEqual([ids, []]))

test('a phone search is inconclusive for jobs, which lack the customer’s other phone', async () => {
  expect(await shownOf({ search: '555-0100' })).toEqual([['8'], ['search']])
  expect(await shownOf({ search: '+1 555 010 0123' })).toEqual([['8'], ['search']])
})

const looks = [
  ['UNASSIGNED_SOON', 'the one visit is assigned', { visits_total: 1 }, 'left out'],
  ['UNASSIGNED_SOON', 'one visit of several may be unassigned', { visits_total: 2 }, 'not known'],
  ['UNASSIGNED_SOON', 'it is on one day, and nobody counts', { is_recurring: false, dates: ['2026-11-20'] }, 'left out'],
  ['UNASSIGNED_SOON', 'it is on two days, without a count', { is_recurring: false }, 'not known'],
  ['UNASSIGNED_SOON', 'its days are missing', { is_recurring: false, dates: undefined }, 'not known'],
  ['NOT_INVOICED', 'the whole is billed, and it is not done', {}, 'left out'],
  ['NOT_INVOICED', 'the whole is billed', { status: 6 }, 'shown'],
  ['NOT_INVOICED', 'the whole has its invoice', { status: 6, invoice_status: 9 }, 'left out'],
  ['NOT_INVOICED', 'a visit waits for its bill', { billing: 1, unbilled_visits: 1, invoice_status: 9 }, 'shown'],
  ['NOT_INVOICED', 'no visit waits for its bill', { status: 6, billing: 1, unbilled_visits: 0 }, 'left out'],
  ['NOT_INVOICED', 'the count of unbilled visits is missing', { billing: 1 }, 'not known'],
  ['LATE', 'it is not', {}, 'left out'],
  ['CLASH', 'the row has no sign of it', {}, 'not known'],
  ['CLASH', 'the backend returns the visit, so it knows the filter', { attention_visit: null }, 'shown'],
] as const
test.each(looks)('of jobs that need a look (%s), where %s: %j is %s', async (attention, _, returned, found) => {
  const ignored = found === 'not known' ? ['attention'] : []
  expect(await shownOf({ attention }, [{ ...row, ...returned }])).toEqual([found === 'left out' ? [] : ['7'], ignored])
})

test('does not emulate empty pages or pages of a backend that filters', async () => {
  expect(await shownOf({ search: 'garage', filter: 'COMPLETED' }, [])).toEqual([[], []])
  expect((await ask({ listJobs: ok(jobPage) }, query, {})).calls).toEqual({ listJobs: 1 })
})

test('skips rows without the filtered value and reports the ignored filter', async () => {
  expect(await shownOf({ dateFrom: '2026-11-28' })).toEqual([[], ['dateFrom']])
  expect(await shownOf({ filter: 'PENDING' }, [row, { ...other, status: 42 }, other])).toEqual([['7'], ['filter']])
})

test('accepts a series with its first date only', async () => {
  expect(await shownOf({ dateFrom: '2026-11-28' }, [{ ...row, is_recurring: true }])).toEqual([['7'], []])
})

test('does not treat rows without texts as contradicting a search', async () => {
  const { calls } = await ask({ listJobs: ok({ jobs: [{ id: 1 }] }) }, query, { input: { search: 'Boiler' } })
  expect(calls).toEqual({ listJobs: 1 })
})

test('detects an ignored search by searching an impossible word', async () => {
  const searched = ({ path }: { readonly path: string }) => ok({ jobs: path.includes('Gate') ? [row] : [] })
  const { data, calls } = await ask({ listJobs: searched }, query, { input: { search: 'Gate code' } })
  expect([data, calls]).toMatchObject([{ jobs: { items: [{ id: '7' }], ignored: [] } }, { listJobs: 2 }])
})

const many = Array.from({ length: 25 }, (_, index) => ({ id: 100 + index, priority: index % 5 === 0 ? 3 : 1, start_at: 5000 - index }))
const partOf = (path: string, most = 100) => {
  const { searchParams } = new URL(path, 'http://x')
  const size = Math.min(Number(searchParams.get('per_page') ?? 10), most)
  return many.slice((Number(searchParams.get('page') ?? 1) - 1) * size).slice(0, size)
}

test('applies an ignored filter across pages and counts the total if all were read', async () => {
  const { data } = await ask({ listJobs: ({ path }) => ok({ jobs: partOf(path, 10) }) }, query, {
    input: { priority: 'HIGH', page: 2, perPage: 3 },
  })
  expect(data).toEqual({ jobs: { items: [{ id: '115' }, { id: '120' }], totalCount: 5, ignored: [] } })
})

test.each([
  ['no other page', 25, { totalCount: 25, ignored: ['page'] }],
  ['a total of more rows than there are', 40, { totalCount: 40, ignored: ['page'] }],
])('reports an ignored page number of a backend that has %s', async (_, total, expected) => {
  const { data } = await ask({ listJobs: () => ok({ jobs: many.slice(0, 10), pagination: { total_count: total } }) }, query, {
    input: { page: 2, perPage: 10 },
  })
  expect(data).toEqual({ jobs: { items: many.slice(0, 10).map(({ id }) => ({ id: String(id) })), ...expected } })
})

test('reports unreadable rows of the read pages', async () => {
  const reply = ok({ jobs: [...many.slice(0, 3), { id: 'x-519' }, {}], pagination: { total_count: 5 } })
  const { data } = await ask({ listJobs: reply }, '{ jobs(input: { priority: HIGH }) { items { id } unreadable totalCount } }')
  expect(data).toEqual({ jobs: { items: [{ id: '100' }], unreadable: ['x-519', null], totalCount: 1 } })
})

test('sorts jobs without numbers by id', async () => {
  const input = { sortBy: 'JOB_NUMBER', sortDirection: 'DESCENDING', perPage: 2 }
  expect(await shownOf(input, [{ id: 1 }, { id: 2 }, { id: 10 }])).toEqual([['10', '2'], []])
  const numbered = [
    { id: 1, job_number: 'B-9' },
    { id: 2, job_number: 'A-9' },
  ]
  expect(await shownOf(input, numbered)).toEqual([['1', '2'], []])
})

test('sorts rows without the sort value last', async () => {
  const jobs = [{ id: 1, total: 5 }, { id: 2 }, { id: 3, total: 2 }, { id: 4 }, { id: 5, total: 1 }]
  expect(await shownOf({ sortBy: 'TOTAL', sortDirection: 'ASCENDING' }, jobs)).toEqual([['5', '3', '1', '2', '4'], []])
})

test('sorts all rows if the backend ignores the order', async () => {
  const input = { sortBy: 'START_AT', sortDirection: 'ASCENDING', perPage: 2 }
  const { data } = await ask({ listJobs: ({ path }) => ok({ jobs: partOf(path) }) }, query, { input })
  expect(data).toEqual({ jobs: { items: [{ id: '124' }, { id: '123' }], totalCount: 25, ignored: [] } })
})

test.each([
  ['the page', (path: string) => ({ jobs: partOf(path.replace(/([?&])page=\d+/, '$1page=1')), pagination: { current_page: 1 } })],
  ['the size', () => ({ jobs: many })],
  ['a size above its own', (path: string) => ({ jobs: partOf(path, 4), pagination: { total_count: 25 } })],
])('reads all pages of a backend that ignores %s', async (_, reply) => {
  const pages = await Promise.all(
    [1, 2, 3].map(async (page) => {
      const { data } = await ask({ listJobs: ({ path }) => ok(reply(path)) }, query, { input: { page, perPage: 10 } })
      return (data as SearchTexts).jobs.items.map(({ id }) => Number(id))
    }),
  )
  expect(pages.flat()).toEqual(many.map(({ id }) => id))
})

test('names the filter and returns no total if there are too many pages', async () => {
  const endless = (_: unknown, nth: number) =>
    ok({ jobs: Array.from({ length: 10 }, (_row, index) => ({ id: nth * 10 + index, priority: 1 })) })
  const { data, calls } = await ask({ listJobs: endless }, query, { input: { priority: 'HIGH' } })
  expect([data, calls]).toEqual([{ jobs: { items: [], totalCount: null, ignored: ['priority'] } }, { listJobs: 11 }])
})

test('returns the rows read so far if a page fails', async () => {
  const { data, errors } = await ask({ listJobs: (_, nth) => (nth === 1 ? ok({ jobs: [row, other] }) : refused(500, 'Oh')) }, query, {
    input: { priority: 'HIGH' },
  })
  expect([data, errors]).toEqual([{ jobs: { items: [{ id: '8' }], totalCount: null, ignored: ['priority'] } }, []])
})

const done = { id: 701, status: 6 }
const onDay = { statuses: ['COMPLETED'], dateFrom: '2026-11-20', dateTo: '2026-11-20' }
test.each([
  ['the returned visit of the day has the status', { attention_visit: done }, [['7'], []]],
  ['the returned visit of the day has another status', { status: 6, attention_visit: { id: 701, status: 1 } }, [[], []]],
  ['a job of one visit has another status', { visits_total: 1 }, [[], []]],
  ['a visit of a series that is not returned may have the status', { is_recurring: true }, [['7'], []]],
])('of a status on a day, where %s: %j', async (_, returned, shown) => {
  expect(await shownOf(onDay, [{ ...row, ...returned }])).toEqual(shown)
})

test.each([
  ['the returned visit of the day is in the tab', { status: 1, attention_visit: done }, [['7'], []]],
  ['the returned visit of the day is in another tab', { status: 6, attention_visit: { id: 701, status: 1 } }, [[], []]],
  ['no visit is returned, so the job’s status decides', { status: 6, is_recurring: true }, [['7'], []]],
])('of a tab on a day, where %s: %j', async (_, returned, shown) => {
  expect(await shownOf({ ...onDay, statuses: undefined, filter: 'COMPLETED' }, [{ ...row, ...returned }])).toEqual(shown)
})

const approval = { kind: 'phone', name: 'Maria Lopez', at: 1795010400 }
const quotes = [
  { ...row, id: 1, status: 11, quote: { version: 1 } },
  { ...row, id: 2, status: 11, quote: { approval } },
  { ...row, id: 3, status: 7, quote: {} },
  { ...row, id: 4, status: 11, quote: null },
]

test.each([
  ['OPEN', ['1'], []],
  ['NOT_ACCEPTED', ['3'], []],
  ['ANY', ['1', '2', '3'], []],
  // A form may have approved the others: rows lack the forms.
  ['APPROVED', ['2'], ['quote']],
])('filters quotes that the backend returns unfiltered: %s', async (quote, ids, ignored) => {
  expect(await shownOf({ quote }, quotes)).toEqual([ids, ignored])
})

test('a backend that keeps no quotes returns none, in one read', async () => {
  const { data, calls } = await ask({ listJobs: ok({ jobs: [row, other], pagination: { total_count: 2 } }) }, query, {
    input: { quote: 'OPEN' },
  })
  expect([data, calls]).toEqual([{ jobs: { items: [], totalCount: null, ignored: ['quote'] } }, { listJobs: 1 }])
})

test('a backend that applies the filter returns its quotes', async () => {
  const { data } = await ask({ listJobs: ok({ jobs: [quotes[0]], pagination: { total_count: 1 } }) }, query, { input: { quote: 'OPEN' } })
  expect(data).toEqual({ jobs: { items: [{ id: '1' }], totalCount: 1, ignored: [] } })
})
