import { ActionIcon } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { usePopupButton } from '../../overlays/usePopupButton.ts'
import type { List } from '../defineList.ts'
import type { ListState } from '../listState.ts'
import type { ChangeList } from '../useListState.ts'
import classes from '../toolbar/ListTools.module.css'
import { ColumnsPanel } from '../lazyListPopups.ts'

interface ColumnsButtonProps {
  readonly list: List
  readonly state: ListState
  readonly onChange: ChangeList
}

export function ColumnsButton({ list, state, onChange }: ColumnsButtonProps) {
  const { buttonProps, popup } = usePopupButton('dialog', [ColumnsPanel])
  return (
    <>
      <ActionIcon {...buttonProps} variant="default" size={36} className={classes.columns} aria-label="Columns" title="Columns">
        <IconColumns3 size={18} aria-hidden />
      </ActionIcon>
      {popup && <ColumnsPanel popup={popup} list={list} state={state} onChange={onChange} />}
    </>
  )
}
