import { IconX } from '@tabler/icons-react'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { activeFilters } from './activeFilters.ts'
import { type JobListState, widened } from './jobListState.ts'
import type { ChangeJobList } from './useJobListState.ts'
import classes from './JobList.module.css'

interface FilterChipsProps {
  readonly state: JobListState
  readonly onChange: ChangeJobList
}

/** The filters in force, each with its way out. */
export function FilterChips({ state, onChange }: FilterChipsProps) {
  const { day } = useFormat()
  const filters = activeFilters(state, day)
  if (filters.length === 0) return null
  return (
    <div className={classes.chips}>
      {filters.map(({ label, without }) => (
        <button key={label} type="button" className={classes.chip} aria-label={`Remove filter ${label}`} onClick={() => onChange(without)}>
          {label}
          <IconX size={14} aria-hidden />
        </button>
      ))}
      {filters.length > 1 && (
        <button type="button" className={classes.clear} onClick={() => onChange({ ...widened(state), search: state.search })}>
          Clear filters
        </button>
      )}
    </div>
  )
}
