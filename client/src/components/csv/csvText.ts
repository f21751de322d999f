/**
 * A cell: text, a number with a fixed number of decimals, a day ("YYYY-MM-DD", with a time "YYYY-MM-DDTHH:mm" or "…:ss") with its text, a
 * duration in seconds with its text, or nothing.
 */
export type CsvCell =
  | string
  | { readonly amount: number; readonly decimals: number }
  | { readonly day: string; readonly text: string }
  | { readonly seconds: number; readonly text: string }
  | null

/** Spreadsheets interpret text with these prefixes as a formula, some in their full-width forms too. */
const dangerous = /^[=+\-@＝＋－＠\t\r\n]/

/** Format of `formatPhone` for foreign numbers: as a formula it is a number at most. */
const phone = /^\+[\d ().-]+$/

function guarded(text: string): string {
  const isDangerous = dangerous.test(text.trimStart()) || dangerous.test(text)
  return isDangerous && !phone.test(text) ? `'${text}` : text
}

/** Text that no spreadsheet runs as a formula. Spreadsheets of some locales split at semicolons, in spite of the quotes. */
export const harmlessText = (text: string): string => text.split(';').map(guarded).join(';')

const quoted = (text: string): string => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function written(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return quoted(harmlessText(cell))
  return 'text' in cell ? quoted(cell.text) : cell.amount.toFixed(cell.decimals)
}

const BYTE_ORDER_MARK = '\uFEFF'

/** RFC 4180 CSV with a UTF-8 byte order mark. An apostrophe prefixes text that a spreadsheet would run as a formula, except phones. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('')
