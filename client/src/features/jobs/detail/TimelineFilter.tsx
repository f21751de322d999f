import { type TimelineFilterName, timelineFilters } from './timelineWords.ts'
import classes from './Timeline.module.css'

interface TimelineFilterProps {
  readonly value: TimelineFilterName
  readonly onChange: (filter: TimelineFilterName) => void
}

const names = Object.keys(timelineFilters) as TimelineFilterName[]

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
