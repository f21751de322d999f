import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '@callout/contracts/constants'
import { columnsIn } from './columns.ts'
import { type Filter, isScope, getKey } from './filters.ts'

export type SortDirection = 'ASCENDING' | 'DESCENDING'

/** The state of a list, stored in the URL without defaults. */
export interface ListState {
  /** '' for a list without tabs. */
  readonly tab: string
  readonly search: string
  /** By filter name. */
  readonly filters: Readonly<Record<string, unknown>>
  readonly sortBy: string
  readonly sortDirection: SortDirection
  /** From 1. */
  readonly page: number
  readonly perPage: number
  /** null: the user's own choice or the default. */
  readonly columns: readonly string[] | null
  /** The opened view. The URL also has its content, so that users without that view see the same rows. */
  readonly view: string | null
}

export type ListChange = Partial<ListState>

export interface ListRules {
  /** A choice above the filters; `as`: its input field. */
  readonly tabs?:
    | { readonly inputField: string; readonly table: Readonly<Record<string, { readonly label: string }>>; readonly none: string }
    | undefined
  readonly filters: Readonly<Record<string, Filter>>
  readonly sorts: Readonly<Record<string, { readonly label: string }>>
  readonly sort: { readonly by: string; readonly direction: SortDirection }
  readonly columns: Readonly<Record<string, { readonly label: string }>>
}

export const pageSizes = [10, 25, 50, MAX_PAGE_SIZE] as const

/** A view's state: the page size belongs to the user. */
export type ViewState = Omit<ListState, 'perPage'>

const filtersOff = ({ filters }: ListRules): ListState['filters'] =>
  Object.fromEntries(Object.entries(filters).map(([key, { inactive }]) => [key, inactive]))

export const plainState = (list: ListRules): ListState => ({
  tab: list.tabs?.none ?? '',
  search: '',
  filters: filtersOff(list),
  sortBy: list.sort.by,
  sortDirection: list.sort.direction,
  page: 1,
  perPage: DEFAULT_PAGE_SIZE,
  columns: null,
  view: null,
})

const getPage = (text: string | null): number => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1)
const viewOf = (text: string | null): string | null => (/^[\w-]{1,40}$/.test(text ?? '') ? text : null)

const sortOf = ({ sorts, sort }: ListRules, word: string | null): Pick<ListState, 'sortBy' | 'sortDirection'> => {
  const sortBy = getKey(sorts, word?.replace(/^-/, '') ?? null)
  return sortBy
    ? { sortBy, sortDirection: word?.startsWith('-') ? 'DESCENDING' : 'ASCENDING' }
    : { sortBy: sort.by, sortDirection: sort.direction }
}

/** Parses the URL; invalid values count as absent. `preferred`: the user's page size for this list. */
export const readState = (list: ListRules, params: URLSearchParams, preferred: number = DEFAULT_PAGE_SIZE): ListState => ({
  tab: (list.tabs && getKey(list.tabs.table, params.get('tab'))) ?? list.tabs?.none ?? '',
  search: (params.get('q') ?? '').trim().slice(0, 200),
  filters: Object.fromEntries(Object.entries(list.filters).map(([key, filter]) => [key, filter.read(params)])),
  ...sortOf(list, params.get('sort')),
  page: getPage(params.get('page')),
  perPage: pageSizes.find((size) => String(size) === params.get('per')) ?? preferred,
  columns: columnsIn(list, params.get('cols')?.split(',') ?? []),
  view: viewOf(params.get('view')),
})

const formatFilter = ({ filters }: ListRules, state: ViewState): Readonly<Record<string, string>> =>
  Object.assign({}, ...Object.entries(filters).map(([key, filter]) => filter.write(state.filters[key])))

const sortWord = ({ sortBy, sortDirection }: Pick<ListState, 'sortBy' | 'sortDirection'>): string =>
  `${sortDirection === 'DESCENDING' ? '-' : ''}${sortBy.toLowerCase()}`

