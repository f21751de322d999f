import { type JobHistoryQuery, useJobHistoryQuery } from '../jobs.generated.ts'

const TIMELINE_PAGE_SIZE = 20

/** The first page of entries and those that follow, each entry once even if newer ones moved it to the next page. */
function joined(first: JobHistoryQuery, next: JobHistoryQuery): JobHistoryQuery {
  const known = new Set(first.jobHistory.items.map(({ id }) => id))
  const items = [...first.jobHistory.items, ...next.jobHistory.items.filter(({ id }) => !known.has(id))]
  return { ...first, jobHistory: { ...next.jobHistory, items } }
}

export function useTimeline(jobId: string) {
  const { data, previousData, error, loading, fetchMore, refetch } = useJobHistoryQuery({
    variables: { jobId, page: 1, perPage: TIMELINE_PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  })
  const history = (data ?? previousData)?.jobHistory
  const count = history?.items.length ?? 0
  const next = Math.floor(count / TIMELINE_PAGE_SIZE) + 1
  return {
    entries: history?.items ?? null,
    error,
    isLoading: loading,
    remaining: Math.max(0, (history?.totalCount ?? count) - count),
    showMore: () => fetchMore({ variables: { page: next }, updateQuery: (first, { fetchMoreResult }) => joined(first, fetchMoreResult) }),
    retry: () => void refetch().catch(() => {}),
  }
}
