import { DEFAULT_PAGE_SIZE } from '@callout/contracts/constants'
import { Refusal } from '../errors.ts'

/** What every list can be asked for, besides its own filters. */
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

/** What the backend answers when it is asked for a page. */
export interface PageRead<Row> {
  readonly rows: Row[]
  readonly pagination?: Position | null | undefined
}

export interface Keyed {
  readonly id: number | string
}

/** Below zero where the first comes before the second; undefined where one of them does not tell. */
export type RowOrder<Row> = (a: Row, b: Row) => number | undefined

/** A list of the backend, with what its rows tell about what was asked for. */
export interface PagedList<Row extends Keyed, Input extends PageInput, Read extends PageRead<Row>> {
  readonly read: (input: Input) => Promise<Read>
  /** Rows with what is shown of them, and what search and order are judged by. */
  readonly complete: (rows: Row[]) => Row[] | Promise<Row[]>
  /** Whether a row, as it was read, is as the filter wants it; undefined where it does not tell. */
  readonly filters: Readonly<Record<string, (row: Row, input: Input) => boolean | undefined>>
  /** Whether a row shows the words that are searched for; undefined where it does not tell what could have them. */
  readonly shows: (row: Row, search: string) => boolean | undefined
  /** null where the input wants no order, or none that rows tell. */
  readonly orderOf?: (input: Input) => RowOrder<Row> | null
}

export const sizeOf = ({ perPage }: PageInput): number => perPage ?? DEFAULT_PAGE_SIZE
export const startOf = (input: PageInput): number => ((input.page ?? 1) - 1) * sizeOf(input)
export const wordsOf = ({ search }: PageInput): string => search?.trim() ?? ''

/** What only serves to know more of a list may fail without harm to it. */
export const orNothing = (error: unknown): undefined => {
  if (!(error instanceof Refusal)) throw error
}
