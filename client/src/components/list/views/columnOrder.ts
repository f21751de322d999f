import { firstColumn, type NamedColumns } from '../columns.ts'

/** With the column where it is missing (at the end), without it where it is there. The last but the first cannot go. */
export const toggledColumn = (shown: readonly string[], key: string): readonly string[] => {
  if (!shown.includes(key)) return [...shown, key]
  return shown.length > 2 ? shown.filter((one) => one !== key) : shown
}

/** The column `by` places to the right, or to the left. The first column stays in front. */
export function movedColumn(shown: readonly string[], key: string, by: 1 | -1): readonly string[] {
  const place = shown.indexOf(key)
  const to = place + by
  return place < 1 || to < 1 || to >= shown.length ? shown : shown.toSpliced(place, 1).toSpliced(to, 0, key)
}

/** As they are offered: those that are shown in their order, then the others. */
export const offeredColumns = (list: NamedColumns, shown: readonly string[]): string[] =>
  [...shown, ...Object.keys(list.columns).filter((key) => !shown.includes(key))].filter((key) => key !== firstColumn(list))
