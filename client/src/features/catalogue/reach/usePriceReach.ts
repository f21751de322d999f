import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { RefusedRow } from '../../../components/bulk/RefusedList.tsx'
import { toApiError } from '../../../lib/api/apiError.ts'
import { changeJobPrices } from './changeJobPrices.ts'
import { findOpenJobs, type FoundJobs, type PriceChange } from './openJobs.ts'

/** Where the question stands: looking for jobs, asking, changing them, or over. */
export type ReachState =
  | { readonly phase: 'looking'; readonly looked: number; readonly total: number | null }
  | { readonly phase: 'failed'; readonly message: string }
  | { readonly phase: 'asking'; readonly found: FoundJobs }
  | { readonly phase: 'changing' | 'over'; readonly done: number; readonly total: number; readonly refused: readonly RefusedRow[] }

/** Looks for the open jobs that have the old price, and changes those; both can be stopped. */
export function usePriceReach(change: PriceChange) {
  const client = useApolloClient()
  const stopper = useRef<AbortController | null>(null)
  const [state, setState] = useState<ReachState>({ phase: 'looking', looked: 0, total: null })
  const { serviceId, from, to } = change

  const begin = (): AbortSignal => {
    stopper.current = new AbortController()
    return stopper.current.signal
  }
  const look = useCallback(async (): Promise<void> => {
    const signal = begin()
    setState({ phase: 'looking', looked: 0, total: null })
    try {
      const onProgress = (looked: number, total: number | null): void => {
        if (!signal.aborted) setState({ phase: 'looking', looked, total })
      }
      const found = await findOpenJobs({ client, change: { serviceId, from, to }, signal, onProgress })
      if (found) setState({ phase: 'asking', found })
    } catch (error) {
      if (!signal.aborted) setState({ phase: 'failed', message: toApiError(error).message })
    }
  }, [client, serviceId, from, to])
  useEffect(() => {
    void look()
    return () => stopper.current?.abort()
  }, [look])

  const apply = async ({ jobs }: FoundJobs): Promise<void> => {
    const signal = begin()
    let done = 0
    const refused: RefusedRow[] = []
    const show = (phase: 'changing' | 'over'): void => setState({ phase, done, total: jobs.length, refused: [...refused] })
    show('changing')
    const onDone = (): void => {
      done += 1
      show('changing')
    }
    const onRefused = (row: RefusedRow): void => {
      refused.push(row)
      show('changing')
    }
    await changeJobPrices({ client, change, jobs, signal, onDone, onRefused })
    show('over')
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'jobs' })
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'job' })
  }
  return { state, look, apply, stop: () => stopper.current?.abort() }
}
