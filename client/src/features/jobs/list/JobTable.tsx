import { rem } from '@mantine/core'
import type { JobRowFragment } from '../jobs.generated.ts'
import { defaultColumns, sameColumns, widthOf } from './jobColumns.ts'
import { useTotalWidth } from './useTotalWidth.ts'
import { JobTableHead } from './JobTableHead.tsx'
import { JobTableRow } from './JobTableRow.tsx'
import { JobTableSkeleton } from './JobTableSkeleton.tsx'
import type { JobListState } from './jobListState.ts'
import { rowClicks } from './rowClicks.ts'
import { rowKeys } from './rowKeys.ts'
import { useIsTight } from './useIsTight.ts'
import type { ChangeJobList } from './useJobListState.ts'
import type { JobSelection } from './useJobSelection.ts'
import { useShownColumns } from './useShownColumns.ts'
import classes from './JobTable.module.css'

export interface JobRowsViewProps {
  /** null: on their way. */
  readonly jobs: readonly JobRowFragment[] | null
  readonly state: JobListState
  readonly selection: JobSelection
  readonly onChange: ChangeJobList
}

/** Of the checkbox and of the menu of a row. */
const SIDES_PX = 36 + 44

/**
 * Dense rows that open their job; the arrow keys move between them. The product's own columns make way where it is
 * narrow, those that a person has chosen scroll sideways.
 */
export function JobTable({ jobs, state, selection, onChange }: JobRowsViewProps) {
  const shown = useShownColumns(state)
  const isOwnChoice = !sameColumns(shown, defaultColumns)
  const totalWidth = useTotalWidth(jobs)
  const needed = widthOf(shown, totalWidth) + SIDES_PX
  const [ref, isTight] = useIsTight(needed)
  return (
    <div ref={ref} className={classes.box} data-adaptive={!isOwnChoice || undefined} data-scrolls={(isOwnChoice && isTight) || undefined}>
      <table
        data-boxes={selection.isOffered || undefined}
        className={classes.table}
        style={isOwnChoice ? { minWidth: rem(needed) } : undefined}
        aria-label="Jobs"
        onKeyDown={rowKeys(jobs ?? [], selection)}
        {...rowClicks}
      >
        <JobTableHead totalWidth={totalWidth} state={state} shown={shown} selection={selection} onChange={onChange} />
        {jobs ? (
          <tbody>
            {jobs.map((job) => (
              <JobTableRow key={job.id} job={job} shown={shown} selection={selection} />
            ))}
          </tbody>
        ) : (
          <JobTableSkeleton rows={state.perPage} shown={shown} hasBoxes={selection.isOffered} />
        )}
      </table>
    </div>
  )
}
