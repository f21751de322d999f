/** What a cell holds: text, a number of the given decimals, or nothing. */
export type CsvCell = string | { readonly amount: number; readonly decimals: number } | null

/** Spreadsheets take a text that begins with one of these for a formula. */
const dangerous = /^[=+\-@\t\r\n]/

/** As `formatPhone` writes one abroad: read as a formula it is a number at most. */
const phone = /^\+[\d ().-]+$/

function harmless(text: string): string {
  const isDangerous = dangerous.test(text.trimStart()) || dangerous.test(text)
  return isDangerous && !phone.test(text) ? `'${text}` : text
}
const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function written(cell: CsvCell): string {
  if (cell === null) return ''
  return typeof cell === 'string' ? quoted(harmless(cell)) : cell.amount.toFixed(cell.decimals)
}

const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Rows as RFC 4180 has them, marked as UTF-8 for spreadsheets. A text that one of them would run as a formula gets an
 * apostrophe in front; a phone number is none.
 */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('')
