import { useEffect, useState } from 'react'
import type { ImportContext } from './defineImport.ts'
import type { FileRow } from './file/fileRow.ts'
import { type Columns, type PlannedRow, planRows } from './planRows.ts'

interface State {
  readonly plan: readonly PlannedRow[] | null
  readonly planned: number
}
const nothing: State = { plan: null, planned: 0 }
const SHOW_EVERY_ROWS = 500

/** The planned results of all rows; null while they are computed, or without `surroundings`. */
export function usePlan(importContext: ImportContext | null, rows: readonly FileRow[], { headers, targets, option }: Columns): State {
  const [state, setState] = useState(nothing)
  const request = [importContext, rows, headers, targets, option] as const
  const [planFor, setPlanFor] = useState(request)
  // The plan of other columns is never shown.
  if (request.some((part, index) => part !== planFor[index])) {
    setPlanFor(request)
    setState(nothing)
  }
  useEffect(() => {
    if (!importContext) return undefined
    const stop = new AbortController()
    const plan = async (): Promise<void> => {
      const onProgress = (planned: number): void => {
        if (planned % SHOW_EVERY_ROWS === 0 && planned < rows.length) setState({ plan: null, planned })
      }
      const finished = await planRows(rows, { headers, targets, option }, importContext, { signal: stop.signal, onProgress })
      if (finished && !stop.signal.aborted) setState({ plan: finished, planned: finished.length })
    }
    void plan()
    return () => stop.abort()
  }, [importContext, rows, headers, targets, option])
  return state
}
