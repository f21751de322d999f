import { strFromU8, unzipSync, type UnzipFileInfo } from 'fflate'
import readXlsxFile, { type CellValue, type Sheet as XlsxSheet } from 'read-excel-file/universal'
import { type FileRow, filledRows } from './fileRow.ts'

/** A sheet with at least one non-empty row. */
export interface Sheet {
  readonly name: string
  readonly rows: readonly FileRow[]
}

export type Workbook = { readonly sheets: readonly Sheet[] } | { readonly problem: string }

/** Uncompressed: a small file can unpack to gigabytes. */
const MOST_UNPACKED_BYTES = 100_000_000
const STYLES = 'xl/styles.xml'
const tooLarge = 'This file is too large when unpacked. Delete the sheets and pictures that you don’t need, then choose it again.'
const notReadable =
  'This isn’t a complete Excel file (.xlsx). Open it in a spreadsheet program, save it as .xlsx or CSV, and choose that file.'

function filesIn(bytes: Uint8Array): UnzipFileInfo[] {
  const files: UnzipFileInfo[] = []
  unzipSync(bytes, {
    filter: (file) => {
      files.push(file)
      return false
    },
  })
  return files
}

/** Number formats of digits with leading zeros, such as 00000 for postal codes. */
function zeroFormats(bytes: Uint8Array): readonly string[] {
  const styles = unzipSync(bytes, { filter: ({ name }) => name === STYLES })[STYLES]
  const formats = styles ? strFromU8(styles).matchAll(/formatCode="(0{2,})"/g) : []
  return [...new Set([...formats].map(([, format = '']) => format))]
}

/** Spreadsheets show and compute 15 digits. */
const DIGITS = 15
const numberText = (value: number): string => String(Number(value.toPrecision(DIGITS)))

/** Times of day and durations are days since this one. */
const TIMES_START_MS = Date.UTC(1899, 11, 30)
const DATES_START_MS = Date.UTC(1900, 0, 1)
const MINUTE_MS = 60_000
const HOUR_MINUTES = 60

function dateText(date: Date): string {
  if (date.getTime() < DATES_START_MS) {
    const minutes = Math.round((date.getTime() - TIMES_START_MS) / MINUTE_MS)
    return `${Math.floor(minutes / HOUR_MINUTES)}:${String(minutes % HOUR_MINUTES).padStart(2, '0')}`
  }
  const [day = '', time = ''] = new Date(Math.round(date.getTime() / MINUTE_MS) * MINUTE_MS).toISOString().split('T')
  return time.startsWith('00:00') ? day : `${day} ${time.slice(0, 5)}`
}

function cellTextOf(value: CellValue | null): string {
  if (value === null) return ''
  if (value instanceof Date) return dateText(value)
  if (typeof value === 'number') return numberText(value)
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value)
}

/** Sheets of text cells. Cells of a format with leading zeros are those that are dates when it counts as a date format. */
async function readSheets(bytes: Uint8Array): Promise<Sheet[]> {
  const file = new Uint8Array(bytes).buffer
  const sheets = await readXlsxFile(file)
  const texts = sheets.map(({ data }) => data.map((cells) => cells.map(cellTextOf)))
  for (const format of zeroFormats(bytes)) {
    const dated: readonly XlsxSheet[] = await readXlsxFile(file, { dateFormat: format })
    for (const [index, { data }] of dated.entries())
      for (const [row, cells] of data.entries())
        for (const [place, cell] of cells.entries()) {
          const line = texts[index]?.[row]
          if (line && cell instanceof Date && typeof sheets[index]?.data[row]?.[place] === 'number')
            line[place] = (line[place] ?? '').padStart(format.length, '0')
        }
  }
  return sheets.map(({ sheet }, index) => ({ name: sheet, rows: filledRows(texts[index] ?? []) })).filter(({ rows }) => rows.length > 0)
}

/** Reads an Excel workbook: dates as ISO text, numbers as they are shown, without grouping. */
export async function readWorkbook(bytes: Uint8Array): Promise<Workbook> {
  try {
    const unpacked = filesIn(bytes).reduce((sum, { originalSize }) => sum + originalSize, 0)
    if (unpacked > MOST_UNPACKED_BYTES) return { problem: tooLarge }
    const sheets = await readSheets(bytes)
    return sheets.length === 0 ? { problem: 'This file has no rows.' } : { sheets }
  } catch {
    return { problem: notReadable }
  }
}
