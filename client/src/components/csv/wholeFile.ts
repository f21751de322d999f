import type { TypedDocumentNode } from '@apollo/client'
import type { CsvValue } from './csvRows.ts'

/** What a file holds beyond the columns that are shown, so that it can be read in again. */
export interface WholeFile<Row> {
  /** Rows of a file, where they say more than those of the list. */
  readonly query?: TypedDocumentNode
  /** Columns of the list that every file has, after those that are shown. */
  readonly columns: readonly string[]
  /** The rest, by headers; what a column has already is left out. */
  readonly more: Readonly<Record<string, CsvValue<Row>>>
}
