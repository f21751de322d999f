import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { usePopupButton } from '../../overlays/usePopupButton.ts'
import type { List } from '../defineList.ts'
import type { ListState } from '../listState.ts'
import { openViewOf } from './listViews.ts'
import type { ChangeList } from '../useListState.ts'
import { useListPreferences } from './useListPreferences.ts'
import classes from '../toolbar/ListTools.module.css'
import { ViewsMenu } from '../lazyListPopups.ts'

interface ViewsButtonProps {
  readonly list: List
  readonly state: ListState
  readonly onChange: ChangeList
}

export function ViewsButton({ list, state, onChange }: ViewsButtonProps) {
  const { buttonProps, popup } = usePopupButton('menu', [ViewsMenu])
  const { views } = useListPreferences(list)
  const { today } = useFormat()
  const open = openViewOf(list, state, [...list.views, ...views], today())
  return (
    <>
      <Button
        {...buttonProps}
        variant="default"
        className={classes.views}
        aria-label={`Views: ${open?.view.name ?? 'none'}${open?.isEdited ? ', edited' : ''}`}
        rightSection={<IconChevronDown size={16} aria-hidden />}
      >
        <span className={classes.viewName} dir="auto">
          {open?.view.name ?? 'Views'}
        </span>
        {open?.isEdited && <span className={classes.edited}>Edited</span>}
      </Button>
      {popup && <ViewsMenu popup={popup} list={list} state={state} open={open} onChange={onChange} />}
    </>
  )
}
