import { useApolloClient } from '@apollo/client/react'
import { useEffect, useReducer, useState } from 'react'
import { collectPersonalData, type PersonalData } from './collectPersonalData.ts'

interface Collected {
  readonly key: string
  readonly data: PersonalData | null
  readonly error: unknown
}

/** Collects a customer's data. `read`: records so far; `data` is null while it is loading. */
export function usePersonalData(customerId: string) {
  const client = useApolloClient()
  const [collected, setCollected] = useState<Collected | null>(null)
  const [read, setRead] = useState(0)
  const [round, reload] = useReducer((count: number) => count + 1, 0)
  const key = `${customerId} ${round}`
  useEffect(() => {
    const abort = new AbortController()
    setRead(0)
    collectPersonalData({ client, customerId, signal: abort.signal, onProgress: (count) => !abort.signal.aborted && setRead(count) }).then(
      (data) => !abort.signal.aborted && setCollected({ key, data, error: null }),
      (error: unknown) => !abort.signal.aborted && setCollected({ key, data: null, error }),
    )
    return () => abort.abort()
  }, [client, customerId, key])
  const current = collected?.key === key ? collected : null
  return { data: current?.data ?? null, error: current?.error ?? null, read, reload }
}
