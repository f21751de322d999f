import type { AccountingCode } from '@callout/contracts/settings/schemas'
import { type BookFile, type LayoutInput, getParts } from './bookFile.ts'
import { type Books, booksByCurrency } from './books.ts'
import { codeReader, type LayoutName } from './codes.ts'
import { journalFiles } from './journal.ts'
import { quickBooksFiles } from './quickBooks.ts'
import { xeroFiles } from './xero.ts'
import type { CsvCell } from '../../components/csv/csvText.ts'

const layouts: Readonly<Record<LayoutName, (input: LayoutInput) => readonly BookFile[]>> = {
  quickbooks: quickBooksFiles,
  xero: xeroFiles,
  journal: journalFiles,
}

export interface NamedTable {
  /** File name without its ending: "quickbooks-invoices-USD-2026-11". */
  readonly name: string
  readonly sheet: string
  readonly cells: readonly (readonly CsvCell[])[]
}

/** "2026-11" for a whole month, else both days. */
export const periodName = ({ from, to }: Books['days']): string =>
  from.slice(0, 7) === to.slice(0, 7) && from.endsWith('-01') ? from.slice(0, 7) : `${from}-${to}`

/** The files of a layout, one for each currency, without empty ones. Long ones are split by what the program imports at once. */
export function layoutTables(
  layout: LayoutName,
  books: Books,
  codes: readonly AccountingCode[],
  pattern: string | null,
): readonly NamedTable[] {
  const getCode = codeReader(layout, codes)
  return booksByCurrency(books).flatMap(([currency, ownBooks]) =>
    layouts[layout]({ books: ownBooks, getCode, currency, pattern })
      .filter(({ records }) => records.length > 0)
      .flatMap((file) => {
        const parts = getParts(file)
        return parts.map((cells, index) => ({
          name: [
            layout,
            file.name === layout ? '' : file.name,
            currency ?? 'currency',
            periodName(books.days),
            parts.length > 1 ? String(index + 1) : '',
          ]
            .filter(Boolean)
            .join('-'),
          sheet: file.name,
          cells,
        }))
      }),
  )
}
