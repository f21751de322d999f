import { useApolloClient } from '@apollo/client/react'
import { useEffect, useMemo, useState } from 'react'
import { type DeviceQuotes, useDeviceQuotes } from '../device/knownQuotes.ts'
import { withDeviceQuote } from '../device/withDeviceQuote.ts'
import { type LoadedQuotes, loadQuotes, PAGE_ROWS, quotesInput } from './loadQuotes.ts'
import { QuoteOfJobDocument, type QuoteRowFragment, QuotesDocument, type QuotesQuery, useQuotesQuery } from './quotes.generated.ts'
import { type QuoteRead, quoteReads } from './quoteTabs.ts'

export interface ReadQuotes {
  /** null while they are loading. */
  readonly rows: readonly QuoteRowFragment[] | null
  /** More were not read. */
  readonly isPartial: boolean
  /** The backend returned all jobs instead: it keeps no quotes. */
  readonly isIgnored: boolean
  readonly error: unknown
  readonly retry: () => void
}

const selectPage = (data: unknown) => (data as QuotesQuery).jobs

/** Quotes of one kind, newest first: at most ten pages, the first of them from the cache. */
export function useQuotes(read: QuoteRead, branchId: string | null): ReadQuotes {
  const client = useApolloClient()
  const input = useMemo(() => quotesInput(quoteReads[read], branchId), [read, branchId])
  const { data, error, refetch } = useQuotesQuery({
    variables: { input: { ...input, page: 1, perPage: PAGE_ROWS } },
    fetchPolicy: 'cache-and-network',
  })
  const first = data?.jobs
  const [further, setFurther] = useState<{
    readonly of: typeof first
    readonly quotes?: LoadedQuotes<QuoteRowFragment>
    readonly error?: unknown
  }>()
  const isFullPage = first !== undefined && first.items.length + first.unreadable.length >= PAGE_ROWS
  const hasFurther = isFullPage && (first.totalCount ?? Infinity) > PAGE_ROWS
  useEffect(() => {
    if (!hasFurther) return undefined
    const reading = new AbortController()
    const { signal } = reading
    loadQuotes<QuoteRowFragment>({ client, query: QuotesDocument, selectPage, input, signal }).then(
      (quotes) => quotes && setFurther({ of: first, quotes }),
      (reason: unknown) => signal.aborted || setFurther({ of: first, error: reason }),
    )
    return () => reading.abort()
  }, [client, input, first, hasFurther])
  const all = further?.of === first ? further : undefined
  const loaded = hasFurther ? all?.quotes : first && { rows: first.items, isPartial: false, unreadable: first.unreadable.length }
  return {
    rows: loaded?.rows ?? null,
    isPartial: loaded !== undefined && (loaded.isPartial || loaded.unreadable > 0),
    isIgnored: first?.ignored.includes('quote') ?? false,
    error: loaded ? undefined : (error ?? all?.error),
    retry: () => void refetch().catch(() => {}),
  }
}

/** Quotes on this device, of a backend that keeps none. Jobs that can't be read are left out. `isNeeded`: whether to read them. */
export function useQuotesOnDevice(isNeeded: boolean): readonly QuoteRowFragment[] | null {
  const client = useApolloClient()
  const quotes = useDeviceQuotes()
  const [read, setRead] = useState<{ readonly of: DeviceQuotes; readonly jobs: readonly QuoteRowFragment[] }>()
  useEffect(() => {
    if (!isNeeded) return undefined
    let isRequested = true
    const ids = [...quotes.keys()].slice(-PAGE_ROWS).toReversed()
    const jobs = ids.map((id) => client.query({ query: QuoteOfJobDocument, variables: { id }, fetchPolicy: 'network-only' }))
    const show = async (): Promise<void> => {
      const replies = await Promise.allSettled(jobs)
      const found = replies.flatMap((reply) => (reply.status === 'fulfilled' ? (reply.value.data?.job ?? []) : []))
      if (isRequested) setRead({ of: quotes, jobs: found })
    }
    void show()
    return () => {
      isRequested = false
    }
  }, [client, isNeeded, quotes])
  return read && read.of === quotes ? read.jobs.map((job) => withDeviceQuote(job, quotes)) : null
}
