import { SelectAll } from '../bulk/SelectAll.tsx'
import { useNavigate } from 'react-router'
import { StillLoading } from '../states/StillLoading.tsx'
import type { List, ListPageOf } from './defineList.ts'
import type { ListRow, Selection } from './rows/selection.ts'
import { ListCards } from './cards/ListCards.tsx'
import { type ListState, rowsKeyOf, pageSizes, rangeText } from './listState.ts'
import { ListTable } from './table/ListTable.tsx'
import { useIsNarrow } from './useIsNarrow.ts'
import type { ChangeList } from './useListState.ts'
import classes from './ListPage.module.css'
import { NoMatches, type NoMatchesProps } from './NoMatches.tsx'
import { usePassedFocus } from './rows/rowFocus.ts'
import { NativeSelect } from '@mantine/core'
import { PageButtons } from './pages/PageButtons.tsx'
import { useIsPhone } from '../theme/breakpoints.ts'
import { keepPreferences } from './views/keepPreferences.ts'
import { ListBulkBar } from './lazyListPopups.ts'

interface ListPagerProps {
  readonly list: List
  readonly state: ListState
  readonly rows: number
  /** On all pages; null: unknown. */
  readonly total: number | null
  readonly onChange: ChangeList
}

function ListPager({ list, state, rows, total, onChange }: ListPagerProps) {
  const { page, perPage } = state
  const isPhone = useIsPhone()
  const pages = total === null ? page + Number(rows === perPage) : Math.ceil(total / perPage)
  /** The address first: the stored size alone would load this page at the new size. */
  const choose = (size: number): void => {
    onChange({ perPage: size })
    keepPreferences(list, { perPage: size })
  }
  return (
    <div className={`row ${classes.pager}`}>
      <span className="hint figures" role="status">
        {rangeText(page, perPage, rows, total)}
      </span>
      <NativeSelect
        className={classes.pageSize}
        size="xs"
        aria-label="Rows per page"
        data={pageSizes.map((size) => ({ value: String(size), label: `${size} per page` }))}
        value={String(perPage)}
        onChange={(event) => choose(Number(event.currentTarget.value))}
      />
      {pages > 1 && (
        <nav aria-label="Pages">
          <PageButtons page={page} pages={pages} siblings={isPhone ? 0 : 1} onChange={(to) => onChange({ page: to })} />
        </nav>
      )}
    </div>
  )
}

/** The empty state; receives focus when the last row is removed. */
function NoRows(props: NoMatchesProps) {
  const ref = usePassedFocus<HTMLDivElement>()
  return (
    <div ref={ref} tabIndex={-1} data-no-rows className={classes.noRows}>
      <NoMatches {...props} />
    </div>
  )
}

interface ListRowsProps<Row extends ListRow> {
  readonly list: List<Row>
  readonly state: ListState
  readonly page: ListPageOf<Row> | undefined
  readonly isOutdated: boolean
  /** Shows the previous rows, and loading takes long. */
  readonly isSlow: boolean
  readonly onRetry: () => void
  readonly selection: Selection<Row>
  readonly onChange: ChangeList
}

/** A page of rows: a table, or cards on narrow screens; skeletons before the first response and while another choice loads slowly. */
export function ListRows<Row extends ListRow>({ list, state, page, isOutdated, isSlow, onRetry, selection, onChange }: ListRowsProps<Row>) {
  const isNarrow = useIsNarrow()
  const isEmpty = page?.items.length === 0 && !isOutdated
  const navigate = useNavigate()
  const Rows = isNarrow ? ListCards : ListTable
  return (
    <>
      <StillLoading isLoading={isOutdated} onRetry={onRetry} onCancel={page && (() => void navigate(-1))} />
      {isEmpty ? (
        <NoRows list={list} state={state} total={page.totalCount} onChange={onChange} />
      ) : (
        <div
          className={`relative ${classes.rows}`}
          data-outdated={(isOutdated && !isSlow && page !== undefined) || undefined}
          aria-busy={isOutdated}
        >
          <Rows list={list} rows={isSlow ? null : (page?.items ?? null)} state={state} selection={selection} onChange={onChange} />
        </div>
      )}
      {page && !isEmpty && <ListPager list={list} state={state} rows={page.items.length} total={page.totalCount} onChange={onChange} />}
      {(selection.rows.length > 0 || selection.isChoosing) && list.bulk && (
        <ListBulkBar bulk={list.bulk} deletes={list.deletes} selection={selection} rowsKey={rowsKeyOf(list, state)}>
          <SelectAll list={list} state={state} selection={selection} total={page?.totalCount ?? null} />
        </ListBulkBar>
      )}
    </>
  )
}
