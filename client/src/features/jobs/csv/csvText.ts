/** What a cell holds: text, a number of the given decimals, or nothing. */
export type CsvCell = string | { readonly amount: number; readonly decimals: number } | null

/** Spreadsheets take a text that begins with one of these for a formula. */
const dangerous = /^[=+\-@\t\r\n]/

const harmless = (text: string): string => (dangerous.test(text.trimStart()) || dangerous.test(text) ? `'${text}` : text)
const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function written(cell: CsvCell): string {
  if (cell === null) return ''
  return typeof cell === 'string' ? quoted(harmless(cell)) : cell.amount.toFixed(cell.decimals)
}

const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Rows as RFC 4180 has them, marked as UTF-8 for spreadsheets. A text that one of them would run as a formula gets an
 * apostrophe in front.
 */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('')
