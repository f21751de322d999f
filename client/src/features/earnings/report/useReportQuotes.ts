import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useReducer, useState } from 'react'
import { loadQuotes, type LoadedQuotes, quotesInput } from '../../quotes/list/loadQuotes.ts'
import { type Source, sourceOf } from './loadMonth.ts'
import type { ReportQuote } from './quoteMeasures.ts'
import { ReportQuotesDocument, type ReportQuotesQuery } from './report.generated.ts'

export type ReadQuotes = Pick<LoadedQuotes<ReportQuote>, 'rows' | 'isPartial'>

const selectPage = (data: unknown) => (data as ReportQuotesQuery).jobs

async function loadSource(client: ApolloClient, branchId: string | null, signal: AbortSignal): Promise<Source<ReadQuotes>> {
  const input = quotesInput({ quote: 'ANY' }, branchId)
  const found = await loadQuotes<ReportQuote>({ client, query: ReportQuotesDocument, selectPage, input, signal })
  if (!found) return { data: { rows: [], isPartial: false }, problem: null }
  const { rows, isPartial, ignored, unreadable } = found
  if (ignored.has('quote')) return { data: null, problem: 'Not available: the server doesn’t keep quotes.' }
  if (ignored.has('branchId')) return { data: null, problem: 'The service can’t list the quotes of a branch.' }
  if (unreadable > 0) return { data: null, problem: `${unreadable} quotes couldn’t be read.` }
  return { data: { rows, isPartial }, problem: null }
}

/** Quotes of all times, newest first, read once. `isNeeded`: whether to read them. null while they load. */
export function useReportQuotes(branchId: string | null, isNeeded: boolean) {
  const client = useApolloClient()
  const [read, setRead] = useState<{ readonly key: string; readonly quotes: Source<ReadQuotes> } | null>(null)
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  const key = [branchId, attempt].join()
  const isRead = read?.key === key
  useEffect(() => {
    if (!isNeeded || isRead) return undefined
    const abort = new AbortController()
    const { signal } = abort
    void sourceOf('quotes', () => loadSource(client, branchId, signal)).then((quotes) => signal.aborted || setRead({ key, quotes }))
    return () => abort.abort()
  }, [client, branchId, key, isNeeded, isRead])
  return { quotes: isRead ? read.quotes : null, retry }
}
