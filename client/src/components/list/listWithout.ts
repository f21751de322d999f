import type { List } from './defineList.ts'
import type { ListRow } from './rows/selection.ts'

interface Left {
  readonly columns: readonly string[]
  readonly filters: readonly string[]
}

const without = <T>(table: Readonly<Record<string, T>>, keys: readonly string[]): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(table).filter(([key]) => !keys.includes(key)))

/** The list without forbidden columns and filters, and the orders and views that need them. */
export function listWithout<Row extends ListRow>(list: List<Row>, left: Left): List<Row> {
  const sorts = left.columns.flatMap((key) => list.columns[key]?.sort ?? [])
  const [plain, ...others] = list.views
  const texts = sorts.flatMap((sort) => [`sort=${sort.toLowerCase()}`, `sort=-${sort.toLowerCase()}`])
  const isOffered = (query: string): boolean => {
    const params = new URLSearchParams(query)
    const isFiltered = left.filters.some((key) => list.filters[key]?.read(params) !== list.filters[key]?.inactive)
    return !isFiltered && !query.split('&').some((word) => texts.includes(word))
  }
  return {
    ...list,
    columns: without(list.columns, left.columns),
    defaultColumns: list.defaultColumns.filter((key) => !left.columns.includes(key)),
    filters: without(list.filters, left.filters),
    filterRows: list.filterRows.map((names) => names.filter((name) => !left.filters.includes(name))).filter((names) => names.length > 0),
    sorts: without(list.sorts, sorts),
    views: [plain, ...others.filter(({ query }) => isOffered(query))],
  }
}
