import { expect, test } from 'vitest'
import {
  changedState,
  filterCount,
  hasNothing,
  toInput,
  isNarrowed,
  type ListState,
  plainState,
  rangeText,
  readState,
  rowsKeyOf,
  sortedBy,
  widening,
  writeState,
} from '../../../components/list/listState.ts'
import { jobList } from './jobList.tsx'
import { activeFilters } from '../../../components/list/fields/FilterChips.tsx'

const plain = plainState(jobList)
const read = (url: string): ListState => readState(jobList, new URLSearchParams(url))

const narrowed: ListState = {
  tab: 'PENDING',
  search: 'boiler & co',
  filters: {
    statuses: ['UNASSIGNED', 'DECLINED'],
    staffId: '7',
    categoryId: '2',
    customerId: '30',
    priority: 'HIGH',
    isLateOnly: true,
    attention: 'NOT_INVOICED',
    invoiceStatus: 'NONE',
    days: { from: '2026-11-01', to: '2026-11-30' },
    branchId: '2',
  },
  sortBy: 'TOTAL',
  sortDirection: 'DESCENDING',
  page: 3,
  perPage: 25,
  columns: ['number', 'status', 'title'],
  view: 'v1',
}

test('the default list has a plain URL', () => {
  expect(writeState(jobList, plain).toString()).toBe('')
  expect(read('')).toEqual(plain)
})

test('a copied URL shows the same rows', () => {
  const url = writeState(jobList, narrowed).toString()
  expect(url).toBe(
    'tab=pending&q=boiler+%26+co&status=unassigned%2Cdeclined&staff=7&category=2&customer=30&priority=high&late=1&attention=not_invoiced&invoice=none&from=2026-11-01&to=2026-11-30&branch=2' +
      '&sort=-total&per=25&cols=number%2Cstatus%2Ctitle&view=v1&page=3',
  )
  expect(read(url)).toEqual(narrowed)
})

test.each([
  ['tab=finished', { tab: 'ALL' }],
  ['priority=0&late=yes', { filters: { priority: null, isLateOnly: false } }],
  ['from=2026-13-01&to=yesterday', { filters: { days: { from: null, to: null } } }],
  ['from=2026-02-30', { filters: { days: { from: null } } }],
  ['from=2026-11-30&to=2026-11-01', { filters: { days: { from: '2026-11-01', to: '2026-11-30' } } }],
  ['sort=-colour', { sortBy: 'JOB_NUMBER', sortDirection: 'DESCENDING' }],
  ['sort=customer', { sortBy: 'CUSTOMER', sortDirection: 'ASCENDING' }],
  ['page=0&per=7', { page: 1, perPage: 10 }],
  ['page=-2', { page: 1 }],
  ['page=1e3&per=1000', { page: 1, perPage: 10 }],
  ['per=100', { perPage: 100 }],
  ['status=asigned,,declined,declined', { filters: { statuses: ['DECLINED'] } }],
  ['staff=ana&category=-1', { filters: { staffId: null, categoryId: null } }],
  ['cols=colour,size', { columns: null }],
  ['cols=total,number', { columns: ['number', 'total'] }],
  ['view=%3Cscript%3E', { view: null }],
  ['tab=constructor&sort=__proto__', { tab: 'ALL', sortBy: 'JOB_NUMBER' }],
])('a URL with %s falls back safely', (url, expected) => {
  expect(read(url)).toMatchObject(expected)
})

test('the user’s page size is not part of the URL, another one is', () => {
  expect(readState(jobList, new URLSearchParams(), 50)).toEqual({ ...plain, perPage: 50 })
  expect(readState(jobList, new URLSearchParams('per=25'), 50)).toEqual({ ...plain, perPage: 25 })
  expect(writeState(jobList, { ...plain, perPage: 50 }, 50).toString()).toBe('')
  expect(writeState(jobList, plain, 50).toString()).toBe('per=10')
})

test('the query follows the URL', () => {
  expect(toInput(jobList, narrowed)).toEqual({
    filter: 'PENDING',
    search: 'boiler & co',
    statuses: ['UNASSIGNED', 'DECLINED'],
    staffId: '7',
    categoryId: '2',
    customerId: '30',
    priority: 'HIGH',
    isLate: true,
    attention: 'NOT_INVOICED',
    invoiceStatus: 'NONE',
    dateFrom: '2026-11-01',
    dateTo: '2026-11-30',
    branchId: '2',
    sortBy: 'TOTAL',
    sortDirection: 'DESCENDING',
    page: 3,
    perPage: 25,
  })
  expect(toInput(jobList, plain)).toEqual({ filter: 'ALL', sortBy: 'JOB_NUMBER', sortDirection: 'DESCENDING', page: 1, perPage: 10 })
})

