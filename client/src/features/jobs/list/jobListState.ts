import { DEFAULT_PAGE_SIZE } from '@callout/contracts/constants'
import { jobSort } from '@callout/contracts/jobs/codes'
import { jobFilter, jobStatus, priority as priorities } from '@callout/contracts/jobs/status'
import { isCalendarDay } from '@callout/contracts/time'
import type { JobFilter, JobsInput, JobsQuery, JobSort, JobStatus, Priority, SortDirection } from '../jobs.generated.ts'
import { columnsOf, type JobColumnKey } from './jobColumns.ts'

/** What a person chose on the job list. All of it stands in the URL; defaults do not, so that a plain list is a plain `/jobs`. */
export interface JobListState {
  readonly filter: JobFilter
  readonly search: string
  /** Any of them; none: all. In addition to the tab. */
  readonly statuses: readonly JobStatus[]
  readonly staffId: string | null
  readonly categoryId: string | null
  readonly priority: Priority | null
  readonly isLateOnly: boolean
  /** First and last day, YYYY-MM-DD in the account's zone. */
  readonly dateFrom: string | null
  readonly dateTo: string | null
  readonly sortBy: JobSort
  readonly sortDirection: SortDirection
  /** From 1. */
  readonly page: number
  readonly perPage: number
  /** null: the person's own choice, or the product's. */
  readonly columns: readonly JobColumnKey[] | null
  /** The view that was opened. What it shows stands in the rest of the URL: whoever does not have it sees the same. */
  readonly view: string | null
}

export const pageSizes = [10, 25, 50] as const

export const defaultJobList: JobListState = {
  filter: 'ALL',
  search: '',
  statuses: [],
  staffId: null,
  categoryId: null,
  priority: null,
  isLateOnly: false,
  dateFrom: null,
  dateTo: null,
  sortBy: 'JOB_NUMBER',
  sortDirection: 'DESCENDING',
  page: 1,
  perPage: DEFAULT_PAGE_SIZE,
  columns: null,
  view: null,
}

/** The key of a table that a word in the URL means, in any case; undefined for a word that nobody knows. */
const keyOf = <K extends string>(table: Readonly<Record<K, unknown>>, word: string | null): K | undefined =>
  (Object.keys(table) as K[]).find((key) => key === word?.toUpperCase())

const dateOf = (text: string | null): string | null => (text !== null && isCalendarDay(text) ? text : null)

const datesOf = (params: URLSearchParams): Pick<JobListState, 'dateFrom' | 'dateTo'> => {
  const [from, to] = [dateOf(params.get('from')), dateOf(params.get('to'))]
  return from !== null && to !== null && from > to ? { dateFrom: to, dateTo: from } : { dateFrom: from, dateTo: to }
}

const wordsOf = (text: string | null): string[] => text?.split(',') ?? []

const statusesOf = (text: string | null): JobStatus[] => {
  const words = wordsOf(text).map((word) => word.toUpperCase())
  return (Object.keys(jobStatus) as JobStatus[]).filter((status) => words.includes(status))
}

const idOf = (text: string | null): string | null => (/^[1-9]\d{0,15}$/.test(text ?? '') ? text : null)
const viewOf = (text: string | null): string | null => (/^[\w-]{1,40}$/.test(text ?? '') ? text : null)

const pageOf = (text: string | null): number => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1)

const sortOf = (word: string | null): Pick<JobListState, 'sortBy' | 'sortDirection'> => {
  const sortBy = keyOf(jobSort, word?.replace(/^-/, '') ?? null)
  return sortBy
    ? { sortBy, sortDirection: word?.startsWith('-') ? 'DESCENDING' : 'ASCENDING' }
    : { sortBy: defaultJobList.sortBy, sortDirection: defaultJobList.sortDirection }
}

/** Reads the URL. A value that means nothing counts as not there. */
export const readJobList = (params: URLSearchParams): JobListState => ({
  filter: keyOf(jobFilter, params.get('tab')) ?? defaultJobList.filter,
  search: (params.get('q') ?? '').trim().slice(0, 200),
  statuses: statusesOf(params.get('status')),
  staffId: idOf(params.get('staff')),
  categoryId: idOf(params.get('category')),
  priority: keyOf(priorities, params.get('priority')) ?? null,
  isLateOnly: params.get('late') === '1',
  ...datesOf(params),
  ...sortOf(params.get('sort')),
  page: pageOf(params.get('page')),
  perPage: pageSizes.find((size) => String(size) === params.get('per')) ?? defaultJobList.perPage,
  columns: columnsOf(wordsOf(params.get('cols'))),
  view: viewOf(params.get('view')),
})

