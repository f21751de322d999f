import { DEFAULT_PAGE_SIZE } from '@callout/contracts/constants'
import { ApiError } from '../errors.ts'

export interface PageInput {
  readonly page?: number | null | undefined
  readonly perPage?: number | null | undefined
  readonly search?: string | null | undefined
}

interface Position {
  readonly currentPage?: number | null | undefined
  readonly perPage?: number | null | undefined
  readonly totalCount?: number | null | undefined
  readonly totalPages?: number | null | undefined
}

export interface PageRead<Row> {
  readonly rows: Row[]
  readonly pagination?: Position | null | undefined
}

export interface Keyed {
  readonly id: number | string
}

/** A comparator; undefined if a row lacks the value. */
export type RowOrder<Row> = (a: Row, b: Row) => number | undefined

export interface PagedList<Row extends Keyed, Input extends PageInput, Read extends PageRead<Row>> {
  readonly read: (input: Input) => Promise<Read>
  /** Adds the names that rows show, and that search and order need. Default: rows have them. */
  readonly complete?: (rows: Row[]) => Row[] | Promise<Row[]>
  /** Whether a row matches the filter; undefined if it lacks the value. */
  readonly filters: Readonly<Record<string, (row: Row, input: Input) => boolean | undefined>>
  /** Whether a row contains the search words; undefined if it lacks the fields that could. */
  readonly matchesSearch: (row: Row, search: string) => boolean | undefined
  /** Null if the input has no order, or none that rows can be compared by. */
  readonly orderOf?: (input: Input) => RowOrder<Row> | null
}

export const sizeOf = ({ perPage }: PageInput): number => perPage ?? DEFAULT_PAGE_SIZE
export const offsetOf = (input: PageInput): number => ((input.page ?? 1) - 1) * sizeOf(input)
export const searchOf = ({ search }: PageInput): string => search?.trim() ?? ''

/** For optional reads. */
export const ignoreApiError = (error: unknown): undefined => {
  if (!(error instanceof ApiError)) throw error
}
