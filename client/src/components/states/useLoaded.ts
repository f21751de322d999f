import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useReducer, useState } from 'react'
import { useLatest } from '../form/useLatest.ts'

interface Answer<Data> {
  readonly key: string
  readonly data: Data | null
  readonly error: unknown
}

interface Loading {
  readonly client: ApolloClient
  /** Aborted when the result is no longer wanted. */
  readonly signal: AbortSignal
}

/** Loads again when `key` changes; null loads nothing. `data` is null until the load ends, `last` is that of an earlier key until then. */
export function useLoaded<Data>(key: string | null, load: (loading: Loading) => Promise<Data>) {
  const client = useApolloClient()
  const latest = useLatest(load)
  const [answer, setAnswer] = useState<Answer<Data> | null>(null)
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  const requested = key === null ? null : `${key} ${attempt}`
  useEffect(() => {
    if (requested === null) return undefined
    const abort = new AbortController()
    const settle = (data: Data | null, error: unknown): void => {
      if (!abort.signal.aborted) setAnswer({ key: requested, data, error })
    }
    latest.current({ client, signal: abort.signal }).then(
      (data) => settle(data, undefined),
      (error: unknown) => settle(null, error),
    )
    return () => abort.abort()
  }, [client, latest, requested])
  const current = answer?.key === requested ? answer : null
  return { data: current?.data ?? null, error: current?.error, last: answer?.data ?? null, retry }
}