const sortWord = ({ sortBy, sortDirection }: JobListState): string => `${sortDirection === 'DESCENDING' ? '-' : ''}${sortBy.toLowerCase()}`

/** The URL of a state, without what is the default. */
export function writeJobList(state: JobListState): URLSearchParams {
  const words: [name: string, word: string, isDefault: boolean][] = [
    ['tab', state.filter.toLowerCase(), state.filter === defaultJobList.filter],
    ['q', state.search, state.search === ''],
    ['status', state.statuses.join().toLowerCase(), state.statuses.length === 0],
    ['staff', state.staffId ?? '', state.staffId === null],
    ['category', state.categoryId ?? '', state.categoryId === null],
    ['priority', state.priority?.toLowerCase() ?? '', state.priority === null],
    ['late', '1', !state.isLateOnly],
    ['from', state.dateFrom ?? '', state.dateFrom === null],
    ['to', state.dateTo ?? '', state.dateTo === null],
    ['sort', sortWord(state), sortWord(state) === sortWord(defaultJobList)],
    ['per', String(state.perPage), state.perPage === defaultJobList.perPage],
    ['cols', state.columns?.join() ?? '', state.columns === null],
    ['view', state.view ?? '', state.view === null],
    ['page', String(state.page), state.page === 1],
  ]
  return new URLSearchParams(words.filter(([, , isDefault]) => !isDefault).map(([name, word]) => [name, word]))
}

/** A state after a change. Whatever changes which rows there are begins again on the first page. */
export const changedJobList = (state: JobListState, change: Partial<JobListState>): JobListState => ({ ...state, page: 1, ...change })

/** A click on a header: the other direction where it is sorted by already, ascending where it is not. */
export const sortedBy = (state: JobListState, sortBy: JobSort): JobListState =>
  changedJobList(state, {
    sortBy,
    sortDirection: state.sortBy === sortBy && state.sortDirection === 'ASCENDING' ? 'DESCENDING' : 'ASCENDING',
  })

/** Search and filters, without the tab. */
const narrowing = ({ search, statuses, staffId, categoryId, priority, isLateOnly, dateFrom, dateTo }: JobListState) => ({
  search,
  statuses,
  staffId,
  categoryId,
  priority,
  isLateOnly,
  dateFrom,
  dateTo,
})

/** The state with search and filters taken away. */
export const widened = (state: JobListState): JobListState => changedJobList(state, narrowing(defaultJobList))

/** Which rows there are, in whatever order: two states with the same text list the same jobs. */
export const rowsKeyOf = (state: JobListState): string => JSON.stringify([state.filter, narrowing(state)])

/** Whether anything but the tab narrows the list. */
export const isNarrowed = (state: JobListState): boolean => rowsKeyOf(state) !== rowsKeyOf(widened(state))

/** Whether there is no job at all to list, in any tab. */
export const hasNoJobs = (state: JobListState, { totalCount, counts }: Pick<JobsQuery['jobs'], 'totalCount' | 'counts'>): boolean =>
  !isNarrowed(state) && (counts ? counts.all === 0 : state.filter === 'ALL' && totalCount === 0)

/** How many filters narrow the list, without the search; first and last day are one. */
export const filterCount = ({ statuses, staffId, categoryId, priority, isLateOnly, dateFrom, dateTo }: JobListState): number =>
  [statuses[0], staffId, categoryId, priority, isLateOnly, dateFrom ?? dateTo].filter(Boolean).length

/** The query of a state. */
export const jobsInputOf = (state: JobListState): JobsInput => ({
  filter: state.filter,
  ...(state.search !== '' && { search: state.search }),
  ...(state.statuses.length > 0 && { statuses: [...state.statuses] }),
  ...(state.staffId && { staffId: state.staffId }),
  ...(state.categoryId && { categoryId: state.categoryId }),
  ...(state.priority && { priority: state.priority }),
  ...(state.isLateOnly && { isLate: true }),
  ...(state.dateFrom && { dateFrom: state.dateFrom }),
  ...(state.dateTo && { dateTo: state.dateTo }),
  sortBy: state.sortBy,
  sortDirection: state.sortDirection,
  page: state.page,
  perPage: state.perPage,
})

/** "1–10 of 5,000"; only the rows where the backend gives no total. */
export function rangeText(page: number, perPage: number, rows: number, total: number | null): string {
  const first = (page - 1) * perPage + 1
  const range = `${first.toLocaleString('en')}–${(first + rows - 1).toLocaleString('en')}`
  return total === null ? range : `${range} of ${total.toLocaleString('en')}`
}
