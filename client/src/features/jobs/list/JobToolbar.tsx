import { lazy, Suspense } from 'react'
import { JobFilters } from './JobFilters.tsx'
import { filterCount, type JobListState } from './jobListState.ts'
import { JobSearch } from './JobSearch.tsx'
import { useIsNarrow } from './useIsNarrow.ts'
import type { ChangeJobList } from './useJobListState.ts'
import type { JobSelection } from './useJobSelection.ts'
import classes from './JobList.module.css'

const NarrowTools = lazy(() => import('./NarrowTools.tsx').then((module) => ({ default: module.NarrowTools })))
const FilterChips = lazy(() => import('./FilterChips.tsx').then((module) => ({ default: module.FilterChips })))
const ListTools = lazy(() => import('./ListTools.tsx').then((module) => ({ default: module.ListTools })))

interface JobToolbarProps {
  readonly state: JobListState
  readonly selection: JobSelection
  /** Rows on all pages; null where the backend does not say. */
  readonly total: number | null
  /** The total is that of the choice before. */
  readonly isOutdated: boolean
  readonly onChange: ChangeJobList
}

/** Search and filters; the rest comes after the rows, into places that are kept for it. */
export function JobToolbar({ state, selection, total, isOutdated, onChange }: JobToolbarProps) {
  const isNarrow = useIsNarrow()
  return (
    <div className={classes.toolbar}>
      <JobSearch value={state.search} onSearch={(search) => onChange({ search })} />
      <JobFilters state={state} total={isOutdated ? null : total} onChange={onChange} />
      <div className={classes.narrowTools}>
        <Suspense fallback={null}>{isNarrow && <NarrowTools state={state} selection={selection} onChange={onChange} />}</Suspense>
      </div>
      <div className={classes.tools}>
        <Suspense fallback={null}>
          <ListTools state={state} total={total} onChange={onChange} />
        </Suspense>
      </div>
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
