import type { ApolloClient } from '@apollo/client'
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
