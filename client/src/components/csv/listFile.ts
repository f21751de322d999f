import type { ApolloClient } from '@apollo/client'
import { type Column, columnOf, type CsvOf } from '../list/columns.ts'
import type { List } from '../list/defineList.ts'
import { type CsvColumn, csvRows, type CsvTools, type CsvValue } from './csvRows.ts'
import type { CsvCell } from './csvText.ts'
import type { WholeFile } from './wholeFile.ts'

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

/** Nothing but what is shown. */
const asShown: WholeFile<unknown> = { columns: [], more: {} }

/** Head and rows of the file of a list: the columns that are shown, in their order, then what every file of it has. */
export async function listFile<Row extends { readonly id: string }>(
  list: Pick<List<Row>, 'columns' | 'exports'>,
  rows: readonly Row[],
  tools: CsvTools,
  whole: WholeFile<Row> = asShown,
): Promise<CsvCell[][]> {
  const late = (await list.exports?.load?.(tools)) ?? {}
  const shown = await Promise.all(
    [...new Set([...tools.shown, ...whole.columns])].map((key) => {
      const column = columnOf(list, key)
      return columnsOf(column, late[key] ?? column.csv, tools.client)
    }),
  )
  const columns = shown.flat()
  const more = Object.entries(whole.more).map(([header, value]) => ({ header, value }))
  return csvRows([...columns, ...more.filter(({ header }) => columns.every((one) => one.header !== header))], rows, tools)
}
