import type { ApolloClient, TypedDocumentNode } from '@apollo/client'
import type { Format } from '../../lib/format/useFormat.ts'
import type { CsvCell } from './csvText.ts'

/** What a cell of a file knows beyond its row. */
export interface CsvContext {
  /** The keys of the columns that stand there. */
  readonly shown: readonly string[]
  readonly format: Format
}

/** What a file holds of a row. Its type is that of a method, so that parts that care for no row take a list of any. */
export type CsvValue<Row> = { of(this: void, row: Row, context: CsvContext): CsvCell | undefined }['of']

/** What making a file needs beside the rows. */
export interface CsvTools extends CsvContext {
  readonly client: ApolloClient
}

/** A column of a file. */
export interface CsvColumn<Row> {
  readonly header: string
  readonly value: CsvValue<Row>
}

/** Head and rows. */
export const csvRows = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[], context: CsvContext): CsvCell[][] => [
  columns.map(({ header }) => header),
  ...rows.map((row) => columns.map(({ value }) => value(row, context) ?? null)),
]

/** What a file holds beyond the columns that are shown, so that it can be read in again. */
export interface WholeFile<Row> {
  /** Rows of a file, where they say more than those of the list. */
  readonly query?: TypedDocumentNode
  /** Columns of the list that every file has, after those that are shown. */
  readonly columns: readonly string[]
  /** The rest, by headers; what a column has already is left out. */
  readonly more: Readonly<Record<string, CsvValue<Row>>>
}
