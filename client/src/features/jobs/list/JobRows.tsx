import { useMediaQuery } from '@mantine/hooks'
import type { JobsQuery } from '../jobs.generated.ts'
import { JobCards } from './JobCards.tsx'
import type { JobListState } from './jobListState.ts'
import { JobPager } from './JobPager.tsx'
import { JobTable } from './JobTable.tsx'
import { NoJobs } from './NoJobs.tsx'
import type { ChangeJobList } from './useJobListState.ts'
import classes from './JobList.module.css'

interface JobRowsProps {
  readonly state: JobListState
  readonly page: JobsQuery['jobs'] | undefined
  readonly isOutdated: boolean
  readonly onChange: ChangeJobList
}

/** Below it rows would have no room for their words. As in JobList.module.css. */
const narrow = '(max-width: 1023px)'

/** A page of jobs: a table, cards where it is narrow; before the first answer their skeletons. */
export function JobRows({ state, page, isOutdated, onChange }: JobRowsProps) {
  const isNarrow = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false })
  if (page?.items.length === 0 && !isOutdated) return <NoJobs state={state} total={page.totalCount} onChange={onChange} />
  const Rows = isNarrow ? JobCards : JobTable
  return (
    <>
      <div className={classes.rows} data-outdated={(isOutdated && page !== undefined) || undefined} aria-busy={isOutdated}>
        <Rows jobs={page?.items ?? null} state={state} onChange={onChange} />
      </div>
      {page && <JobPager state={state} rows={page.items.length} total={page.totalCount} onChange={onChange} />}
    </>
  )
}
