import { isRelativeDays, relativeDays, type RelativeDays, relativeDaysOf } from '../fields/relativeDays.ts'
import type { Days } from '../filters.ts'
import { type ListRules, readState, type ViewState, viewStateOf, writeState } from '../listState.ts'
import type { SavedView } from './listPreferences.ts'

const daysKey = ({ filters }: ListRules): string | undefined => Object.keys(filters).find((key) => filters[key]?.field.kind === 'days')

/** Name of a state's relative range; today: "YYYY-MM-DD". */
export function movingDays(list: ListRules, state: ViewState, today: string): RelativeDays | null {
  const key = daysKey(list)
  return key === undefined ? null : relativeDaysOf(state.filters[key] as Days, today)
}

/** State of a view; `today` is "YYYY-MM-DD" in the account's zone. */
export function stateOfView(list: ListRules, { id, query, days }: SavedView, today: string): ViewState {
  const state = readState(list, new URLSearchParams(query))
  const key = daysKey(list)
  const filters = key !== undefined && isRelativeDays(days) ? { ...state.filters, [key]: relativeDays[days].daysOn(today) } : state.filters
  return viewStateOf(list, { ...state, filters, view: id })
}

/** A state as saved in a view: all but the page and its size. */
export const toQuery = (list: ListRules, state: ViewState): string =>
  writeState(list, viewStateOf(list, { ...state, page: 1, view: null })).toString()

export interface OpenView {
  readonly view: SavedView
  readonly isEdited: boolean
}

/** The view named in the URL, or one with the same content; null: neither. */
export function openViewOf(list: ListRules, state: ViewState, views: readonly SavedView[], today: string): OpenView | null {
  const query = toQuery(list, state)
  const showsSame = (view: SavedView): boolean => toQuery(list, stateOfView(list, view, today)) === query
  const named = views.find(({ id }) => id === state.view)
  if (named) return { view: named, isEdited: !showsSame(named) }
  const same = views.find(showsSame)
  return same ? { view: same, isEdited: false } : null
}
