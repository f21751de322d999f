/** A non-empty row. */
export interface FileRow {
  /** Row number from 1, including empty rows, as in a spreadsheet. */
  readonly line: number
  readonly cells: readonly string[]
}

/** Numbers the rows and drops empty ones. */
export const filledRows = (rows: readonly (readonly string[])[]): FileRow[] =>
  rows.flatMap((cells, index) => (cells.some((cell) => cell.trim() !== '') ? [{ line: index + 1, cells }] : []))
