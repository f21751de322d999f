import { rem } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { focusBulkBar } from './focusBulkBar.ts'
import { isFlexible, type JobColumnKey, jobColumns } from './jobColumns.ts'
import { type JobListState, sortedBy } from './jobListState.ts'
import type { ChangeJobList } from './useJobListState.ts'
import type { JobSelection } from './useJobSelection.ts'
import boxClasses from './JobCheckbox.module.css'
import classes from './JobTable.module.css'

interface JobTableHeadProps {
  readonly state: JobListState
  readonly shown: readonly JobColumnKey[]
  /** Pixels where text has 16. */
  readonly totalWidth: number
  readonly selection: JobSelection
  readonly onChange: ChangeJobList
}

const ariaSort = { ASCENDING: 'ascending', DESCENDING: 'descending' } as const

function HeadCell({
  column,
  state,
  shown,
  totalWidth,
  onChange,
}: Omit<JobTableHeadProps, 'selection'> & { readonly column: JobColumnKey }) {
  const { label, sort, isNumeric, width } = jobColumns[column]
  const common = {
    scope: 'col',
    'data-column': column,
    'data-numeric': isNumeric,
    style: isFlexible(column, shown) ? undefined : { width: rem(column === 'total' ? totalWidth : width) },
  } as const
  if (!sort) return <th {...common}>{label}</th>
  const isSorted = state.sortBy === sort
  const Arrow = state.sortDirection === 'ASCENDING' ? IconArrowUp : IconArrowDown
  return (
    <th {...common} aria-sort={isSorted ? ariaSort[state.sortDirection] : 'none'}>
      <button type="button" className={classes.sort} onClick={() => onChange(sortedBy(state, sort))}>
        {label}
        <Arrow size={14} stroke={2} aria-hidden data-shown={isSorted || undefined} />
      </button>
    </th>
  )
}

function PageCheckbox({ selection }: Pick<JobTableHeadProps, 'selection'>) {
  const isPartly = selection.jobs.length > 0 && !selection.isWholePage
  return (
    <label className={boxClasses.box}>
      <input
        type="checkbox"
        aria-label="Select all rows on this page"
        ref={(box) => void (box && (box.indeterminate = isPartly))}
        checked={selection.isWholePage}
        onChange={selection.togglePage}
      />
    </label>
  )
}

export function JobTableHead({ state, shown, totalWidth, selection, onChange }: JobTableHeadProps) {
  return (
    <thead>
      <tr>
        {selection.isOffered && (
          <th scope="col" data-column="select">
            <PageCheckbox selection={selection} />
            {selection.jobs.length > 0 && (
              <button type="button" className={classes.toBar} onClick={focusBulkBar}>
                Actions for the selected jobs
              </button>
            )}
          </th>
        )}
        {shown.map((column) => (
          <HeadCell key={column} column={column} state={state} shown={shown} totalWidth={totalWidth} onChange={onChange} />
        ))}
        <th scope="col" data-column="actions">
          <span className={classes.hidden}>Actions</span>
        </th>
      </tr>
    </thead>
  )
}
