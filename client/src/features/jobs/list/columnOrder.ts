import { allColumns, firstColumn, type JobColumnKey } from './jobColumns.ts'

/** With the column where it is missing (at the end), without it where it is there. The last but the first cannot go. */
export const toggledColumn = (shown: readonly JobColumnKey[], key: JobColumnKey): readonly JobColumnKey[] => {
  if (!shown.includes(key)) return [...shown, key]
  return shown.length > 2 ? shown.filter((one) => one !== key) : shown
}

/** The column `by` places to the right, or to the left. The first column stays in front. */
export function movedColumn(shown: readonly JobColumnKey[], key: JobColumnKey, by: 1 | -1): readonly JobColumnKey[] {
  const place = shown.indexOf(key)
  const to = place + by
  return place < 1 || to < 1 || to >= shown.length ? shown : shown.toSpliced(place, 1).toSpliced(to, 0, key)
}

/** As they are offered: those that are shown in their order, then the others. */
export const offeredColumns = (shown: readonly JobColumnKey[]): JobColumnKey[] =>
  [...shown, ...allColumns.filter((key) => !shown.includes(key))].filter((key) => key !== firstColumn)
