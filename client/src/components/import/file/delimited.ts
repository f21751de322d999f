/** What stands between the cells of a line, in words. */
export const delimiters = { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab' } as const
export type Delimiter = keyof typeof delimiters

/** A row with something in it. */
export interface FileRow {
  /** Counted from 1, empty rows included, as a spreadsheet does. */
  readonly line: number
  readonly cells: readonly string[]
}

export interface DelimitedText {
  readonly rows: readonly FileRow[]
  /** The row in which a quotation mark is opened and never closed; null where there is none. */
  readonly unclosed: number | null
}

/** Groups: what is quoted, the mark that closes it, what follows that; or what is not quoted; and what ends the cell. */
const cellOf = (delimiter: Delimiter): RegExp => {
  const rest = `[^${delimiter}\\r\\n]*`
  return new RegExp(`(?:"([^"]*(?:""[^"]*)*)("?)(${rest})|(${rest}))(${delimiter}|\\r\\n|\\r|\\n|$)`, 'y')
}

const hasText = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '')

/** Rows as RFC 4180 has them, with any of the delimiters and any end of a line. Text around quotation marks is kept. */
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
/** The first line of files that a spreadsheet has written for another country. */
const declared = /^sep=(.)\r?\n/i

/** How well the first rows fall into columns: as many as the head has, for most of the rows. */
function fit(text: string, delimiter: Delimiter): number {
  const rows = readDelimited(text, delimiter).rows.slice(0, SAMPLE_ROWS)
  const width = rows[0]?.cells.length ?? 0
  const same = rows.filter(({ cells }) => cells.length === width).length
  return width < 2 ? 0 : (same / rows.length) * width
}

/** The delimiter that the first rows suggest: the rarer one where two fit, a comma where none does. */
export function guessDelimiter(text: string): Delimiter {
  const sample = text.slice(0, SAMPLE_LENGTH)
  const fits = (Object.keys(delimiters) as Delimiter[]).map((delimiter) => ({ delimiter, fit: fit(sample, delimiter) }))
  return fits.reduce((best, one) => (one.fit > 0 && one.fit >= best.fit ? one : best)).delimiter
}

/** Takes out the line that names the delimiter, where there is one. */
export function withoutDeclaration(text: string): { readonly text: string; readonly delimiter: Delimiter } {
  const [line = '', named = ''] = declared.exec(text) ?? []
  return { text: text.slice(line.length), delimiter: named in delimiters ? (named as Delimiter) : guessDelimiter(text.slice(line.length)) }
}

/** As `csvText` writes what a spreadsheet would run as a formula. */
const guarded = /^'(?=\s*[=+\-@\t\r\n])/

/** What a cell says: without the space around it, and without the apostrophe that guards it. */
export const cellText = (cell: string | undefined): string => (cell ?? '').replace(guarded, '').trim()
