/** Delimiters with their labels. */
export const delimiters = { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab' } as const
export type Delimiter = keyof typeof delimiters

/** A non-empty row. */
export interface FileRow {
  /** Row number from 1, including empty rows, as in a spreadsheet. */
  readonly line: number
  readonly cells: readonly string[]
}

export interface DelimitedText {
  readonly rows: readonly FileRow[]
  /** The row with an unclosed quotation mark; null if there is none. */
  readonly unclosed: number | null
}

/** Groups: quoted text, closing quote and the text after it; or unquoted text; and the cell's end. */
const cellOf = (delimiter: Delimiter): RegExp => {
  const rest = `[^${delimiter}\\r\\n]*`
  return new RegExp(`(?:"([^"]*(?:""[^"]*)*)("?)(${rest})|(${rest}))(${delimiter}|\\r\\n|\\r|\\n|$)`, 'y')
}

const hasText = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '')

/** Parses RFC 4180 with any delimiter and line ending. Text around quotation marks is preserved. */
export function readDelimited(text: string, delimiter: Delimiter): DelimitedText {
  const cell = cellOf(delimiter)
  const rows: FileRow[] = []
  let cells: string[] = []
  let line = 1
  let unclosed: number | null = null
  for (let isOver = false; !isOver;) {
    const [, quoted, closing, after = '', plain, end] = cell.exec(text) ?? []
    if (quoted !== undefined && closing === '') unclosed ??= line
    cells.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"') + after)
    if (end === delimiter) continue
    if (hasText(cells)) rows.push({ line, cells })
    cells = []
    line += 1
    isOver = !end
  }
  return { rows, unclosed }
}

const SAMPLE_LENGTH = 32_768
const SAMPLE_ROWS = 30
/** Delimiter declaration that spreadsheets write for other locales. */
const declared = /^sep=(.)\r?\n/i

/** How consistently the first rows split into as many columns as the header. */
function fit(text: string, delimiter: Delimiter): number {
  const rows = readDelimited(text, delimiter).rows.slice(0, SAMPLE_ROWS)
  const width = rows[0]?.cells.length ?? 0
  const same = rows.filter(({ cells }) => cells.length === width).length
  return width < 2 ? 0 : (same / rows.length) * width
}

/** The best delimiter for the first rows: the rarer one if two fit, comma if none does. */
export function guessDelimiter(text: string): Delimiter {
  const sample = text.slice(0, SAMPLE_LENGTH)
  const fits = (Object.keys(delimiters) as Delimiter[]).map((delimiter) => ({ delimiter, fit: fit(sample, delimiter) }))
  return fits.reduce((best, one) => (one.fit > 0 && one.fit >= best.fit ? one : best)).delimiter
}

/** Removes the delimiter declaration. */
export function withoutDeclaration(text: string): { readonly text: string; readonly delimiter: Delimiter } {
  const [line = '', named = ''] = declared.exec(text) ?? []
  return { text: text.slice(line.length), delimiter: named in delimiters ? (named as Delimiter) : guessDelimiter(text.slice(line.length)) }
}

/** The formula guard that `csvText` writes. */
const guarded = /^'(?=\s*[=+\-@\t\r\n])/

/** A cell's text, trimmed and without the formula guard. */
export const cellText = (cell: string | undefined): string => (cell ?? '').replace(guarded, '').trim()
