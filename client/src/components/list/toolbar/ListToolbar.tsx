import { FilterChips } from '../fields/FilterChips.tsx'
import { NarrowTools } from './NarrowTools.tsx'
import type { List } from '../defineList.ts'
import type { ListRow, Selection } from '../rows/selection.ts'
import { ListSearch } from './ListSearch.tsx'
import { filterCount, type ListState } from '../listState.ts'
import { useIsNarrow } from '../useIsNarrow.ts'
import type { ChangeList } from '../useListState.ts'
import classes from '../ListPage.module.css'
import { ColumnsButton } from '../views/ColumnsButton.tsx'
import { ListMore } from './ListMore.tsx'
import { ViewsButton } from '../views/ViewsButton.tsx'
import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { usePopupButton } from '../../overlays/usePopupButton.ts'
import { useIsPhone } from '../../theme/breakpoints.ts'
import { FilterPanel, FilterSheet } from '../lazyListPopups.ts'

interface FilterButtonProps {
  readonly list: List
  readonly state: ListState
  /** Rows on all pages; null: unknown or loading. */
  readonly total: number | null
  readonly onChange: ChangeList
}

/** The filter button with the number of active filters; opens a popover, or a bottom sheet on a phone. */
function FilterButton({ list, state, total, onChange }: FilterButtonProps) {
  const isPhone = useIsPhone()
  const { buttonProps, popup } = usePopupButton('dialog', [isPhone ? FilterSheet : FilterPanel])
  const count = filterCount(list, state)
  return (
    <>
      <Button
        {...buttonProps}
        variant="default"
        className={classes.filterButton}
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        rightSection={count > 0 && <span className={classes.filterCount}>{count}</span>}
      >
        Filters
      </Button>
      {popup && isPhone && <FilterSheet popup={popup} list={list} state={state} total={total} onChange={onChange} />}
      {popup && !isPhone && <FilterPanel popup={popup} list={list} state={state} onChange={onChange} />}
    </>
  )
}

interface ListToolsProps {
  readonly list: List
  readonly state: ListState
  /** Rows on all pages; null: unknown. */
  readonly total: number | null
  readonly onChange: ChangeList
}

function ListTools({ list, state, total, onChange }: ListToolsProps) {
  return (
    <>
      <ViewsButton list={list} state={state} onChange={onChange} />
      <ColumnsButton list={list} state={state} onChange={onChange} />
      <ListMore list={list} state={state} total={total} />
    </>
  )
}

interface ListToolbarProps<Row extends ListRow> {
  readonly list: List<Row>
  readonly state: ListState
  readonly selection: Selection<Row>
  /** Rows on all pages; null: unknown. */
  readonly total: number | null
  /** The total belongs to the previous choice. */
  readonly isOutdated: boolean
  readonly onChange: ChangeList
}

/** Search and filters; the other tools load after the rows into reserved space. */
export function ListToolbar<Row extends ListRow>({ list, state, selection, total, isOutdated, onChange }: ListToolbarProps<Row>) {
  const isNarrow = useIsNarrow()
  return (
    <>
      <div className={`row ${classes.toolbar}`}>
        <ListSearch {...list.search} value={state.search} onSearch={(search) => onChange({ search })} />
        <div className={classes.strip}>
          {list.filterRows.length > 0 && <FilterButton list={list} state={state} total={isOutdated ? null : total} onChange={onChange} />}
          <div className={`flex gap8 ${classes.narrowTools}`}>
            {isNarrow && <NarrowTools list={list} state={state} selection={selection} onChange={onChange} />}
          </div>
          <div className={classes.tools}>
            <ListTools list={list} state={state} total={total} onChange={onChange} />
          </div>
        </div>
      </div>
      {filterCount(list, state) > 0 && (
        <div className={`row ${classes.chips}`}>
          <FilterChips list={list} state={state} onChange={onChange} />
        </div>
      )}
    </>
  )
}
