import type { SearchedPhone } from '@callout/contracts/search/phoneText'
import { searchMatcher } from '@callout/contracts/search/searchMatcher'
import { searchText } from '@callout/contracts/search/searchText'

export const isSet = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined

/** Whether a value equals the wanted one; undefined if it is missing. */
export const isSame = (value: unknown, requested: unknown): boolean | undefined =>
  isSet(value) ? String(value) === String(requested) : undefined

type EqualFilter<Name extends string> = (row: { readonly [N in Name]?: unknown }, input: object) => boolean | undefined

export const equalFilters = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name): [Name, EqualFilter<Name>] => [name, (row, input) => isSame(row[name], (input as Record<string, unknown>)[name])]),
  ) as { readonly [N in Name]: EqualFilter<N> }

export interface SearchTexts {
  readonly texts: readonly (string | null | undefined)[]
  readonly phones?: readonly SearchedPhone[]
}

export const matchesSearch = ({ texts, phones }: SearchTexts, search: string): boolean => searchMatcher(search)(searchText(texts, phones))

/** An optional value that rows have as null; undefined if it is not returned. */
export const optional = (value: unknown): unknown => (value === null ? '' : value)

export const searchIn =
  <Row>(getTexts: (row: Row) => SearchTexts, requiredOf: (row: Row, search: string) => readonly unknown[] = (row) => getTexts(row).texts) =>
  (row: Row, { search }: { readonly search?: string | null | undefined }): boolean | undefined => {
    if (!search || matchesSearch(getTexts(row), search)) return true
    return requiredOf(row, search).every(isSet) ? false : undefined
  }
