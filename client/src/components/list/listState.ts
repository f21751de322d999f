import { DEFAULT_PAGE_SIZE } from '@callout/contracts/constants'
import { columnsIn } from './columns.ts'
import { type Filter, isScope, keyOf } from './filters.ts'

export type SortDirection = 'ASCENDING' | 'DESCENDING'

/** What a person chose on a list. All of it stands in the URL; defaults do not, so that a plain list has a plain address. */
export interface ListState {
  /** '' of a list without tabs. */
  readonly tab: string
  readonly search: string
  /** By the names of the list's filters. */
  readonly filters: Readonly<Record<string, unknown>>
  readonly sortBy: string
  readonly sortDirection: SortDirection
  /** From 1. */
  readonly page: number
  readonly perPage: number
  /** null: the person's own choice, or the product's. */
  readonly columns: readonly string[] | null
  /** The view that was opened. What it shows stands in the rest of the URL: whoever does not have it sees the same. */
  readonly view: string | null
}

/** What of it changes; filters that are not named stay. */
export type ListChange = Partial<ListState>

/** What a list is made of, as far as its state needs it. */
export interface ListRules {
  /** A choice above the filters; `as` is its field of the query's input. */
  readonly tabs?:
    | { readonly as: string; readonly table: Readonly<Record<string, { readonly label: string }>>; readonly off: string }
    | undefined
  readonly filters: Readonly<Record<string, Filter>>
  readonly sorts: Readonly<Record<string, { readonly label: string }>>
  /** Unless somebody chose. */
  readonly sort: { readonly by: string; readonly direction: SortDirection }
  readonly columns: Readonly<Record<string, { readonly label: string }>>
}

export const pageSizes = [10, 25, 50] as const

const filtersOff = ({ filters }: ListRules): ListState['filters'] =>
  Object.fromEntries(Object.entries(filters).map(([key, { off }]) => [key, off]))

export const plainState = (list: ListRules): ListState => ({
  tab: list.tabs?.off ?? '',
  search: '',
  filters: filtersOff(list),
  sortBy: list.sort.by,
  sortDirection: list.sort.direction,
  page: 1,
  perPage: DEFAULT_PAGE_SIZE,
  columns: null,
  view: null,
})

const pageOf = (text: string | null): number => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1)
const viewOf = (text: string | null): string | null => (/^[\w-]{1,40}$/.test(text ?? '') ? text : null)

const sortOf = ({ sorts, sort }: ListRules, word: string | null): Pick<ListState, 'sortBy' | 'sortDirection'> => {
  const sortBy = keyOf(sorts, word?.replace(/^-/, '') ?? null)
  return sortBy
    ? { sortBy, sortDirection: word?.startsWith('-') ? 'DESCENDING' : 'ASCENDING' }
    : { sortBy: sort.by, sortDirection: sort.direction }
}

/** Reads the URL. A value that means nothing counts as not there. */
export const readState = (list: ListRules, params: URLSearchParams): ListState => ({
  tab: (list.tabs && keyOf(list.tabs.table, params.get('tab'))) ?? list.tabs?.off ?? '',
  search: (params.get('q') ?? '').trim().slice(0, 200),
  filters: Object.fromEntries(Object.entries(list.filters).map(([key, filter]) => [key, filter.read(params)])),
  ...sortOf(list, params.get('sort')),
  page: pageOf(params.get('page')),
  perPage: pageSizes.find((size) => String(size) === params.get('per')) ?? DEFAULT_PAGE_SIZE,
  columns: columnsIn(list, params.get('cols')?.split(',') ?? []),
  view: viewOf(params.get('view')),
})

/** The words of the filters in force. */
const filterWords = ({ filters }: ListRules, state: ListState): Readonly<Record<string, string>> =>
  Object.assign({}, ...Object.entries(filters).map(([key, filter]) => filter.write(state.filters[key])))

const sortWord = ({ sortBy, sortDirection }: Pick<ListState, 'sortBy' | 'sortDirection'>): string =>
  `${sortDirection === 'DESCENDING' ? '-' : ''}${sortBy.toLowerCase()}`

