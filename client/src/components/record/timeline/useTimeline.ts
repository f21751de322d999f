import { useApolloClient, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import type { TimelineKind, TimelineRow } from './defineTimeline.ts'

export const TIMELINE_PAGE_SIZE = 20

/** Merges lists, newest first, without duplicates. */
function joined<Row extends TimelineRow>(...lists: readonly (readonly Row[])[]): Row[] {
  const byId = new Map(lists.flat().map((row) => [row.id, row]))
  return [...byId.values()].toSorted((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0) || Number(b.id) - Number(a.id))
}

const noRows: readonly never[] = []

/** A record's entries: the newest page, refetched, and older pages loaded on demand. `of`: query variables that identify the record. */
export function useTimeline<Row extends TimelineRow>(kind: TimelineKind<Row>, of: Readonly<Record<string, string>>) {
  const client = useApolloClient()
  const { query } = kind
  const variablesOf = (page: number) => ({ ...of, page, perPage: TIMELINE_PAGE_SIZE })
  const { data, previousData, error, refetch } = useQuery<unknown>(query, { variables: variablesOf(1), fetchPolicy: 'cache-and-network' })
  const [older, setOlder] = useState<readonly Row[]>(noRows)
  const answer = data ?? previousData
  const latest = answer ? kind.getPage(answer) : null
  const rows = latest ? joined(older, latest.items) : null
  const count = rows?.length ?? 0
  const showMore = async (): Promise<void> => {
    const page = Math.floor(count / TIMELINE_PAGE_SIZE) + 1
    const more = await client.query<unknown>({ query, variables: variablesOf(page), fetchPolicy: 'network-only' })
    // Includes the displayed entries, so that newer ones don't push them out.
    setOlder(joined(rows ?? noRows, more.data ? kind.getPage(more.data).items : noRows))
  }
  return {
    rows,
    error,
    remaining: Math.max(0, (latest?.totalCount ?? count) - count),
    showMore,
    retry: () => void refetch().catch(() => {}),
  }
}
