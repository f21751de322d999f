import type { CsvCell } from '../../components/csv/csvText.ts'
import type { Books } from './books.ts'
import type { CodeOf } from './codes.ts'

type Row = readonly CsvCell[]

/** A file of an accounting program. */
export interface BookFile {
  /** "invoices" */
  readonly name: string
  readonly header: readonly string[]
  /** Rows by record, which stay together. */
  readonly records: readonly (readonly Row[])[]
  /** Records, or rows, that the program imports at once; null: no documented limit. */
  readonly most: { readonly records?: number; readonly rows?: number } | null
}

export interface LayoutInput {
  readonly books: Books
  readonly getCode: CodeOf
  /** ISO 4217; null: not returned. */
  readonly currency: string | null
  /** The user's date pattern (spec §9); null: none. */
  readonly pattern: string | null
}

/** A day in digits, in the order of the user's date pattern: the programs ask for the order when they import. */
export function dayWriter(pattern: string | null): (day: string | null) => CsvCell {
  const isDayFirst = pattern?.startsWith('d') === true
  return (day) => {
    if (day === null) return null
    const [year, month, date] = day.split('-')
    return { day, text: isDayFirst ? `${date}/${month}/${year}` : `${month}/${date}/${year}` }
  }
}

export const money = (amount: number): CsvCell => ({ amount, decimals: 2 })

const MOST_DECIMALS = 6
/** As many decimals as it has. */
export const quantity = (amount: number): CsvCell => {
  const [, decimals = ''] = Number(amount.toFixed(MOST_DECIMALS)).toString().split('.')
  return { amount, decimals: decimals.length }
}

/** Cells by column; columns without a cell are empty. */
export const toRow = (header: readonly string[], cells: Readonly<Record<string, CsvCell>>): Row =>
  header.map((column) => cells[column] ?? null)

export const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ')

/** The rows of each file, split where the program imports fewer at once. */
export function getParts({ header, records, most }: BookFile): readonly (readonly Row[])[] {
  const parts: Row[][] = []
  let count = 0
  for (const record of records) {
    const last = parts.at(-1)
    const isFull = count >= (most?.records ?? Infinity) || (last?.length ?? 0) + record.length > (most?.rows ?? Infinity)
    if (!last || isFull) {
      parts.push([...record])
      count = 1
    } else {
      last.push(...record)
      count += 1
    }
  }
  return parts.map((rows) => [header, ...rows])
}
