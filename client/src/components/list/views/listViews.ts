import { isRelativeDays, relativeDays, type RelativeDays, relativeDaysOf } from '../fields/relativeDays.ts'
import type { Days } from '../filters.ts'
import { type ListRules, type ListState, readState, unscoped, writeState } from '../listState.ts'
import type { SavedView } from './listPreferences.ts'

/** Key of the date range filter, if any. */
const daysKey = ({ filters }: ListRules): string | undefined => Object.keys(filters).find((key) => filters[key]?.field.kind === 'days')

/** Name of a state's relative range; today: "YYYY-MM-DD". */
export function movingDays(list: ListRules, state: ListState, today: string): RelativeDays | null {
  const key = daysKey(list)
  return key === undefined ? null : relativeDaysOf(state.filters[key] as Days, today)
}

/** State of a view; `today` is "YYYY-MM-DD" in the account's zone. */
export function stateOfView(list: ListRules, { id, query, days }: SavedView, today: string): ListState {
  const state = readState(list, new URLSearchParams(query))
  const key = daysKey(list)
  const filters = key !== undefined && isRelativeDays(days) ? { ...state.filters, [key]: relativeDays[days].daysOn(today) } : state.filters
  return unscoped(list, { ...state, filters, view: id })
}

/** A state as saved in a view: all but the page. */
export const queryOf = (list: ListRules, state: ListState): string =>
  writeState(list, unscoped(list, { ...state, page: 1, view: null })).toString()

/** The open view and whether the list was changed since. */
export interface OpenView {
  readonly view: SavedView
  readonly isEdited: boolean
}

/** The view named in the URL, or one with the same content; null: neither. */
export function openViewOf(list: ListRules, state: ListState, views: readonly SavedView[], today: string): OpenView | null {
  const query = queryOf(list, state)
  const showsSame = (view: SavedView): boolean => queryOf(list, stateOfView(list, view, today)) === query
  const named = views.find(({ id }) => id === state.view)
  if (named) return { view: named, isEdited: !showsSame(named) }
  const same = views.find(showsSame)
  return same ? { view: same, isEdited: false } : null
}
