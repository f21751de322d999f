import writeXlsxFile, { type Cell } from 'write-excel-file/universal'
import { type CsvCell, harmlessText } from './csvText.ts'

export interface WorkbookContent {
  readonly cells: readonly (readonly CsvCell[])[]
  readonly sheet: string
  /** Date pattern (spec §9); null if the user has none. */
  readonly datePattern: string | null
}

const MOST_CHARACTERS = 32_767
const MOST_IN_SHEET_NAME = 31
/** Widths in characters. */
const LEAST_WIDTH = 8
const MOST_WIDTH = 60
const MEASURED_ROWS = 200
/** Durations are fractions of a day. */
const DAY_SECONDS = 86_400
const SHORT_TIME = 'HH:mm'.length

/** XML has no control characters but these. */
const storable = (text: string): string =>
  text.replace(/\p{Cc}/gu, (letter) => ('\t\n\r'.includes(letter) ? letter : '')).slice(0, MOST_CHARACTERS)

function cellOf(cell: CsvCell, dateFormat: string): Cell {
  if (cell === null || cell === '') return null
  if (typeof cell === 'string') return { value: storable(harmlessText(cell)), type: String, format: '@' }
  if ('day' in cell) {
    const [date = '', time] = cell.day.split('T')
    const timeFormat = (time ?? '').length > SHORT_TIME ? 'hh:mm:ss' : 'hh:mm'
    const format = time === undefined ? dateFormat : `${dateFormat} ${timeFormat}`
    return { value: new Date(`${date}T${time ?? '00:00'}Z`), type: Date, format }
  }
  if ('seconds' in cell) return { value: cell.seconds / DAY_SECONDS, type: Number, format: '[h]:mm:ss' }
  return { value: cell.amount, type: Number, format: cell.decimals === 0 ? '0' : `#,##0.${'0'.repeat(cell.decimals)}` }
}

function lengthOf(cell: CsvCell | undefined): number {
  if (!cell) return 0
  if (typeof cell === 'string') return cell.length
  return 'text' in cell ? cell.text.length : cell.amount.toFixed(cell.decimals).length
}

/** An Excel workbook with typed cells: numbers, days and text. Text that would be a formula is guarded as in CSV. */
export function writeWorkbook({ cells, sheet, datePattern }: WorkbookContent): Promise<Blob> {
  const [header = [], ...rows] = cells
  const dateFormat = (datePattern ?? 'MM/DD/YYYY').toLowerCase()
  const heads = header.map((head): Cell => ({
    value: typeof head === 'string' ? storable(harmlessText(head)) : '',
    type: String,
    fontWeight: 'bold',
  }))
  const columns = header.map((_, index) => {
    const widest = Math.max(LEAST_WIDTH, ...cells.slice(0, MEASURED_ROWS).map((row) => lengthOf(row[index]) + 2))
    return { width: Math.min(widest, MOST_WIDTH) }
  })
  return writeXlsxFile([heads, ...rows.map((row) => row.map((cell) => cellOf(cell, dateFormat)))], {
    sheet: sheet.slice(0, MOST_IN_SHEET_NAME),
    columns,
    stickyRowsCount: 1,
  }).toBlob()
}
