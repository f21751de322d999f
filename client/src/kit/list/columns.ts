import type { ReactNode } from 'react'
import type { Format } from '../../shared/format/useFormat.ts'

/** What a cell knows beyond its row. */
export interface CellContext {
  /** The keys of the columns that stand there. */
  readonly shown: readonly string[]
  readonly format: Format
}

/** A column of a list. */
export interface Column<Row, Sort extends string = string> {
  readonly label: string
  /** Pixels where text has 16; of a flexible column the least. */
  readonly width: number
  /** Takes what room is left. */
  readonly isFlexible?: true
  /** How the list is sorted by it, if it can be. */
  readonly sort?: Sort
  readonly isNumeric?: true
  /** What people have written: it has its own direction. */
  readonly isWords?: true
  /** Written out in full: the column has room for the longest of them, so that no digit is ever cut. */
  figure?(this: void, row: Row, format: Format): string
  cell(this: void, row: Row, context: CellContext): ReactNode
}

/** The columns of a list. The first one names the row and stays where it is. */
export interface Columns<Row> {
  readonly columns: Readonly<Record<string, Column<Row>>>
  /** What the list shows unless somebody chose. */
  readonly shown: readonly string[]
}

/** The column of that key, which one of this list always is. */
export function columnOf<Row>({ columns }: Pick<Columns<Row>, 'columns'>, key: string): Column<Row> {
  const column = columns[key]
  if (!column) throw new Error(`The list has no column ${key}`)
  return column
}

/** As much of the columns as their order needs. */
export interface NamedColumns {
  readonly columns: Readonly<Record<string, { readonly label: string }>>
}

export const firstColumn = ({ columns }: NamedColumns): string => Object.keys(columns)[0] ?? ''

/** Columns out of words from elsewhere: each once, the first one first, unknown words left out. null: there is none. */
export function columnsIn(list: NamedColumns, words: readonly unknown[]): readonly string[] | null {
  const first = firstColumn(list)
  const known = [...new Set(words)].filter((word): word is string => typeof word === 'string' && Object.hasOwn(list.columns, word))
  const others = known.filter((key) => key !== first)
  return others.length > 0 ? [first, ...others] : null
}

export const sameColumns = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join()

/** The columns that share what room is left; where none is made for it, the last one. */
export const isFlexible = <Row>(list: Columns<Row>, key: string, shown: readonly string[]): boolean =>
  columnOf(list, key).isFlexible ?? (key === shown.at(-1) && !shown.some((one) => columnOf(list, one).isFlexible))

/** A figure, a comma or a sign of a sum, and what stands around it. Pixels where text has 16. */
const FIGURE_PX = 8
const AROUND_PX = 18

/** Pixels of each column, where text has 16. */
export function widthsOf<Row>(list: Columns<Row>, shown: readonly string[], rows: readonly Row[], format: Format): Map<string, number> {
  return new Map(
    shown.map((key) => {
      const column = columnOf(list, key)
      const { width } = column
      const figures = column.figure ? rows.map((row) => (column.figure?.(row, format) ?? '').length * FIGURE_PX + AROUND_PX) : []
      return [key, Math.max(width, ...figures)]
    }),
  )
}
