import type { JobRowFragment } from '../jobs.generated.ts'
import { JobTableHead } from './JobTableHead.tsx'
import { JobTableRow } from './JobTableRow.tsx'
import { JobTableSkeleton } from './JobTableSkeleton.tsx'
import type { JobListState } from './jobListState.ts'
import { moveBetweenRows } from './rowKeys.ts'
import type { ChangeJobList } from './useJobListState.ts'
import classes from './JobTable.module.css'

export interface JobRowsViewProps {
  /** null: on their way. */
  readonly jobs: readonly JobRowFragment[] | null
  readonly state: JobListState
  readonly onChange: ChangeJobList
}

/** Dense rows that open their job; the arrow keys move between them. */
export function JobTable({ jobs, state, onChange }: JobRowsViewProps) {
  return (
    <div className={classes.box}>
      <table className={classes.table} aria-label="Jobs" onKeyDown={moveBetweenRows}>
        <JobTableHead state={state} onChange={onChange} />
        {jobs ? (
          <tbody>
            {jobs.map((job) => (
              <JobTableRow key={job.id} job={job} />
            ))}
          </tbody>
        ) : (
          <JobTableSkeleton rows={state.perPage} />
        )}
      </table>
    </div>
  )
}
