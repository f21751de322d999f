import { DEFAULT_PAGE_SIZE } from '@callout/contracts/constants'
import type { Endpoint } from '@callout/contracts/wire/endpoint'
import { ApiError } from '../rest/errors.ts'
import type { getPage } from './page.ts'
import type { Rest, RestData, RestInput } from '../rest/types.ts'

export interface PageInput {
  readonly page?: number | null | undefined
  readonly perPage?: number | null | undefined
  readonly search?: string | null | undefined
  readonly sortBy?: string | null | undefined
  readonly sortDirection?: string | null | undefined
}

export type Pagination = Parameters<typeof getPage>[1]

export interface PageRead<Row> {
  readonly rows: Row[]
  readonly pagination?: Pagination
}

export interface Keyed {
  readonly id: number | string
}

type Value = number | string | null | undefined

/** A rule for each filter of the input; null: no row has the filtered value. */
export type FilterRules<Row, Input> = {
  readonly [Name in Exclude<keyof Input & string, Exclude<keyof PageInput, 'search'>>]-?:
    | ((row: Row, input: Input) => boolean | undefined)
    | null
}

export const ruleOf = <Row, Input>(filters: FilterRules<Row, Input>, name: string) =>
  (filters as Readonly<Record<string, FilterRules<Row, Input>[keyof FilterRules<Row, Input>] | undefined>>)[name]

export interface PagedList<Row extends Keyed, Input extends PageInput, Read extends PageRead<Row>> {
  readonly read: (input: Input, rest: Rest) => Promise<Read>
  /** Adds the names that rows show, and that search and order need. Default: rows have them. */
  readonly complete?: (rows: Row[]) => Row[] | Promise<Row[]>
  /** Whether a row matches the filter or the search; undefined if it lacks the value. */
  readonly filters: FilterRules<Row, Input>
  /** Compared values by sort field. Fields without one are not checked: texts are compared differently by each backend. */
  readonly sortKeys?: Readonly<Record<string, (row: Row) => Value>>
}

type RowsAt<D, K extends keyof D> = D[K] extends readonly (infer Row)[] ? Row : never
export type ListName<D> = { [K in keyof D]: D[K] extends readonly unknown[] ? K : never }[keyof D] & string
export type ListEndpoint = Endpoint & { readonly method: 'GET' }
type SortedInput<I> = Omit<I, 'sortDir'> & { readonly sortDirection?: I extends { sortDir?: infer D } ? D : never }

export const readRows =
  <E extends ListEndpoint, K extends ListName<RestData<E>>>(endpoint: E, name: K) =>
  async ({ sortDirection, ...input }: SortedInput<RestInput<E>>, rest: Rest) => {
    const data = (await rest(endpoint, { ...input, sortDir: sortDirection } as unknown as RestInput<E>)) as RestData<E> & {
      readonly pagination: Pagination
    }
    return { ...data, rows: data[name] as RowsAt<RestData<E>, K>[] }
  }

export const sizeOf = ({ perPage }: PageInput): number => perPage ?? DEFAULT_PAGE_SIZE
export const offsetOf = (input: PageInput): number => ((input.page ?? 1) - 1) * sizeOf(input)

export type RowOrder<Row> = (a: Row, b: Row) => number | undefined

/** Null if the input has no order, or none that rows can be compared by. */
export function getOrder<Row>(
  sortKeys: Readonly<Record<string, (row: Row) => Value>> = {},
  { sortBy, sortDirection }: PageInput,
): RowOrder<Row> | null {
  const key = sortBy ? sortKeys[sortBy] : undefined
  if (!key || !sortDirection) return null
  const sign = sortDirection === 'desc' ? -1 : 1
  return (a, b) => {
    const [first, second] = [key(a) ?? undefined, key(b) ?? undefined]
    if (first === undefined || second === undefined) return undefined
    return first === second ? 0 : first < second ? -sign : sign
  }
}

export const ignoreApiError = (error: unknown): undefined => {
  if (!(error instanceof ApiError)) throw error
}
