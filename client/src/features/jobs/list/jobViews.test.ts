import { expect, test } from 'vitest'
import { relativeDaysOf } from '../../../components/list/fields/relativeDays.ts'
import { changedState, plainState, readState, type ViewState, writeState } from '../../../components/list/listState.ts'
import type { SavedView } from '../../../components/list/views/listPreferences.ts'
import { openViewOf, stateOfView } from '../../../components/list/views/listViews.ts'
import { jobList } from './jobList.tsx'

const plain = plainState(jobList)
const [allJobs] = jobList.views

/** A Saturday. */
const today = '2026-11-21'
const oak: SavedView = { id: 'v1', name: 'Oak Street', query: 'q=oak&sort=-total&cols=number%2Cstatus', days: null }
const views = [...jobList.views, oak]
const viewOf = (id: string): SavedView => views.find((view) => view.id === id) ?? allJobs
const open = (id: string): ViewState => stateOfView(jobList, viewOf(id), today)

test('the filters 12 and 11 are views by their alternative names of spec §4', () => {
  expect(jobList.views.map(({ name, query }) => [name, query])).toEqual(
    expect.arrayContaining([
      ['All Jobs', ''],
      ['Active Jobs', 'tab=active'],
    ]),
  )
  expect(open('active')).toMatchObject({ tab: 'ACTIVE' })
})

test('the default list is the view All Jobs', () => {
  expect(openViewOf(jobList, plain, views, today)).toEqual({ view: allJobs, isEdited: false })
})

test.each([
  ['today', { filters: { days: { from: '2026-11-21', to: '2026-11-21' } } }],
  ['week', { filters: { days: { from: '2026-11-16', to: '2026-11-22' } } }],
  ['late', { filters: { isLateOnly: true } }],
  ['unassigned', { filters: { statuses: ['UNASSIGNED', 'DECLINED'] } }],
  ['v1', { search: 'oak', sortBy: 'TOTAL', columns: ['number', 'status'] }],
])('the view %s is in the URL, and users without that view see the same rows', (id, expected) => {
  const url = writeState(jobList, open(id)).toString()
  expect(readState(jobList, new URLSearchParams(url))).toMatchObject(open(id))
  expect(open(id)).toMatchObject(expected)
  expect(openViewOf(jobList, open(id), views, today)).toEqual({ view: viewOf(id), isEdited: false })
})

test('another page stays in the view, a changed filter edits it', () => {
  expect(openViewOf(jobList, { ...open('v1'), page: 3 }, views, today)).toMatchObject({ isEdited: false })
  expect(openViewOf(jobList, changedState({ ...plain, ...open('v1') }, { filters: { priority: 'HIGH' } }), views, today)).toEqual({
    view: oak,
    isEdited: true,
  })
})

test('a view has no page size', () => {
  const large = { ...plain, perPage: 50 }
  expect(openViewOf(jobList, large, views, today)).toEqual({ view: allJobs, isEdited: false })
  const sized = stateOfView(jobList, { ...oak, query: `${oak.query}&per=50` }, today)
  expect(sized).toEqual(open('v1'))
  expect(sized).not.toHaveProperty('perPage')
})

test('a URL without a view name is recognized by its filters', () => {
  expect(openViewOf(jobList, { ...open('late'), view: null }, views, today)?.view.name).toBe('Late')
  expect(openViewOf(jobList, { ...plain, search: 'elm' }, views, today)).toBeNull()
  expect(openViewOf(jobList, { ...open('v1'), view: 'somebody-elses' }, views, today)?.view).toBe(oak)
})

test('a view of today shows the current day on later days', () => {
  expect(stateOfView(jobList, viewOf('today'), '2026-11-22')).toMatchObject({
    filters: { days: { from: '2026-11-22', to: '2026-11-22' } },
  })
  expect(openViewOf(jobList, open('today'), views, '2026-11-22')).toMatchObject({ isEdited: true })
})

test('an unknown word for days is ignored', () => {
  expect(stateOfView(jobList, { ...oak, days: 'someday' }, today)).toEqual(open('v1'))
})

test('relative days have a name', () => {
  expect(relativeDaysOf({ from: '2026-11-21', to: '2026-11-27' }, today)).toBe('next7')
  expect(relativeDaysOf({ from: '2026-11-21', to: null }, today)).toBeNull()
})
