import { jobSort } from '@callout/contracts/jobs/codes'
import { NativeSelect } from '@mantine/core'
import type { JobSort, SortDirection } from '../jobs.generated.ts'
import type { JobListState } from './jobListState.ts'
import type { ChangeJobList } from './useJobListState.ts'
import classes from './NarrowTools.module.css'

const arrows: Record<SortDirection, string> = { ASCENDING: '↑', DESCENDING: '↓' }
const directions: readonly SortDirection[] = ['ASCENDING', 'DESCENDING']
const options = (Object.keys(jobSort) as JobSort[]).flatMap((sort) =>
  directions.map((direction) => ({ value: `${sort} ${direction}`, label: `${jobSort[sort].label} ${arrows[direction]}` })),
)

/** Sorting where there are cards and no column headers. */
export function SortSelect({ state, onChange }: { readonly state: JobListState; readonly onChange: ChangeJobList }) {
  return (
    <NativeSelect
      className={classes.sortSelect}
      aria-label="Sort by"
      data={options}
      value={`${state.sortBy} ${state.sortDirection}`}
      onChange={(event) => {
        const [sortBy, sortDirection] = event.currentTarget.value.split(' ') as [JobSort, SortDirection]
        onChange({ sortBy, sortDirection })
      }}
    />
  )
}
