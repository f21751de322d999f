import { NativeSelect } from '@mantine/core'
import { useIsPhone } from '../../theme/useIsPhone.ts'
import { type ListState, pageSizes, rangeText } from '../listState.ts'
import { PageButtons } from './PageButtons.tsx'
import type { ChangeList } from '../useListState.ts'
import classes from '../ListPage.module.css'

interface ListPagerProps {
  readonly state: ListState
  /** On this page. */
  readonly rows: number
  /** On all pages; null where the backend does not say. */
  readonly total: number | null
  readonly onChange: ChangeList
}

/** Where in the list this page stands, and the way to the others. */
export function ListPager({ state, rows, total, onChange }: ListPagerProps) {
  const { page, perPage } = state
  const isPhone = useIsPhone()
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
          <PageButtons page={page} pages={pages} siblings={isPhone ? 0 : 1} onChange={(to) => onChange({ page: to })} />
        </nav>
      )}
    </div>
  )
}
