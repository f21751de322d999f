import { expect, test } from 'vitest'
import { defaultJobList, type JobListState, readJobList, writeJobList } from './jobListState.ts'
import type { SavedView } from './keptList.ts'
import { allJobs, builtInViews, openViewOf, stateOfView } from './listViews.ts'
import { relativeDaysOf } from './relativeDays.ts'

/** A Saturday. */
const today = '2026-11-21'
const oak: SavedView = { id: 'v1', name: 'Oak Street', query: 'q=oak&sort=-total&cols=number%2Cstatus', days: null }
const views = [...builtInViews, oak]
const viewOf = (id: string): SavedView => views.find((view) => view.id === id) ?? allJobs
const open = (id: string): JobListState => stateOfView(viewOf(id), today)

test('the plain list is the view All jobs', () => {
  expect(openViewOf(defaultJobList, views, today)).toEqual({ view: allJobs, isEdited: false })
})

test.each([
  ['today', { dateFrom: '2026-11-21', dateTo: '2026-11-21' }],
  ['week', { dateFrom: '2026-11-16', dateTo: '2026-11-22' }],
  ['late', { isLateOnly: true }],
  ['unassigned', { statuses: ['UNASSIGNED', 'DECLINED'] }],
  ['v1', { search: 'oak', sortBy: 'TOTAL', columns: ['number', 'status'] }],
])('the view %s stands in the URL, and whoever has no such view sees the same rows', (id, expected) => {
  const url = writeJobList(open(id)).toString()
  expect(readJobList(new URLSearchParams(url))).toEqual(open(id))
  expect(open(id)).toMatchObject(expected)
  expect(openViewOf(open(id), views, today)).toEqual({ view: viewOf(id), isEdited: false })
})

test('another page is the same view, another filter is an edit of it', () => {
  expect(openViewOf({ ...open('v1'), page: 3 }, views, today)).toMatchObject({ isEdited: false })
  expect(openViewOf({ ...open('v1'), priority: 'HIGH' }, views, today)).toEqual({ view: oak, isEdited: true })
})

test('a URL without the name of a view is recognised by what it shows', () => {
  expect(openViewOf({ ...open('late'), view: null }, views, today)?.view.name).toBe('Late')
  expect(openViewOf({ ...defaultJobList, search: 'elm' }, views, today)).toBeNull()
  expect(openViewOf({ ...open('v1'), view: 'somebody-elses' }, views, today)?.view).toBe(oak)
})

test('a view of today is the next day about the next day', () => {
  expect(stateOfView(viewOf('today'), '2026-11-22')).toMatchObject({ dateFrom: '2026-11-22', dateTo: '2026-11-22' })
  expect(openViewOf(open('today'), views, '2026-11-22')).toMatchObject({ isEdited: true })
})

test('a word for days that nobody knows is none', () => {
  expect(stateOfView({ ...oak, days: 'someday' }, today)).toEqual(open('v1'))
})

test('days that move along have a word', () => {
  expect(relativeDaysOf({ dateFrom: '2026-11-21', dateTo: '2026-11-27' }, today)).toBe('next7')
  expect(relativeDaysOf({ dateFrom: '2026-11-21', dateTo: null }, today)).toBeNull()
})
