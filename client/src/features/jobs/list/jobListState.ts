import { DEFAULT_PAGE_SIZE } from '@callout/contracts/constants'
import { jobSort } from '@callout/contracts/jobs/codes'
import { jobFilter, priority as priorities } from '@callout/contracts/jobs/status'
import { addDays } from '@callout/contracts/time'
import { CalendarDate, z } from '@callout/contracts/zod'
import type { JobFilter, JobsInput, JobSort, Priority, SortDirection } from '../jobs.generated.ts'

/** What a person chose on the job list. All of it stands in the URL; defaults do not, so that a plain list is a plain `/jobs`. */
export interface JobListState {
  readonly filter: JobFilter
  readonly search: string
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
}

export const pageSizes = [10, 25, 50] as const

export const defaultJobList: JobListState = {
  filter: 'ALL',
  search: '',
  priority: null,
  isLateOnly: false,
  dateFrom: null,
  dateTo: null,
  sortBy: 'JOB_NUMBER',
  sortDirection: 'DESCENDING',
  page: 1,
  perPage: DEFAULT_PAGE_SIZE,
}

/** The key of a table that a word in the URL means, in any case; undefined for a word that nobody knows. */
const keyOf = <K extends string>(table: Readonly<Record<K, unknown>>, word: string | null): K | undefined =>
  (Object.keys(table) as K[]).find((key) => key === word?.toUpperCase())

const isDay = (text: string | null): text is string => z.safeParse(CalendarDate, text).success && addDays(text ?? '', 0) === text
const dateOf = (text: string | null): string | null => (isDay(text) ? text : null)

const datesOf = (params: URLSearchParams): Pick<JobListState, 'dateFrom' | 'dateTo'> => {
  const [from, to] = [dateOf(params.get('from')), dateOf(params.get('to'))]
  return from !== null && to !== null && from > to ? { dateFrom: to, dateTo: from } : { dateFrom: from, dateTo: to }
}

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
  priority: keyOf(priorities, params.get('priority')) ?? null,
  isLateOnly: params.get('late') === '1',
  ...datesOf(params),
  ...sortOf(params.get('sort')),
  page: pageOf(params.get('page')),
  perPage: pageSizes.find((size) => String(size) === params.get('per')) ?? defaultJobList.perPage,
})

const sortWord = ({ sortBy, sortDirection }: JobListState): string => `${sortDirection === 'DESCENDING' ? '-' : ''}${sortBy.toLowerCase()}`

/** The URL of a state, without what is the default. */
export function writeJobList(state: JobListState): URLSearchParams {
  const words: [name: string, word: string, isDefault: boolean][] = [
    ['tab', state.filter.toLowerCase(), state.filter === defaultJobList.filter],
    ['q', state.search, state.search === ''],
    ['priority', state.priority?.toLowerCase() ?? '', state.priority === null],
    ['late', '1', !state.isLateOnly],
    ['from', state.dateFrom ?? '', state.dateFrom === null],
    ['to', state.dateTo ?? '', state.dateTo === null],
    ['sort', sortWord(state), sortWord(state) === sortWord(defaultJobList)],
    ['per', String(state.perPage), state.perPage === defaultJobList.perPage],
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

/** Whether anything but the tab narrows the list. */
export const isNarrowed = (state: JobListState): boolean =>
  state.search !== '' || state.priority !== null || state.isLateOnly || state.dateFrom !== null || state.dateTo !== null

/** The state with search and filters taken away. */
export const widened = (state: JobListState): JobListState =>
  changedJobList(state, { search: '', priority: null, isLateOnly: false, dateFrom: null, dateTo: null })

/** The query of a state. */
export const jobsInputOf = (state: JobListState): JobsInput => ({
  filter: state.filter,
  ...(state.search !== '' && { search: state.search }),
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
