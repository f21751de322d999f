import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../lib/format/useFormat.ts'
import { loadPhoneGroups } from '../../lib/phones/formatPhone.ts'
import { showSuccess } from '../toasts/toasts.ts'
import type { List } from '../list/defineList.ts'
import { toInput, type ListState } from '../list/listState.ts'
import { walkPages } from '../list/walkPages.ts'
import { counted } from '../list/listText.ts'
import type { CsvCell } from './csvText.ts'
import { type FileType, saveTable } from './saveTable.ts'
import type { ApolloClient } from '@apollo/client'
import { type Column, columnOf, type CsvOf } from '../list/columns.ts'
import { type CsvColumn, csvRows, dayOfCell, type CsvTools, type CsvValue, type WholeFile } from './csvRows.ts'

const numberOf = (amount: number | null | undefined, decimals: number): CsvCell =>
  typeof amount === 'number' ? { amount, decimals } : null

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
      return instant === null ? null : dayOfCell(instant, format)
    }
  if (ids && names) {
    const all = await names.load(client)
    return (row) => (ids(row) ?? []).flatMap((item) => all.get(item) ?? []).join(', ')
  }
  if (!id || !names) throw new Error(`Nothing says what a file has of ${label}`)
  const known = await names.load(client)
  return (row) => known.get(id(row) ?? '') || null
}

async function columnsOf<Row>(column: Column<Row>, csv: CsvOf<Row> | undefined, client: ApolloClient): Promise<CsvColumn<Row>[]> {
  if (typeof csv === 'object') return Object.entries(csv).map(([header, value]) => ({ header, value }))
  return [{ header: column.label, value: csv ?? (await plainValue(column, client)) }]
}

const asShown: WholeFile<unknown> = { columns: [], more: {} }

export async function listFile<Row extends { readonly id: string }>(
  list: Pick<List<Row>, 'columns' | 'exports'>,
  rows: readonly Row[],
  tools: CsvTools,
  whole: WholeFile<Row> = asShown,
): Promise<CsvCell[][]> {
  await loadPhoneGroups()
  const late = (await list.exports?.load?.(tools)) ?? {}
  const shown = await Promise.all(
    [...new Set([...tools.shown, ...whole.columns])].map((key) => {
      const column = columnOf(list, key)
      return columnsOf(column, late[key] ?? column.csv, tools.client)
    }),
  )
  const columns = shown.flat()
  const more = Object.entries(whole.more).map(([header, value]) => ({ header, value }))
  return csvRows([...columns, ...more.filter(({ header }) => columns.every((item) => item.header !== header))], rows, tools)
}

interface Progress {
  readonly rows: number
  readonly total: number | null
}

const nothingYet: Progress = { rows: 0, total: null }

interface ExportOrder {
  readonly list: List
  readonly state: ListState
  readonly shown: readonly string[]
  readonly type: FileType
  readonly onEnd: () => void
}

export function useExport(order: ExportOrder) {
  const client = useApolloClient()
  const format = useFormat()
  const [progress, setProgress] = useState(nothingYet)
  const [error, setError] = useState<unknown>(null)
  const [tries, setTries] = useState(0)
  const asked = useRef({ ...order, format })

  useEffect(() => {
    const stop = new AbortController()
    const write = async (): Promise<void> => {
      const now = asked.current
      const onProgress = (rows: number, total: number | null): void => setProgress({ rows, total })
      const whole = await now.list.exports?.whole?.()
      const walked = whole?.query ? { ...now.list, query: whole.query } : now.list
      const rows = await walkPages({ client, list: walked, input: toInput(now.list, now.state), signal: stop.signal, onProgress })
      if (!rows || stop.signal.aborted) return
      const cells = await listFile(now.list, rows, { client, format: now.format, shown: now.shown }, whole)
      const { noun } = now.list
      const name = `${noun.many.replaceAll(' ', '-')}-${now.format.today()}`
      const table = { name, type: now.type, cells, sheet: noun.many, datePattern: now.format.pattern }
      const fileName = await saveTable(table, stop.signal)
      if (fileName === null) return
      showSuccess(`${fileName}: ${counted(now.list.noun, rows.length)}`)
      now.onEnd()
    }
    write().catch((problem: unknown) => !stop.signal.aborted && setError(problem))
    return () => stop.abort()
  }, [client, tries])

  const retry = (): void => {
    setError(null)
    setProgress(nothingYet)
    setTries((count) => count + 1)
  }
  return { progress, error, retry }
}
