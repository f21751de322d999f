import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import type { HistoryRowFragment } from '../../../parts/jobs/jobs.generated.ts'
import { JobHistoryDocument, useJobHistoryQuery } from '../jobs.generated.ts'

export const TIMELINE_PAGE_SIZE = 20

/** Each entry once, the newest first. */
function joined(...lists: readonly (readonly HistoryRowFragment[])[]): HistoryRowFragment[] {
  const byId = new Map(lists.flat().map((entry) => [entry.id, entry]))
  return [...byId.values()].toSorted((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0) || Number(b.id) - Number(a.id))
}

/** The entries of a job: the newest page, kept fresh, and the older ones that were asked for. */
export function useTimeline(jobId: string) {
  const client = useApolloClient()
  const { data, previousData, error, refetch } = useJobHistoryQuery({
    variables: { jobId, page: 1, perPage: TIMELINE_PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  })
  const [older, setOlder] = useState<readonly HistoryRowFragment[]>([])
  const history = (data ?? previousData)?.jobHistory
  const entries = history ? joined(older, history.items) : null
  const count = entries?.length ?? 0
  const showMore = async (): Promise<void> => {
    const page = Math.floor(count / TIMELINE_PAGE_SIZE) + 1
    const answer = await client.query({
      query: JobHistoryDocument,
      variables: { jobId, page, perPage: TIMELINE_PAGE_SIZE },
      fetchPolicy: 'network-only',
    })
    // With what is shown now, so that newer entries push nothing out of sight.
    setOlder(joined(entries ?? [], answer.data?.jobHistory.items ?? []))
  }
  return {
    entries,
    error,
    remaining: Math.max(0, (history?.totalCount ?? count) - count),
    showMore,
    retry: () => void refetch().catch(() => {}),
  }
}
