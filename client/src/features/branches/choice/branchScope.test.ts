import { beforeEach, expect, test } from 'vitest'
import { flag } from '../../../components/list/filters.ts'
import {
  changedState,
  filterCount,
  hasNothing,
  toInput,
  isNarrowed,
  type ListRules,
  readState,
  rowsKeyOf,
  widening,
  writeState,
} from '../../../components/list/listState.ts'
import { openViewOf, toQuery, stateOfView } from '../../../components/list/views/listViews.ts'
import { writeSession } from '../../../lib/session/session.ts'
import { branchScope } from './branchScope.ts'
import { activeFilters } from '../../../components/list/fields/FilterChips.tsx'

const list: ListRules = {
  filters: { isLate: flag('late', { label: 'Late', inputField: 'isLate' }), branchId: branchScope } as unknown as ListRules['filters'],
  sorts: { NAME: { label: 'Name' } },
  sort: { by: 'NAME', direction: 'ASCENDING' },
  columns: {},
}
const at = (query: string) => readState(list, new URLSearchParams(query))
const late = { id: 'late', name: 'Late', query: 'late=1', days: null }

beforeEach(() => writeSession({ userType: 'company' }))

test('queries the branch of the URL, and another branch lists other rows', () => {
  expect(toInput(list, at('branch=2'))).toMatchObject({ branchId: '2' })
  expect(rowsKeyOf(list, at('branch=2'))).not.toBe(rowsKeyOf(list, at('')))
})

test('a scope is not a filter: it has no chip, does not count, and is not cleared', () => {
  const state = at('late=1&branch=2&page=3')
  expect(activeFilters(list, state).map(({ key }) => key)).toEqual(['isLate'])
  expect(filterCount(list, state)).toBe(1)
  expect(isNarrowed(list, at('branch=2'))).toBe(false)
  expect(writeState(list, changedState(state, widening(list))).toString()).toBe('branch=2')
})

test('a branch without rows is not an empty company', () => {
  expect(hasNothing(list, at('branch=2'), { totalCount: 0 })).toBe(false)
  expect(hasNothing(list, at(''), { totalCount: 0 })).toBe(true)
})

test('saves a view without the branch, and opens it in the selected branch', () => {
  const state = at('late=1&branch=2')
  expect(toQuery(list, state)).toBe('late=1')
  expect(openViewOf(list, state, [late], '2026-11-22')).toEqual({ view: late, isEdited: false })
  expect(writeState(list, changedState(at('branch=2'), stateOfView(list, late, '2026-11-22'))).toString()).toBe('late=1&branch=2&view=late')
})

test.each(['branch_head', 'staff'])('%s always sees their branch, whatever the URL says', (userType) => {
  writeSession({ userType })
  expect(toInput(list, at('branch=2'))).not.toHaveProperty('branchId')
})

test.each(['0', '-2', 'x', '2,3', ''])('“%s” is not a branch', (id) => {
  expect(at(`branch=${id}`).filters).toMatchObject({ branchId: null })
})