/** URL of a state, without defaults. */
export function writeState(list: ListRules, state: ViewState & Partial<ListState>, preferred: number = DEFAULT_PAGE_SIZE): URLSearchParams {
  const sort = sortWord(state)
  const isPlainSort = sort === sortWord({ sortBy: list.sort.by, sortDirection: list.sort.direction })
  return new URLSearchParams({
    ...(list.tabs && state.tab !== list.tabs.none && { tab: state.tab.toLowerCase() }),
    ...(state.search !== '' && { q: state.search }),
    ...formatFilter(list, state),
    ...(!isPlainSort && { sort }),
    ...(state.perPage !== undefined && state.perPage !== preferred && { per: String(state.perPage) }),
    ...(state.columns && { cols: state.columns.join() }),
    ...(state.view !== null && { view: state.view }),
    ...(state.page !== 1 && { page: String(state.page) }),
  })
}

/** Applies a change; returns to the first page if the set of rows changes. */
export const changedState = (state: ListState, change: ListChange): ListState => ({
  ...state,
  page: 1,
  ...change,
  filters: { ...state.filters, ...change.filters },
})

/** A click on a header: reverses the current order, else sorts ascending. */
export const sortedBy = ({ sortBy, sortDirection }: ListState, requested: string): ListChange => ({
  sortBy: requested,
  sortDirection: sortBy === requested && sortDirection === 'ASCENDING' ? 'DESCENDING' : 'ASCENDING',
})

/** Without scopes. */
const withoutScopes = <Rules extends Pick<ListRules, 'filters'>>(list: Rules): Rules => ({
  ...list,
  filters: Object.fromEntries(Object.entries(list.filters).filter(([, filter]) => !isScope(filter))),
})

export const widening = (list: ListRules): ListChange => ({ search: '', filters: filtersOff(withoutScopes(list)) })

/** A state as saved in a view, without scopes and page size. */
export function viewStateOf(list: ListRules, { perPage: _, ...state }: ViewState & Partial<ListState>): ViewState {
  return { ...state, filters: Object.fromEntries(Object.keys(withoutScopes(list).filters).map((key) => [key, state.filters[key]])) }
}

const narrowing = (list: ListRules, state: ListState) => [state.search, formatFilter(list, state)]

/** Identifies the set of rows regardless of order: states with the same key list the same rows. */
export const rowsKeyOf = (list: ListRules, state: ListState): string => JSON.stringify([state.tab, ...narrowing(list, state)])

/** Whether anything but the tab filters the list. */
export const isNarrowed = (list: ListRules, state: ListState): boolean =>
  state.search !== '' || Object.keys(formatFilter(withoutScopes(list), state)).length > 0

/** Name of an active scope, for sentences; null: none. */
export const scopeOf = ({ filters }: Pick<ListRules, 'filters'>, state: ListState): string | null => {
  const found = Object.entries(filters).find(([key, filter]) => isScope(filter) && state.filters[key])
  return found ? found[1].field.label.toLowerCase() : null
}

/** Number of active filters without the search. */
export const filterCount = (list: ListRules, state: ListState): number =>
  Object.entries(withoutScopes(list).filters).filter(([key, filter]) => Object.keys(filter.write(state.filters[key])).length > 0).length

export const toInput = (list: ListRules, state: ListState): Readonly<Record<string, unknown>> => ({
  ...(list.tabs && { [list.tabs.inputField]: state.tab }),
  ...(state.search !== '' && { search: state.search }),
  ...Object.assign({}, ...Object.entries(list.filters).map(([key, filter]) => filter.toInput(state.filters[key]))),
  sortBy: state.sortBy,
  sortDirection: state.sortDirection,
  page: state.page,
  perPage: state.perPage,
})

export interface PageFacts {
  /** Rows on all pages; null: unknown. */
  readonly totalCount: number | null
  /** Rows per tab under the same search, by lower-case name. */
  readonly counts?: Readonly<Record<string, number>> | null
}

/** Whether the list is empty in all tabs. */
export const hasNothing = (list: ListRules, state: ListState, { totalCount, counts }: PageFacts): boolean => {
  const plain = list.tabs?.none ?? ''
  const all = counts?.[plain.toLowerCase()]
  return (
    !isNarrowed(list, state) && scopeOf(list, state) === null && (all === undefined ? state.tab === plain && totalCount === 0 : all === 0)
  )
}

/** "1–10 of 5,000"; without the total if it is unknown. */
export function rangeText(page: number, perPage: number, rows: number, total: number | null): string {
  const first = (page - 1) * perPage + 1
  const range = `${first.toLocaleString('en')}–${(first + rows - 1).toLocaleString('en')}`
  return total === null ? range : `${range} of ${total.toLocaleString('en')}`
}
