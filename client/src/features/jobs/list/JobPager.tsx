import { NativeSelect, Pagination } from '@mantine/core'
import { type JobListState, pageSizes, rangeText } from './jobListState.ts'
import type { ChangeJobList } from './useJobListState.ts'
import classes from './JobList.module.css'

interface JobPagerProps {
  readonly state: JobListState
  /** On this page. */
  readonly rows: number
  /** On all pages; null where the backend does not say. */
  readonly total: number | null
  readonly onChange: ChangeJobList
}

const controls = { previous: 'Previous page', next: 'Next page', first: 'First page', last: 'Last page' } as const

/** Where in the list this page stands, and the way to the others. */
export function JobPager({ state, rows, total, onChange }: JobPagerProps) {
  const { page, perPage } = state
  const pages = total === null ? page + Number(rows === perPage) : Math.ceil(total / perPage)
  return (
    <div className={classes.pager}>
      <span className={classes.range} role="status">
        {rangeText(page, perPage, rows, total)}
      </span>
      <NativeSelect
        className={classes.pageSize}
        size="xs"
        aria-label="Rows per page"
        data={pageSizes.map((size) => ({ value: String(size), label: `${size} per page` }))}
        value={String(perPage)}
        onChange={(event) => onChange({ perPage: Number(event.currentTarget.value) })}
      />
      {pages > 1 && (
        <nav aria-label="Pages">
          <Pagination
            size="sm"
            total={pages}
            value={page}
            onChange={(to) => onChange({ page: to })}
            siblings={1}
            boundaries={1}
            getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
            getControlProps={(control) => ({ 'aria-label': controls[control] })}
          />
        </nav>
      )}
    </div>
  )
}
