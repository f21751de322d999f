import { expect, test } from 'vitest'
import {
  changedJobList,
  defaultJobList,
  isNarrowed,
  jobsInputOf,
  type JobListState,
  rangeText,
  readJobList,
  rowsKeyOf,
  sortedBy,
  widened,
  writeJobList,
} from './jobListState.ts'

const narrowed: JobListState = {
  filter: 'PENDING',
  search: 'boiler & co',
  statuses: ['UNASSIGNED', 'DECLINED'],
  staffId: '7',
  categoryId: '2',
  priority: 'HIGH',
  isLateOnly: true,
  dateFrom: '2026-11-01',
  dateTo: '2026-11-30',
  sortBy: 'TOTAL',
  sortDirection: 'DESCENDING',
  page: 3,
  perPage: 25,
  columns: ['number', 'status', 'title'],
  view: 'v1',
}

test('a plain list has a plain URL', () => {
  expect(writeJobList(defaultJobList).toString()).toBe('')
  expect(readJobList(new URLSearchParams())).toEqual(defaultJobList)
})

test('a copied URL shows the same rows', () => {
  const url = writeJobList(narrowed).toString()
  expect(url).toBe(
    'tab=pending&q=boiler+%26+co&status=unassigned%2Cdeclined&staff=7&category=2&priority=high&late=1&from=2026-11-01&to=2026-11-30' +
      '&sort=-total&per=25&cols=number%2Cstatus%2Ctitle&view=v1&page=3',
  )
  expect(readJobList(new URLSearchParams(url))).toEqual(narrowed)
})

test.each([
  ['tab=finished', { filter: 'ALL' }],
  ['priority=0&late=yes', { priority: null, isLateOnly: false }],
  ['from=2026-13-01&to=yesterday', { dateFrom: null, dateTo: null }],
  ['from=2026-02-30', { dateFrom: null }],
  ['from=2026-11-30&to=2026-11-01', { dateFrom: '2026-11-01', dateTo: '2026-11-30' }],
  ['sort=-colour', { sortBy: 'JOB_NUMBER', sortDirection: 'DESCENDING' }],
  ['sort=customer', { sortBy: 'CUSTOMER', sortDirection: 'ASCENDING' }],
  ['page=0&per=7', { page: 1, perPage: 10 }],
  ['page=-2', { page: 1 }],
  ['page=1e3&per=1000', { page: 1, perPage: 10 }],
  ['status=asigned,,declined,declined', { statuses: ['DECLINED'] }],
  ['staff=ana&category=-1', { staffId: null, categoryId: null }],
  ['cols=colour,size', { columns: null }],
  ['cols=total,number', { columns: ['number', 'total'] }],
  ['view=%3Cscript%3E', { view: null }],
  ['tab=constructor&sort=__proto__', { filter: 'ALL', sortBy: 'JOB_NUMBER' }],
])('a URL with %s falls back safely', (url, expected) => {
  expect(readJobList(new URLSearchParams(url))).toMatchObject(expected)
})

test('the query asks for what the URL says', () => {
  expect(jobsInputOf(narrowed)).toEqual({
    filter: 'PENDING',
    search: 'boiler & co',
    statuses: ['UNASSIGNED', 'DECLINED'],
    staffId: '7',
    categoryId: '2',
    priority: 'HIGH',
    isLate: true,
    dateFrom: '2026-11-01',
    dateTo: '2026-11-30',
    sortBy: 'TOTAL',
    sortDirection: 'DESCENDING',
    page: 3,
    perPage: 25,
  })
  expect(jobsInputOf(defaultJobList)).toEqual({ filter: 'ALL', sortBy: 'JOB_NUMBER', sortDirection: 'DESCENDING', page: 1, perPage: 10 })
})

test('another filter begins on the first page, another page keeps the filters', () => {
  expect(changedJobList(narrowed, { priority: null }).page).toBe(1)
  expect(changedJobList(narrowed, { page: 4 })).toEqual({ ...narrowed, page: 4 })
  expect(widened(narrowed)).toEqual({
    ...defaultJobList,
    filter: 'PENDING',
    sortBy: 'TOTAL',
    sortDirection: 'DESCENDING',
    perPage: 25,
    columns: narrowed.columns,
    view: 'v1',
  })
})

test('order, page and columns do not change which rows there are', () => {
  expect(rowsKeyOf({ ...narrowed, sortBy: 'TITLE', page: 7, perPage: 50, columns: null, view: null })).toBe(rowsKeyOf(narrowed))
  expect(rowsKeyOf({ ...narrowed, staffId: '8' })).not.toBe(rowsKeyOf(narrowed))
  expect([
    isNarrowed(defaultJobList),
    isNarrowed({ ...defaultJobList, filter: 'ACTIVE' }),
    isNarrowed({ ...defaultJobList, statuses: ['ASSIGNED'] }),
  ]).toEqual([false, false, true])
})

test('a header sorts up first, then down', () => {
  const up = sortedBy(defaultJobList, 'CUSTOMER')
  expect(up).toMatchObject({ sortBy: 'CUSTOMER', sortDirection: 'ASCENDING' })
  expect(sortedBy(up, 'CUSTOMER')).toMatchObject({ sortBy: 'CUSTOMER', sortDirection: 'DESCENDING' })
})

test('the range is told in words', () => {
  expect(rangeText(1, 10, 10, 5000)).toBe('1–10 of 5,000')
  expect(rangeText(500, 10, 3, 4993)).toBe('4,991–4,993 of 4,993')
  expect(rangeText(2, 10, 10, null)).toBe('11–20')
})
