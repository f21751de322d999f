import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useReducer, useState } from 'react'
import { walkPages } from '../../../components/list/walkPages.ts'
import { type Source, sourceOf } from './loadMonth.ts'
import type { ReportQuote } from './quoteMeasures.ts'
import { ReportQuotesDocument, type ReportQuotesQuery } from './report.generated.ts'

/** Ten pages. */
const MAX_ROWS = 1000

export interface ReadQuotes {
  readonly rows: readonly ReportQuote[]
  /** More were not read. */
  readonly isPartial: boolean
}

async function loadQuotes(client: ApolloClient, branchId: string | null, signal: AbortSignal): Promise<Source<ReadQuotes>> {
  const ignored = new Set<string>()
  let unreadable = 0
  let total: number | null = null
  const rows = await walkPages<ReportQuote>({
    client,
    list: {
      query: ReportQuotesDocument,
      selectPage: (data) => {
        const { jobs } = data as ReportQuotesQuery
        jobs.ignored.forEach((name) => ignored.add(name))
        unreadable += jobs.unreadable.length
        total ??= jobs.totalCount
        return jobs
      },
    },
    input: { quote: 'ANY', sortBy: 'JOB_NUMBER', sortDirection: 'DESCENDING', ...(branchId !== null && { branchId }) },
    most: MAX_ROWS,
    signal,
  })
  if (ignored.has('quote')) return { data: null, problem: 'Not available: the server doesn’t keep quotes.' }
  if (ignored.has('branchId')) return { data: null, problem: 'The service can’t list the quotes of a branch.' }
  if (unreadable > 0) return { data: null, problem: `${unreadable} quotes couldn’t be read.` }
  const found = rows ?? []
  return { data: { rows: found, isPartial: found.length >= MAX_ROWS && (total ?? Infinity) > found.length }, problem: null }
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
    void sourceOf('quotes', () => loadQuotes(client, branchId, signal)).then((quotes) => signal.aborted || setRead({ key, quotes }))
    return () => abort.abort()
  }, [client, branchId, key, isNeeded, isRead])
  return { quotes: isRead ? read.quotes : null, retry }
}
