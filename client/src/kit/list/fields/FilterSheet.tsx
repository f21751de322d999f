import { Button, Drawer } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import type { PopupOfButton } from '../../../shared/ui/usePopupButton.ts'
import { FilterFields, type FilterFieldsProps } from './FilterFields.tsx'
import type { List } from '../defineList.ts'
import { filterCount, widening } from '../listState.ts'
import classes from './FilterSheet.module.css'

interface FilterSheetProps extends FilterFieldsProps {
  readonly popup: PopupOfButton
  /** Rows on all pages; null: not known, or not yet. */
  readonly total: number | null
}

const showWords = ({ noun }: List, total: number | null): string =>
  total === null ? `Show ${noun.many}` : `Show ${total.toLocaleString('en')} ${total === 1 ? noun.one : noun.many}`

/** The filters of a phone: as wide as the screen, with a way out that says how many rows are behind it. */
export function FilterSheet({ popup, list, state, total, onChange }: FilterSheetProps) {
  const isMounted = useMounted()
  const close = (): void => popup.onChange(false)
  return (
    <Drawer
      opened={isMounted && popup.isOpen}
      onClose={close}
      onExitTransitionEnd={() => popup.button.focus()}
      returnFocus={false}
      position="bottom"
      size="auto"
      title="Filters"
      classNames={{ content: classes.sheet, header: classes.header, title: classes.title, body: classes.body }}
      closeButtonProps={{ 'aria-label': 'Close', size: 44, iconSize: 20 }}
    >
      <div id={`${popup.id}-dropdown`} className={classes.fields}>
        <FilterFields list={list} state={state} onChange={onChange} />
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          disabled={filterCount(list, state) === 0}
          onClick={() => onChange({ ...widening(list), search: state.search })}
        >
          Clear all
        </Button>
        <Button onClick={close}>{showWords(list, total)}</Button>
      </div>
    </Drawer>
  )
}
