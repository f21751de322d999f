import type { ApolloClient } from '@apollo/client'
import type { Format } from '../../shared/format/useFormat.ts'
import type { CsvCell } from './csvText.ts'

/** A column of a file; `context` is what its cells need beyond the row. */
export interface CsvColumn<Row, Context = Format> {
  readonly header: string
  readonly cell: (row: Row, context: Context) => CsvCell
}

/** How the rows of a list become those of a file. */
export interface ExportParts<Row> {
  /** Head and rows, for the columns that are shown, in their order. */
  write(
    rows: readonly Row[],
    shown: readonly string[],
    tools: { readonly client: ApolloClient; readonly format: Format },
  ): Promise<CsvCell[][]>
}

/** Head and rows. */
export const csvRows = <Row, Context>(columns: readonly CsvColumn<Row, Context>[], rows: readonly Row[], context: Context): CsvCell[][] => [
  columns.map(({ header }) => header),
  ...rows.map((row) => columns.map(({ cell }) => cell(row, context))),
]
/** A file with the same columns as the list: one of its own for each key. */
export const exportOf = <Row>(columns: Readonly<Record<string, readonly CsvColumn<Row>[]>>): ExportParts<Row> => ({
  write: (rows, shown, { format }) =>
    Promise.resolve(
      csvRows(
        shown.flatMap((key) => columns[key] ?? []),
        rows,
        format,
      ),
    ),
})
