import { Button } from '@mantine/core'
import { BottomSheet } from '../../overlays/BottomSheet.tsx'
import type { PopupOfButton } from '../../overlays/usePopupButton.ts'
import { DeferredContent } from '../../overlays/DeferredContent.tsx'
import { FilterFields, type FilterFieldsProps } from './FilterFields.tsx'
import type { List } from '../defineList.ts'
import { filterCount, widening } from '../listState.ts'
import classes from './FilterSheet.module.css'

interface FilterSheetProps extends FilterFieldsProps {
  readonly popup: PopupOfButton
  /** Rows on all pages; null: unknown or loading. */
  readonly total: number | null
}

const showText = ({ noun }: List, total: number | null): string =>
  total === null ? `Show ${noun.many}` : `Show ${total.toLocaleString('en')} ${total === 1 ? noun.one : noun.many}`

/** Full-width filters on a phone; the close button shows the number of rows. */
export function FilterSheet({ popup, list, state, total, onChange }: FilterSheetProps) {
  return (
    <BottomSheet popup={popup} title="Filters">
      <div className={`stack ${classes.fields}`}>
        <DeferredContent bars={list.filterRows.length} height={68}>
          <FilterFields list={list} state={state} onChange={onChange} />
        </DeferredContent>
      </div>
      <div className={classes.actions} data-sheet-foot>
        <Button
          variant="default"
          disabled={filterCount(list, state) === 0}
          onClick={() => onChange({ ...widening(list), search: state.search })}
        >
          Clear all
        </Button>
        <Button onClick={() => popup.onChange(false)}>{showText(list, total)}</Button>
      </div>
    </BottomSheet>
  )
}
