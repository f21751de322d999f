import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { usePopupButton } from '../../overlays/usePopupButton.ts'
import type { List } from '../defineList.ts'
import type { ListState } from '../listState.ts'
import classes from './ListTools.module.css'
import { useShortcutKeys } from '../../page/keySheet.ts'
import { usePageKeys } from '../../page/usePageKeys.ts'
import { rowShortcutKeys } from '../rows/rowKeys.ts'
import { useMaySelect } from '../rows/useMaySelect.ts'
import { ListMoreMenu } from '../lazyListPopups.ts'

const focusSearch = (): void => document.querySelector<HTMLElement>('[data-list-search]')?.focus()

/** `/` focuses the search, except while typing or below an overlay. */
function useListShortcuts(list: Pick<List, 'bulk' | 'noun'>): void {
  usePageKeys(
    [
      ['/', focusSearch, 'Search'],
      // For keyboards with / on the 7 key.
      ['shift + /', focusSearch],
    ],
    'In the list',
  )
  useShortcutKeys('In the list', rowShortcutKeys(list, useMaySelect(list)))
}

interface ListMoreProps {
  readonly list: List
  readonly state: ListState
  readonly total: number | null
}

export function ListMore({ list, state, total }: ListMoreProps) {
  const { buttonProps, popup } = usePopupButton('menu', [ListMoreMenu])
  useListShortcuts(list)
  return (
    <>
      <ActionIcon {...buttonProps} variant="default" size={36} className={classes.more} aria-label="More" title="More">
        <IconDots size={18} aria-hidden />
      </ActionIcon>
      {popup && <ListMoreMenu popup={popup} list={list} state={state} total={total} />}
    </>
  )
}
