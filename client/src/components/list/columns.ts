import type { ApolloClient } from '@apollo/client'
import type { Authority } from '@callout/contracts/profile/authorities'
import { type ComponentType, createElement, type ReactNode } from 'react'
import type { Format } from '../../lib/format/useFormat.ts'
import type { CsvValue } from '../csv/csvRows.ts'

/** What a cell knows beyond its row. */
export interface CellContext {
  /** The keys of the columns that stand there. */
  readonly shown: readonly string[]
  readonly format: Format
}

/** How a column stands in the table. */
interface ColumnFace<Sort extends string> {
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
  /** Where the list is narrower than this, in pixels, it makes way. */
  readonly leaves?: 1060 | 920 | 680
  /** Left out for those who are known not to hold it. */
  readonly needs?: Authority
}

/** Records that rows name by their ids. */
export interface Names {
  /** Of one of them; nothing where it is not known. */
  readonly Name: ComponentType<{ readonly id: string | null }>
  /** All of them by their ids, for a file. */
  load(this: void, client: ApolloClient): Promise<ReadonlyMap<string, string>>
}

/** The same where a row names several. */
export interface ManyNames extends Pick<Names, 'load'> {
  /** Of all of them, in one line. */
  readonly Names: ComponentType<{ readonly ids: readonly string[] }>
}

/** Plain values; null: missing. The list formats them for table, card and CSV file. */
interface PlainValues<Row> {
  text(this: void, row: Row): string | null | undefined
  /** Seconds; its day is shown. */
  at(this: void, row: Row): number | null
  /** In `currencyOf`, or the account's currency. */
  amount(this: void, row: Row): number | null
  currencyOf(this: void, row: Row): string | null
  count(this: void, row: Row): number | null
  /** Of one of `names`. */
  id(this: void, row: Row): string | null
  /** Of some of `names`. */
  ids(this: void, row: Row): readonly string[] | null
}

/** A cell of the column's own. */
interface OwnCell<Row> {
  cell(this: void, row: Row, context: CellContext): ReactNode
  /** Written out in full: the column has room for the longest of them, so that no digit is ever cut. */
  figure?(this: void, row: Row, format: Format): string
}

type Shown<Row> =
  | OwnCell<Row>
  | Pick<PlainValues<Row>, 'text'>
  | Pick<PlainValues<Row>, 'at'>
  | (Pick<PlainValues<Row>, 'amount'> & Partial<Pick<PlainValues<Row>, 'currencyOf'>>)
  | Pick<PlainValues<Row>, 'count'>
  | (Pick<PlainValues<Row>, 'id'> & { readonly names: Names })
  | (Pick<PlainValues<Row>, 'ids'> & { readonly names: ManyNames })

/** What a file holds for a row; by their headers, where one column becomes several. */
export type CsvOf<Row> = CsvValue<Row> | Readonly<Record<string, CsvValue<Row>>>

/** A column as a domain declares it: its place, and what it shows. Without `csv` a file has its plain value. */
export type ColumnDeclaration<Row, Sort extends string = string> = ColumnFace<Sort> & Shown<Row> & { readonly csv?: CsvOf<Row> }

/** A column of a list. */
export interface Column<Row> extends ColumnFace<string>, OwnCell<Row>, Partial<PlainValues<Row>> {
  readonly names?: Names | ManyNames
  readonly csv?: CsvOf<Row>
}

/** A declared column with the cell that shows its plain value. */
export function columnFrom<Row>(declared: ColumnDeclaration<Row>): Column<Row> {
  if ('cell' in declared) return declared
  if ('text' in declared) return { isWords: true, ...declared, cell: (row) => declared.text(row) }
  if ('count' in declared) return { isNumeric: true, ...declared, cell: (row) => declared.count(row) }
  if ('at' in declared) return { ...declared, cell: (row, { format }) => dayOf(declared.at(row), format) }
  if ('id' in declared) {
    const {
      names: { Name },
      id,
    } = declared
    return { isWords: true, ...declared, cell: (row) => createElement(Name, { id: id(row) }) }
  }
  if ('ids' in declared) {
    const {
      names: { Names },
      ids,
    } = declared
    return { isWords: true, ...declared, cell: (row) => createElement(Names, { ids: ids(row) ?? [] }) }
  }
  const { amount, currencyOf } = declared
  const figure = (row: Row, { money }: Format): string => {
    const sum = amount(row)
    return sum === null ? '' : money(sum, currencyOf?.(row))
  }
  return { isNumeric: true, ...declared, figure, cell: (row, { format }) => figure(row, format) }
}
const dayOf = (at: number | null, format: Format): string => (at === null ? '' : format.dayOf(at))

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
