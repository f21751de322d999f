import { useApolloClient } from '@apollo/client/react'
import { period } from '@callout/contracts/dashboard/codes'
import { type Days, daysBefore } from '@callout/contracts/earnings/range'
import { useEffect, useReducer, useState } from 'react'
import { loadMonth, type MonthData } from './loadMonth.ts'

export interface Report {
  readonly month: MonthData
  /** The same days of the month before; null while they load. */
  readonly before: MonthData | null
}

interface Loaded extends Report {
  readonly key: string
}

/** Loads the figures of these days, then those of the month before. `report` is null while it loads. */
export function useReport({ from, to }: Days, branchId: string | null, isAllowed: boolean) {
  const client = useApolloClient()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  const key = [from, to, branchId, attempt].join()
  useEffect(() => {
    if (!isAllowed) return undefined
    const abort = new AbortController()
    const load = async (): Promise<void> => {
      const { signal } = abort
      const month = await loadMonth(client, { days: { from, to }, branchId }, signal)
      if (signal.aborted) return
      setLoaded({ key, month, before: null })
      const daysOfBefore = daysBefore(period.MONTH.code, { from, to })
      if (!daysOfBefore) return
      const before = await loadMonth(client, { days: daysOfBefore, branchId }, signal)
      if (!signal.aborted) setLoaded({ key, month, before })
    }
    void load()
    return () => abort.abort()
  }, [client, from, to, branchId, key, isAllowed])
  return { report: loaded?.key === key ? loaded : null, retry }
}
