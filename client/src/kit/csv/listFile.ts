import type { ApolloClient } from '@apollo/client'
import { type Column, columnOf, type CsvOf } from '../list/columns.ts'
import type { List } from '../list/defineList.ts'
import { type CsvColumn, csvRows, type CsvTools, type CsvValue } from './csvRows.ts'
import type { CsvCell } from './csvText.ts'

const numberOf = (amount: number | null | undefined, decimals: number): CsvCell =>
  typeof amount === 'number' ? { amount, decimals } : null

/** The plain value of a column, as a file has it. */
async function plainValue<Row>(
  { label, names, text, at, amount, count, id, ids }: Column<Row>,
  client: ApolloClient,
): Promise<CsvValue<Row>> {
  if (text) return text
  if (amount) return (row) => numberOf(amount(row), 2)
  if (count) return (row) => numberOf(count(row), 0)
  if (at)
    return (row, { format }) => {
      const instant = at(row)
      return instant === null ? null : format.dayOf(instant)
    }
  if (ids && names) {
    const all = await names.load(client)
    return (row) => (ids(row) ?? []).flatMap((one) => all.get(one) ?? []).join(', ')
  }
  if (!id || !names) throw new Error(`Nothing says what a file has of ${label}`)
  const known = await names.load(client)
  return (row) => known.get(id(row) ?? '') || null
}

async function columnsOf<Row>(column: Column<Row>, csv: CsvOf<Row> | undefined, client: ApolloClient): Promise<CsvColumn<Row>[]> {
  if (typeof csv === 'object') return Object.entries(csv).map(([header, value]) => ({ header, value }))
  return [{ header: column.label, value: csv ?? (await plainValue(column, client)) }]
}

/** Head and rows of the file of a list, for the columns that are shown, in their order. */
export async function listFile<Row extends { readonly id: string }>(
  list: Pick<List<Row>, 'columns' | 'exports'>,
  rows: readonly Row[],
  tools: CsvTools,
): Promise<CsvCell[][]> {
  const late = (await list.exports?.load?.(tools)) ?? {}
  const columns = await Promise.all(
    tools.shown.map((key) => {
      const column = columnOf(list, key)
      return columnsOf(column, late[key] ?? column.csv, tools.client)
    }),
  )
  return csvRows(columns.flat(), rows, tools)
}
