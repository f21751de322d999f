import type { ApolloClient, TypedDocumentNode } from '@apollo/client'
import type { Format } from '../../lib/format/useFormat.ts'
import type { CsvCell } from './csvText.ts'

export interface CsvContext {
  readonly shown: readonly string[]
  readonly format: Format
}

/** A CSV value of a row. Typed as a method so that components without row types accept any list. */
export type CsvValue<Row> = { of(this: void, row: Row, context: CsvContext): CsvCell | undefined }['of']

/** Context of an export besides the rows. */
export interface CsvTools extends CsvContext {
  readonly client: ApolloClient
}

export interface CsvColumn<Row> {
  readonly header: string
  readonly value: CsvValue<Row>
}

/** A day, "YYYY-MM-DD". */
export const dayCell = (day: string, format: Format): CsvCell => ({ day, text: format.day(day) })

/** An instant: UTC in CSV, the account's time in Excel. */
export function instantCell(instant: number, format: Format): CsvCell {
  const { date, time } = format.wall(instant)
  return { day: `${date}T${time}`, text: new Date(instant * 1000).toISOString() }
}

/** A day that CSV has as "YYYY-MM-DD". */
export const isoDayCell = (day: string | null): CsvCell => (day === null ? null : { day, text: day })

/** The day of an instant. */
export const dayOfCell = (instant: number, format: Format): CsvCell => dayCell(format.wall(instant).date, format)

export const csvRows = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[], context: CsvContext): CsvCell[][] => [
  columns.map(({ header }) => header),
  ...rows.map((row) => columns.map(({ value }) => value(row, context) ?? null)),
]

/** Columns of a full export, which can be imported again. */
export interface WholeFile<Row> {
  /** Query for more fields than the list's rows have. */
  readonly query?: TypedDocumentNode
  /** List columns that every export has, after the visible ones. */
  readonly columns: readonly string[]
  /** Further columns by header; those already exported are omitted. */
  readonly more: Readonly<Record<string, CsvValue<Row>>>
}
