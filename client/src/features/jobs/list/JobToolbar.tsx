import { Button } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { JobFilters } from './JobFilters.tsx'
import { filterCount, type JobListState } from './jobListState.ts'
import { JobSearch } from './JobSearch.tsx'
import { SortSelect } from './SortSelect.tsx'
import type { ChangeJobList } from './useJobListState.ts'
import type { JobSelection } from './useJobSelection.ts'
import classes from './JobList.module.css'

const FilterChips = lazy(() => import('./FilterChips.tsx').then((module) => ({ default: module.FilterChips })))
const ListTools = lazy(() => import('./ListTools.tsx').then((module) => ({ default: module.ListTools })))

interface JobToolbarProps {
  readonly state: JobListState
  readonly selection: JobSelection
  readonly total: number | null
  readonly onChange: ChangeJobList
}

export function JobToolbar({ state, selection, total, onChange }: JobToolbarProps) {
  const { isChoosing, setIsChoosing } = selection
  return (
    <div className={classes.toolbar}>
      <JobSearch value={state.search} onSearch={(search) => onChange({ search })} />
      <JobFilters state={state} onChange={onChange} />
      <SortSelect state={state} onChange={onChange} />
      <Button variant="default" className={classes.choose} aria-pressed={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
        Select
      </Button>
      <span className={classes.tools}>
        <Suspense fallback={null}>
          <ListTools state={state} total={total} onChange={onChange} />
        </Suspense>
      </span>
      {filterCount(state) > 0 && (
        <div className={classes.chips}>
          <Suspense fallback={null}>
            <FilterChips state={state} onChange={onChange} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
