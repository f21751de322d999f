import type { ApolloClient } from '@apollo/client'
import type { Authority } from '@callout/contracts/profile/authorities'
import { type ComponentType, createElement, type ReactNode } from 'react'
import type { Format } from '../../lib/format/useFormat.ts'
import type { CsvValue } from '../csv/csvRows.ts'

export interface CellContext {
  readonly shown: readonly string[]
  readonly format: Format
}

interface ColumnFace<Sort extends string> {
  readonly label: string
  /** Pixels at a text size of 16; the minimum of a flexible column. */
  readonly width: number
  /** Takes the remaining width. */
  readonly isFlexible?: true
  readonly sort?: Sort
  readonly isNumeric?: true
  /** User text: gets its own text direction. */
  readonly isText?: true
  /** Hidden below this list width, in pixels. */
  readonly leaves?: 1060 | 920 | 680
  /** Hidden from users known to lack it. */
  readonly needs?: Authority
  /** Hidden from users who work alone. */
  readonly isOfTeam?: true
}

export interface Names {
  /** Shows one name; nothing if it is unknown. */
  readonly Name: ComponentType<{ readonly id: string | null }>
  load(this: void, client: ApolloClient): Promise<ReadonlyMap<string, string>>
}

export interface ManyNames extends Pick<Names, 'load'> {
  readonly Names: ComponentType<{ readonly ids: readonly string[] }>
}

/** Plain values; null: missing. The list formats them for table, card and CSV file. */
interface PlainValues<Row> {
  text(this: void, row: Row): string | null | undefined
  /** Seconds; shown as a date. */
  at(this: void, row: Row): number | null
  /** In `currencyOf`, or the account's currency. */
  amount(this: void, row: Row): number | null
  currencyOf(this: void, row: Row): string | null
  count(this: void, row: Row): number | null
  id(this: void, row: Row): string | null
  ids(this: void, row: Row): readonly string[] | null
}

interface OwnCell<Row> {
  cell(this: void, row: Row, context: CellContext): ReactNode
  /** Full text of the number: the column is wide enough for the longest one. */
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

/** CSV value of a row; by header if one column becomes several. */
export type CsvOf<Row> = CsvValue<Row> | Readonly<Record<string, CsvValue<Row>>>

/** A domain's column declaration: layout and value. Default for `csv`: the plain value. */
export type ColumnDeclaration<Row, Sort extends string = string> = ColumnFace<Sort> & Shown<Row> & { readonly csv?: CsvOf<Row> }

export interface Column<Row> extends ColumnFace<string>, OwnCell<Row>, Partial<PlainValues<Row>> {
  readonly names?: Names | ManyNames
  readonly csv?: CsvOf<Row>
}

export function columnFrom<Row>(declared: ColumnDeclaration<Row>): Column<Row> {
  if ('cell' in declared) return declared
  if ('text' in declared) return { isText: true, ...declared, cell: (row) => declared.text(row) }
  if ('count' in declared) return { isNumeric: true, ...declared, cell: (row) => declared.count(row) }
  if ('at' in declared) return { ...declared, cell: (row, { format }) => dayOf(declared.at(row), format) }
  if ('id' in declared) {
    const {
      names: { Name },
      id,
    } = declared
    return { isText: true, ...declared, cell: (row) => createElement(Name, { id: id(row) }) }
  }
  if ('ids' in declared) {
    const {
      names: { Names },
      ids,
    } = declared
    return { isText: true, ...declared, cell: (row) => createElement(Names, { ids: ids(row) ?? [] }) }
  }
  const { amount, currencyOf } = declared
  const figure = (row: Row, { money }: Format): string => {
    const sum = amount(row)
    return sum === null ? '' : money(sum, currencyOf?.(row))
  }
  return { isNumeric: true, ...declared, figure, cell: (row, { format }) => figure(row, format) }
}
const dayOf = (at: number | null, format: Format): string => (at === null ? '' : format.dayOf(at))

/** A list's columns. The first one names the row and can't be moved. */
export interface Columns<Row> {
  readonly columns: Readonly<Record<string, Column<Row>>>
  readonly defaultColumns: readonly string[]
}

export function columnOf<Row>({ columns }: Pick<Columns<Row>, 'columns'>, key: string): Column<Row> {
  const column = columns[key]
  if (!column) throw new Error(`The list has no column ${key}`)
  return column
}

export interface NamedColumns {
  readonly columns: Readonly<Record<string, { readonly label: string }>>
}

export const firstColumn = ({ columns }: NamedColumns): string => Object.keys(columns)[0] ?? ''

/** Valid column keys without duplicates, in order; null: none. */
export function columnsIn(list: NamedColumns, texts: readonly unknown[]): readonly string[] | null {
  const first = firstColumn(list)
  const known = [...new Set(texts)].filter((word): word is string => typeof word === 'string' && Object.hasOwn(list.columns, word))
  const others = known.filter((key) => key !== first)
  return others.length > 0 ? [first, ...others] : null
}

export const sameColumns = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join()

/** Whether a column takes the remaining width; the last one does if none is flexible. */
export const isFlexible = <Row>(list: Columns<Row>, key: string, shown: readonly string[]): boolean =>
  columnOf(list, key).isFlexible ?? (key === shown.at(-1) && !shown.some((item) => columnOf(list, item).isFlexible))

/** Width of a digit, and padding. Pixels at a text size of 16. */
const FIGURE_PX = 8
const AROUND_PX = 18

/** Column widths in pixels at a text size of 16. */
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