/** The URL of a state, without what is the default. */
export function writeState(list: ListRules, state: ListState): URLSearchParams {
  const sort = sortWord(state)
  const isPlainSort = sort === sortWord({ sortBy: list.sort.by, sortDirection: list.sort.direction })
  return new URLSearchParams({
    ...(list.tabs && state.tab !== list.tabs.off && { tab: state.tab.toLowerCase() }),
    ...(state.search !== '' && { q: state.search }),
    ...filterWords(list, state),
    ...(!isPlainSort && { sort }),
    ...(state.perPage !== DEFAULT_PAGE_SIZE && { per: String(state.perPage) }),
    ...(state.columns && { cols: state.columns.join() }),
    ...(state.view !== null && { view: state.view }),
    ...(state.page !== 1 && { page: String(state.page) }),
  })
}

/** A state after a change. Whatever changes which rows there are begins again on the first page. */
export const changedState = (state: ListState, change: ListChange): ListState => ({
  ...state,
  page: 1,
  ...change,
  filters: { ...state.filters, ...change.filters },
})

/** A click on a header: the other direction where it is sorted by already, ascending where it is not. */
export const sortedBy = ({ sortBy, sortDirection }: ListState, wanted: string): ListChange => ({
  sortBy: wanted,
  sortDirection: sortBy === wanted && sortDirection === 'ASCENDING' ? 'DESCENDING' : 'ASCENDING',
})

/** Without what is chosen outside of the list. */
const withoutScopes = <Rules extends Pick<ListRules, 'filters'>>(list: Rules): Rules => ({
  ...list,
  filters: Object.fromEntries(Object.entries(list.filters).filter(([, filter]) => !isScope(filter))),
})

/** Takes search and filters away. */
export const widening = (list: ListRules): ListChange => ({ search: '', filters: filtersOff(withoutScopes(list)) })

/** A state as a view keeps it: what is chosen outside of the list stays as it is when the view is opened. */
export const unscoped = (list: ListRules, state: ListState): ListState => ({
  ...state,
  filters: Object.fromEntries(Object.keys(withoutScopes(list).filters).map((key) => [key, state.filters[key]])),
})

const narrowing = (list: ListRules, state: ListState) => [state.search, filterWords(list, state)]

/** Which rows there are, in whatever order: two states with the same text list the same rows. */
export const rowsKeyOf = (list: ListRules, state: ListState): string => JSON.stringify([state.tab, ...narrowing(list, state)])

/** Whether the person narrows the list by anything but the tab. */
export const isNarrowed = (list: ListRules, state: ListState): boolean =>
  state.search !== '' || Object.keys(filterWords(withoutScopes(list), state)).length > 0

/** What is chosen outside of the list and leaves rows out, as sentences call it; null: nothing. */
export const scopeOf = ({ filters }: Pick<ListRules, 'filters'>, state: ListState): string | null => {
  const found = Object.entries(filters).find(([key, filter]) => isScope(filter) && state.filters[key])
  return found ? found[1].field.label.toLowerCase() : null
}

/** How many filters narrow the list, without the search. */
export const filterCount = (list: ListRules, state: ListState): number =>
  Object.entries(withoutScopes(list).filters).filter(([key, filter]) => Object.keys(filter.write(state.filters[key])).length > 0).length

/** The input of the query. */
export const inputOf = (list: ListRules, state: ListState): Readonly<Record<string, unknown>> => ({
  ...(list.tabs && { [list.tabs.as]: state.tab }),
  ...(state.search !== '' && { search: state.search }),
  ...Object.assign({}, ...Object.entries(list.filters).map(([key, filter]) => filter.toInput(state.filters[key]))),
  sortBy: state.sortBy,
  sortDirection: state.sortDirection,
  page: state.page,
  perPage: state.perPage,
})

/** What a page of any list tells. */
export interface PageFacts {
  /** Rows on all pages; null where the backend does not say. */
  readonly totalCount: number | null
  /** Rows in each tab under the same search, by its name in lower case. */
  readonly counts?: Readonly<Record<string, number>> | null
}

/** Whether there is no row at all to list, in any tab. */
export const hasNothing = (list: ListRules, state: ListState, { totalCount, counts }: PageFacts): boolean => {
  const plain = list.tabs?.off ?? ''
  const all = counts?.[plain.toLowerCase()]
  return (
    !isNarrowed(list, state) && scopeOf(list, state) === null && (all === undefined ? state.tab === plain && totalCount === 0 : all === 0)
  )
}

/** "1–10 of 5,000"; only the rows where the backend gives no total. */
export function rangeText(page: number, perPage: number, rows: number, total: number | null): string {
  const first = (page - 1) * perPage + 1
  const range = `${first.toLocaleString('en')}–${(first + rows - 1).toLocaleString('en')}`
  return total === null ? range : `${range} of ${total.toLocaleString('en')}`
}
