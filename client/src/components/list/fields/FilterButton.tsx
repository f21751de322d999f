import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useIsPhone } from '../../theme/useIsPhone.ts'
import { usePopupButton } from '../../overlays/usePopupButton.ts'
import type { List } from '../defineList.ts'
import { filterCount, type ListState } from '../listState.ts'
import type { ChangeList } from '../useListState.ts'
import { FilterPanel, LazyFilterFields } from './FilterPanel.tsx'
import classes from '../ListPage.module.css'

const FilterSheet = lazyWithPreload(async () => (await import('./FilterSheet.tsx')).FilterSheet)

interface FilterButtonProps {
  readonly list: List
  readonly state: ListState
  /** Rows on all pages; null: not known, or not yet. */
  readonly total: number | null
  readonly onChange: ChangeList
}

/** The button of the filters, with how many are in force; they open beside it, on a phone in a sheet from below. */
export function FilterButton({ list, state, total, onChange }: FilterButtonProps) {
  const isPhone = useIsPhone()
  const { buttonProps, popup } = usePopupButton('dialog', [isPhone ? FilterSheet : LazyFilterFields])
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
