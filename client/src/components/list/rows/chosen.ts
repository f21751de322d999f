import type { ListRow } from './selection.ts'

type Rows<Row> = ReadonlyMap<string, Row>

/** Selected rows of all pages, in order of selection. */
export interface Chosen<Row> {
  readonly rows: Rows<Row>
  readonly anchor: string | null
  /** Selection before the range: shrinking the range restores it. */
  readonly before: Rows<Row>
}

const none: Rows<never> = new Map<string, never>()
export const nothingChosen: Chosen<never> = { rows: none, anchor: null, before: none }

const withRows = <Row extends ListRow>(rows: Rows<Row>, more: readonly Row[]): Rows<Row> =>
  new Map([...rows, ...more.map((row) => [row.id, row] as const)])
const withoutIds = <Row>(rows: Rows<Row>, ids: readonly string[]): Rows<Row> => new Map([...rows].filter(([id]) => !ids.includes(id)))
const settled = <Row>(rows: Rows<Row>, anchor: string | null): Chosen<Row> => ({ rows, anchor, before: rows })

/** Toggles a row and starts a range at it. */
export const toggled = <Row extends ListRow>({ rows }: Chosen<Row>, row: Row): Chosen<Row> =>
  settled(rows.has(row.id) ? withoutIds(rows, [row.id]) : withRows(rows, [row]), row.id)

/** Selects all rows between the anchor and this one, instead of the previous range. */
export function extendedTo<Row extends ListRow>(chosen: Chosen<Row>, page: readonly Row[], id: string): Chosen<Row> {
  const getPlace = (requested: string | null): number => page.findIndex((row) => row.id === requested)
  const to = getPlace(id)
  if (to < 0) return chosen
  const isAnchored = getPlace(chosen.anchor) >= 0
  const from = isAnchored ? getPlace(chosen.anchor) : to
  const before = isAnchored ? chosen.before : chosen.rows
  const range = page.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { rows: withRows(before, range), anchor: page[from]?.id ?? id, before }
}

export const isWholePage = <Row extends ListRow>({ rows }: Chosen<Row>, page: readonly Row[]): boolean =>
  page.length > 0 && page.every(({ id }) => rows.has(id))

/** Selects the whole page, or deselects it if it is selected. */
export const pageToggled = <Row extends ListRow>(chosen: Chosen<Row>, page: readonly Row[]): Chosen<Row> =>
  isWholePage(chosen, page)
    ? without(
        chosen,
        page.map(({ id }) => id),
      )
    : withMore(chosen, page)

export const withMore = <Row extends ListRow>({ rows }: Chosen<Row>, more: readonly Row[]): Chosen<Row> =>
  settled(withRows(rows, more), null)
export const without = <Row>({ rows }: Chosen<Row>, ids: readonly string[]): Chosen<Row> => settled(withoutIds(rows, ids), null)
