import Papa from 'papaparse'
import { csvText } from '../../../components/csv/csvText.ts'
import type { NamedTable } from '../layouts.ts'

/** The rows of a table's CSV file by column, read by a CSV library. Throws if it finds an error. */
export function readCsv({ cells }: Pick<NamedTable, 'cells'>): readonly Readonly<Record<string, string>>[] {
  const text = csvText(cells).replace('\uFEFF', '')
  const { data, errors } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true })
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  return data
}

/** The sum of a column in cents. */
export const centsIn = (rows: ReturnType<typeof readCsv>, column: string): number =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0)
