import type { RowOrder } from './pagedList.ts'
import { containsWords } from './searchWords.ts'

export const isSet = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined

/** Whether a value equals the wanted one; undefined if it is missing. */
export const isSame = (value: unknown, wanted: unknown): boolean | undefined =>
  isSet(value) ? String(value) === String(wanted) : undefined

type EqualFilter<Name extends string> = (row: { readonly [N in Name]?: unknown }, input: object) => boolean | undefined

/** Filters that compare a field of the row with the input's field of the same name. */
export const equalFilters = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name): [Name, EqualFilter<Name>] => [name, (row, input) => isSame(row[name], (input as Record<string, unknown>)[name])]),
  ) as { readonly [N in Name]: EqualFilter<N> }

/** Whether a row contains the search words; undefined if a text that could contain them is missing. */
export const searchIn =
  <Row>(textsOf: (row: Row) => readonly (string | null | undefined)[], requiredOf: (row: Row) => readonly unknown[] = textsOf) =>
  (row: Row, search: string): boolean | undefined => {
    if (containsWords({ texts: textsOf(row) }, search)) return true
    return requiredOf(row).every(isSet) ? false : undefined
  }

type SortKey<Row> = (row: Row) => number | string | null | undefined

interface SortInput {
  readonly sortBy?: string | null | undefined
  readonly sortDirection?: string | null | undefined
}

/** Orders rows by the key of the input's sort field. Null without a key: texts are compared differently by each backend. */
export const orderBy =
  <Row>(keys: Readonly<Record<string, SortKey<Row>>>) =>
  (input: object): RowOrder<Row> | null => {
    const { sortBy, sortDirection }: SortInput = input
    const key = sortBy ? keys[sortBy] : undefined
    if (!key || !sortDirection) return null
    const sign = sortDirection === 'desc' ? -1 : 1
    return (a, b) => {
      const [first, second] = [key(a), key(b)]
      if (!isSet(first) || !isSet(second)) return undefined
      return first === second ? 0 : first < second ? -sign : sign
    }
  }