test('changing a filter goes to the first page, changing the page keeps the filters', () => {
  const item = changedState(narrowed, { filters: { priority: null } })
  expect(item).toEqual({ ...narrowed, page: 1, filters: { ...narrowed.filters, priority: null } })
  expect(changedState(narrowed, { page: 4 })).toEqual({ ...narrowed, page: 4 })
  expect(changedState(narrowed, widening(jobList))).toEqual({
    ...plain,
    filters: { ...plain.filters, branchId: '2' },
    tab: 'PENDING',
    sortBy: 'TOTAL',
    sortDirection: 'DESCENDING',
    perPage: 25,
    columns: narrowed.columns,
    view: 'v1',
  })
})

test('order, page and columns don’t affect which rows match', () => {
  const getKey = (state: ListState): string => rowsKeyOf(jobList, state)
  expect(getKey({ ...narrowed, sortBy: 'TITLE', page: 7, perPage: 50, columns: null, view: null })).toBe(getKey(narrowed))
  expect(getKey(changedState(narrowed, { filters: { staffId: '8' } }))).not.toBe(getKey(narrowed))
  expect(getKey({ ...narrowed, tab: 'ALL' })).not.toBe(getKey(narrowed))
  expect([
    isNarrowed(jobList, plain),
    isNarrowed(jobList, { ...plain, tab: 'ACTIVE' }),
    isNarrowed(jobList, changedState(plain, { filters: { statuses: ['ASSIGNED'] } })),
  ]).toEqual([false, false, true])
})

test('a header sorts ascending first, then descending', () => {
  const up = changedState(plain, sortedBy(plain, 'CUSTOMER'))
  expect(up).toMatchObject({ sortBy: 'CUSTOMER', sortDirection: 'ASCENDING' })
  expect(sortedBy(up, 'CUSTOMER')).toEqual({ sortBy: 'CUSTOMER', sortDirection: 'DESCENDING' })
})

test('a list counts as new if no tab has rows and no filter is set', () => {
  const none = { totalCount: 0, counts: { all: 0, active: 0, pending: 0, completed: 0 } }
  const pending = { ...plain, tab: 'PENDING' }
  expect(hasNothing(jobList, plain, none)).toBe(true)
  expect(hasNothing(jobList, pending, { ...none, counts: { ...none.counts, all: 2 } })).toBe(false)
  expect(hasNothing(jobList, { ...plain, search: 'oak' }, none)).toBe(false)
  expect([hasNothing(jobList, plain, { totalCount: 0 }), hasNothing(jobList, pending, { totalCount: 0 })]).toEqual([true, false])
})

test('each active filter has a label and a remove action', () => {
  const filters = activeFilters(jobList, narrowed, (day) => day.slice(5))
  expect(filters.map(({ label, id }) => [label, id])).toEqual([
    ['Status: Unassigned, Declined', undefined],
    ['Staff', '7'],
    ['Category', '2'],
    ['Customer', '30'],
    ['Priority: High', undefined],
    ['Late only', undefined],
    ['Needs attention: Ready to invoice', undefined],
    ['Invoice: Not invoiced', undefined],
    ['11-01 – 11-30', undefined],
  ])
  expect(filterCount(jobList, narrowed)).toBe(9)
  const left = filters.reduce((state, { without }) => changedState(state, without), narrowed)
  expect(left.filters).toEqual({ ...plain.filters, branchId: '2' })
})

test('the range is formatted', () => {
  expect(rangeText(1, 10, 10, 5000)).toBe('1–10 of 5,000')
  expect(rangeText(500, 10, 3, 4993)).toBe('4,991–4,993 of 4,993')
  expect(rangeText(2, 10, 10, null)).toBe('11–20')
})

test('late jobs have a filter of their own, and are no kind of attention', () => {
  const field = jobList.filters['attention']?.field
  const labels = field?.kind === 'choice' ? field.choices.map(({ label }) => label) : []
  expect(labels).toEqual(['Unassigned within 48 hours', 'Clash within 48 hours', 'Ready to invoice'])
})
