import { useLocation, useSearchParams } from 'react-router'
import { type TimelineFilterName, timelineFilters } from './defineTimeline.ts'
import classes from './Timeline.module.css'

const PARAMETER = 'timeline'
const names = Object.keys(timelineFilters) as TimelineFilterName[]
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

interface TimelineFilterProps {
  readonly value: TimelineFilterName
  readonly onChange: (filter: TimelineFilterName) => void
}

export function TimelineFilter({ value, onChange }: TimelineFilterProps) {
  return (
    <div className={classes.filter} role="group" aria-label="Show in timeline">
      {names.map((name) => (
        <button key={name} type="button" aria-pressed={name === value} onClick={() => onChange(name)}>
          {timelineFilters[name]}
        </button>
      ))}
    </div>
  )
}
