import { useLocation, useSearchParams } from 'react-router'
import { type TimelineFilterName, timelineFilters } from './timelineWords.ts'

const PARAMETER = 'timeline'

const isFilter = (name: string | null): name is TimelineFilterName => name !== null && name in timelineFilters

/** What the timeline is narrowed to; it stands in the address. */
export function useTimelineFilter(): readonly [TimelineFilterName, (filter: TimelineFilterName) => void] {
  const { state } = useLocation() as { readonly state: unknown }
  const [search, setSearch] = useSearchParams()
  const wanted = search.get(PARAMETER)
  const choose = (filter: TimelineFilterName): void =>
    setSearch(
      (before) => {
        if (filter === 'all') before.delete(PARAMETER)
        else before.set(PARAMETER, filter)
        return before
      },
      { replace: true, preventScrollReset: true, state },
    )
  return [isFilter(wanted) ? wanted : 'all', choose]
}
