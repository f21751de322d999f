import { hasHeads } from './columns.ts'
import type { Import } from '../defineImport.ts'
import { type Delimiter, type FileRow, cellText, readDelimited, withoutDeclaration } from './delimited.ts'
import { fileText, isSpreadsheet } from './fileText.ts'

export const MOST_ROWS = 5000
export const MOST_BYTES = 5_000_000

/** A chosen file or pasted text. */
export interface OpenedFile {
  readonly name: string
  readonly text: string
}

/** The user's overrides of guessed parsing options. */
export interface TableChoice {
  readonly delimiter?: Delimiter
  readonly hasHeads?: boolean
}

export interface FileTable {
  readonly headers: readonly string[]
  readonly rows: readonly FileRow[]
  readonly delimiter: Delimiter
  readonly hasHeads: boolean
  /** Why it can't be imported, as a sentence. */
  readonly problem: string | null
}

/** Decodes a file, or returns why that is not possible. Rejects if the browser can't read it. */
export async function openFile(file: File): Promise<OpenedFile | { readonly problem: string }> {
  if (file.size > MOST_BYTES) return { problem: `Use a file of at most ${MOST_BYTES / 1_000_000} MB. Split a larger one.` }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isSpreadsheet(bytes))
    return { problem: 'This is a spreadsheet. Save it as CSV and choose that file, or copy its rows and paste them.' }
  return { name: file.name, text: fileText(bytes) }
}

function problemOf(rows: readonly FileRow[], unclosed: number | null): string | null {
  if (unclosed !== null) return `Row ${unclosed} opens a quotation mark that is never closed. Close it in the file, then choose it again.`
  if (rows.length === 0) return 'There are no rows below the header.'
  return rows.length > MOST_ROWS
    ? `Use at most ${MOST_ROWS.toLocaleString('en')} rows at a time. This file has ${rows.length.toLocaleString('en')}.`
    : null
}

/** Parses text into columns and rows; guesses options that the user has not set. */
export function tableOf({ text }: OpenedFile, choice: TableChoice, fields: Import['fields']): FileTable {
  const declared = withoutDeclaration(text.replace(/^\uFEFF/, ''))
  const { delimiter = declared.delimiter } = choice
  const { rows: all, unclosed } = readDelimited(declared.text, delimiter)
  const first = all[0]?.cells ?? []
  const { hasHeads: withHeads = hasHeads(first, fields) } = choice
  const rows = withHeads ? all.slice(1) : all
  const width = all.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const headers = Array.from({ length: width }, (_, place) => (withHeads && cellText(first[place])) || `Column ${place + 1}`)
  return { headers, rows, delimiter, hasHeads: withHeads, problem: problemOf(rows, unclosed) }
}
