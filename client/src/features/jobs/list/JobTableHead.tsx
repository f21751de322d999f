import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { type JobColumn, jobColumns } from './jobColumns.ts'
import { type JobListState, sortedBy } from './jobListState.ts'
import type { ChangeJobList } from './useJobListState.ts'
import classes from './JobTable.module.css'

interface JobTableHeadProps {
  readonly state: JobListState
  readonly onChange: ChangeJobList
}

const ariaSort = { ASCENDING: 'ascending', DESCENDING: 'descending' } as const

function HeadCell({ column, state, onChange }: JobTableHeadProps & { readonly column: JobColumn }) {
  const { key, label, sort, isNumeric } = column
  if (!sort) {
    return (
      <th scope="col" data-column={key}>
        {label}
      </th>
    )
  }
  const isSorted = state.sortBy === sort
  const Arrow = state.sortDirection === 'ASCENDING' ? IconArrowUp : IconArrowDown
  return (
    <th scope="col" data-column={key} data-numeric={isNumeric} aria-sort={isSorted ? ariaSort[state.sortDirection] : 'none'}>
      <button type="button" className={classes.sort} onClick={() => onChange(sortedBy(state, sort))}>
        {label}
        <Arrow size={14} stroke={2} aria-hidden data-shown={isSorted || undefined} />
      </button>
    </th>
  )
}

export function JobTableHead({ state, onChange }: JobTableHeadProps) {
  return (
    <thead>
      <tr>
        {jobColumns.map((column) => (
          <HeadCell key={column.key} column={column} state={state} onChange={onChange} />
        ))}
        <th scope="col" data-column="actions">
          <span className={classes.hidden}>Actions</span>
        </th>
      </tr>
    </thead>
  )
}
