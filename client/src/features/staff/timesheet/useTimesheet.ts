import { useApolloClient } from '@apollo/client/react'
import { useEffect, useReducer, useState } from 'react'
import { loadTimesheet, type Timesheet } from './loadTimesheet.ts'

interface Loaded {
  readonly key: string
  readonly sheet: Timesheet
}

/** The timesheet of these days; null while it loads. */
export function useTimesheet(dates: readonly string[], branchId: string | null) {
  const client = useApolloClient()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  const days = dates.join()
  const key = `${days} ${branchId ?? ''} ${attempt}`
  useEffect(() => {
    const abort = new AbortController()
    const load = async (): Promise<void> => {
      const sheet = await loadTimesheet(client, { dates: days.split(','), branchId }, abort.signal)
      if (!abort.signal.aborted) setLoaded({ key, sheet })
    }
    void load()
    return () => abort.abort()
  }, [client, days, branchId, key])
  return { sheet: loaded?.key === key ? loaded.sheet : null, retry }
}
