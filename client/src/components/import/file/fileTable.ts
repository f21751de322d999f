import { guessHeaderLine, HEADER_CANDIDATES } from './columns.ts'
import type { Import } from '../defineImport.ts'
import { type Delimiter, type DelimitedText, cellText, readDelimited, withoutDeclaration } from './delimited.ts'
import type { FileRow } from './fileRow.ts'
import { decodeText, type Encoding, guessEncoding, isAscii } from './encodings.ts'
import { openWorkbook } from './openWorkbook.ts'
import { adviceForBytes, adviceForText, isArchive } from './otherFormats.ts'
import type { Sheet } from './readWorkbook.ts'

export const MOST_ROWS = 5000
export const MOST_COLUMNS = 200
export const MOST_BYTES = 5_000_000

export type OpenedFile = { readonly name: string } & (
  | { readonly bytes: Uint8Array }
  | { readonly text: string }
  | { readonly sheets: readonly Sheet[] }
)

export interface TableChoice {
  readonly sheet?: number
  readonly encoding?: Encoding
  readonly delimiter?: Delimiter
  /** Line of the header; null: there is none. */
  readonly headerLine?: number | null
}

export interface FileTable {
  readonly headers: readonly string[]
  readonly rows: readonly FileRow[]
  readonly sheets: readonly string[]
  /** null: not chosen yet. */
  readonly sheet: number | null
  /** null: the encoding is known. */
  readonly encoding: Encoding | null
  /** null: an Excel file has none. */
  readonly delimiter: Delimiter | null
  readonly headerLine: number | null
  readonly firstRows: readonly FileRow[]
  /** Why it can't be imported, as a sentence. */
  readonly problem: string | null
}

/** Opens a file, or returns why that is not possible. Rejects if the browser can't read it. */
export async function openFile(file: File): Promise<OpenedFile | { readonly problem: string }> {
  if (file.size > MOST_BYTES) return { problem: `Use a file of at most ${MOST_BYTES / 1_000_000} MB. Split a larger one.` }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isArchive(bytes)) return { name: file.name, ...(await openWorkbook(bytes)) }
  const problem = adviceForBytes(bytes) ?? adviceForText(decodeText(bytes, guessEncoding(bytes)))
  return problem === null ? { name: file.name, bytes } : { problem }
}

export function openText(name: string, text: string): OpenedFile | { readonly problem: string } {
  const problem = adviceForText(text)
  return problem === null ? { name, text } : { problem }
}

const counted = (count: number): string => count.toLocaleString('en')

const getWidth = (rows: readonly FileRow[]): number =>
  rows.reduce((most, { cells }) => Math.max(most, cells.findLastIndex((cell) => cell.trim() !== '') + 1), 0)

function getProblem(rows: readonly FileRow[], width: number, unclosed: number | null): string | null {
  if (unclosed !== null) return `Row ${unclosed} opens a quotation mark that is never closed. Close it in the file, then choose it again.`
  if (width > MOST_COLUMNS) return `Use at most ${MOST_COLUMNS} columns. This file has ${counted(width)}. Delete those that you don’t need.`
  if (rows.length === 0) return 'There are no rows below the header.'
  return rows.length > MOST_ROWS ? `Use at most ${counted(MOST_ROWS)} rows at a time. This file has ${counted(rows.length)}.` : null
}

type SourceRows = DelimitedText & Pick<FileTable, 'sheets' | 'sheet' | 'encoding' | 'delimiter'>

function readSheet(sheets: readonly Sheet[], choice: TableChoice): SourceRows {
  const sheet = sheets.length === 1 ? 0 : (choice.sheet ?? null)
  const rows = sheet === null ? [] : (sheets[sheet]?.rows ?? [])
  const names = sheets.length === 1 ? [] : sheets.map(({ name }) => name)
  return { rows, unclosed: null, sheets: names, sheet, encoding: null, delimiter: null }
}

function readRows(file: OpenedFile, choice: TableChoice): SourceRows {
  if ('sheets' in file) return readSheet(file.sheets, choice)
  const isKnown = !('bytes' in file) || isAscii(file.bytes)
  const encoding = choice.encoding ?? ('bytes' in file ? guessEncoding(file.bytes) : 'utf-8')
  const text = 'bytes' in file ? decodeText(file.bytes, encoding) : file.text.replace(/^\uFEFF/, '')
  const declared = withoutDeclaration(text)
  const delimiter = choice.delimiter ?? declared.delimiter
  return { ...readDelimited(declared.text, delimiter), sheets: [], sheet: 0, delimiter, encoding: isKnown ? null : encoding }
}

/** Reads a file as columns and rows; guesses options that the user has not set. */
export function tableOf(file: OpenedFile, choice: TableChoice, fields: Import['fields']): FileTable {
  const { rows: all, unclosed, ...source } = readRows(file, choice)
  const width = getWidth(all)
  const isTooWide = width > MOST_COLUMNS
  const firstRows = isTooWide ? [] : all.slice(0, HEADER_CANDIDATES)
  const { headerLine = guessHeaderLine(firstRows, fields) } = choice
  const header = firstRows.find(({ line }) => line === headerLine)?.cells ?? []
  const rows = headerLine === null ? all : all.filter(({ line }) => line > headerLine)
  const headers = Array.from({ length: isTooWide ? 0 : width }, (_, index) => cellText(header[index]) || `Column ${index + 1}`)
  const problem = source.sheet === null ? 'Choose the sheet to import.' : getProblem(rows, width, unclosed)
  return { headers, rows, ...source, headerLine, firstRows, problem }
}
