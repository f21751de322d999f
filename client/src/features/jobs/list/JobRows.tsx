import { lazy, Suspense } from 'react'
import type { JobsQuery } from '../jobs.generated.ts'
import { JobCards } from './JobCards.tsx'
import type { JobListState } from './jobListState.ts'
import { JobPager } from './JobPager.tsx'
import { JobTable } from './JobTable.tsx'
import { NoRows } from './NoRows.tsx'
import type { ChangeJobList } from './useJobListState.ts'
import { useIsNarrow } from './useIsNarrow.ts'
import type { JobSelection } from './useJobSelection.ts'
import classes from './JobList.module.css'

const BulkBar = lazy(() => import('../bulk/BulkBar.tsx').then((module) => ({ default: module.BulkBar })))

interface JobRowsProps {
  readonly state: JobListState
  readonly page: JobsQuery['jobs'] | undefined
  readonly isOutdated: boolean
  readonly selection: JobSelection
  readonly onChange: ChangeJobList
}

/** A page of jobs: a table, cards where it is narrow; before the first answer their skeletons. */
export function JobRows({ state, page, isOutdated, selection, onChange }: JobRowsProps) {
  const isNarrow = useIsNarrow()
  const isEmpty = page?.items.length === 0 && !isOutdated
  const Rows = isNarrow ? JobCards : JobTable
  return (
    <>
      {isEmpty ? (
        <NoRows state={state} total={page.totalCount} onChange={onChange} />
      ) : (
        <div className={classes.rows} data-outdated={(isOutdated && page !== undefined) || undefined} aria-busy={isOutdated}>
          <Rows jobs={page?.items ?? null} state={state} selection={selection} onChange={onChange} />
        </div>
      )}
      {page && !isEmpty && <JobPager state={state} rows={page.items.length} total={page.totalCount} onChange={onChange} />}
      <Suspense fallback={null}>
        {(selection.jobs.length > 0 || selection.isChoosing) && (
          <BulkBar state={state} selection={selection} total={page?.totalCount ?? null} />
        )}
      </Suspense>
    </>
  )
}
