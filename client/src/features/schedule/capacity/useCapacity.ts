import { useApolloClient } from '@apollo/client/react'
import { useEffect, useReducer, useState } from 'react'
import { type LoadedDay, loadDays } from './loadCapacity.ts'

interface Loaded {
  readonly key: string
  readonly days: ReadonlyMap<string, LoadedDay>
  readonly error: unknown
}

/** The boards of these days; null while they load. */
export function useCapacityDays(dates: readonly string[], branchId: string | null) {
  const client = useApolloClient()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  const joined = dates.join()
  const key = `${joined} ${branchId ?? ''} ${attempt}`
  useEffect(() => {
    const abort = new AbortController()
    const load = async (): Promise<void> => {
      const answer = await loadDays(client, { dates: joined.split(','), branchId }, abort.signal)
      if (!abort.signal.aborted) setLoaded({ key, ...answer })
    }
    void load()
    return () => abort.abort()
  }, [client, joined, branchId, key])
  const current = loaded?.key === key ? loaded : null
  return { days: current?.days ?? null, error: current?.error, retry }
}
