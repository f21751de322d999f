import Papa from 'papaparse'
import { type FileRow, filledRows } from './fileRow.ts'

export const delimiters = { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Vertical bar' } as const
export type Delimiter = keyof typeof delimiters

export interface DelimitedText {
  readonly rows: readonly FileRow[]
  /** The row with an unclosed quotation mark; null if there is none. */
  readonly unclosed: number | null
}

/** Removes spaces between a delimiter and an opening quotation mark; Papa Parse reads such a mark as text. Skips quoted text. */
const withoutSpaces = (text: string, delimiter: Delimiter): string =>
  text.replace(new RegExp(`"[^"]*(?:""[^"]*)*"|(^|[${delimiter}]) +(?=")`, 'gm'), (found, before?: string) => before ?? found)

export function readDelimited(text: string, delimiter: Delimiter): DelimitedText {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  if (lines === '') return { rows: [], unclosed: null }
  const { data, errors } = Papa.parse<string[]>(withoutSpaces(lines, delimiter), { delimiter, newline: '\n' })
  const unclosed = errors.find(({ code }) => code === 'MissingQuotes')
  return { rows: filledRows(data), unclosed: unclosed ? (unclosed.row ?? 0) + 1 : null }
}

const SAMPLE_LENGTH = 32_768
const SAMPLE_ROWS = 30
/** Delimiter declaration that spreadsheets write for other locales. */
const declared = /^sep=(.)\r?\n/i

/** How many columns most of the first rows have; title rows and notes have others. */
function fit(text: string, delimiter: Delimiter): number {
  const widths = readDelimited(text, delimiter)
    .rows.slice(0, SAMPLE_ROWS)
    .map(({ cells }) => cells.length)
  const scores = widths
    .filter((width) => width > 1)
    .map((width) => (width * widths.filter((item) => item === width).length) / widths.length)
  return Math.max(0, ...scores)
}

/** The best delimiter for the first rows: the rarer one if two fit, comma if none does. */
export function guessDelimiter(text: string): Delimiter {
  const sample = text.slice(0, SAMPLE_LENGTH)
  const fits = (Object.keys(delimiters) as Delimiter[]).map((delimiter) => ({ delimiter, fit: fit(sample, delimiter) }))
  return fits.reduce((best, item) => (item.fit > 0 && item.fit >= best.fit ? item : best)).delimiter
}

export function withoutDeclaration(text: string): { readonly text: string; readonly delimiter: Delimiter } {
  const [line = '', named = ''] = declared.exec(text) ?? []
  return { text: text.slice(line.length), delimiter: named in delimiters ? (named as Delimiter) : guessDelimiter(text.slice(line.length)) }
}

/** The formula guards that `csvText` writes, also after a semicolon. */
const guard = /(?<=^|;)'(?=\s*[=+\-@＝＋－＠\t\r\n])/g
/** Text that programs write as a formula to keep its leading zeros: `="02138"`. */
const textFormula = /^="(.*)"$/s

/** A cell's text, trimmed, without the formula guard and the formula around text. */
export const cellText = (cell: string | undefined): string => (cell ?? '').trim().replace(textFormula, '$1').replace(guard, '').trim()
