import type { JobListState } from './jobListState.ts'
import { FilterChips } from './FilterChips.tsx'
import { JobFilters } from './JobFilters.tsx'
import { JobSearch } from './JobSearch.tsx'
import { SortSelect } from './SortSelect.tsx'
import type { ChangeJobList } from './useJobListState.ts'
import classes from './JobList.module.css'

interface JobToolbarProps {
  readonly state: JobListState
  readonly onChange: ChangeJobList
}

export function JobToolbar({ state, onChange }: JobToolbarProps) {
  return (
    <div className={classes.toolbar}>
      <JobSearch value={state.search} onSearch={(search) => onChange({ search })} />
      <JobFilters state={state} onChange={onChange} />
      <SortSelect state={state} onChange={onChange} />
      <FilterChips state={state} onChange={onChange} />
    </div>
  )
}
