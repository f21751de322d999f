import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { ButtonMenu } from '../../shared/ui/ButtonMenu.tsx'
import { ActionItems } from './ActionItems.tsx'
import type { OfferedActions } from './defineActions.ts'
import { DeleteItem } from './deletes/DeleteItem.tsx'
import type { OpenMenu } from './openMenu.ts'
import { useLoaded } from './useLoaded.ts'

export interface MenuItemsProps<Name extends string, Subject> extends OpenMenu<Name, Subject> {
  readonly set: OfferedActions<Name, Subject>
  readonly width?: number
  /** In the place of the actions. */
  readonly children?: ReactNode
}

/** What opens below the button of a record: the actions, then what deletes it. */
export function MenuItems<Name extends string, Subject>(props: MenuItemsProps<Name, Subject>) {
  const { set, popup, names, onAction, removal, width = 200, children } = props
  const { actions } = useLoaded(set.late)
  return (
    <ButtonMenu {...popup} width={width}>
      {children || <ActionItems actions={actions} names={names} onAction={(name) => onAction(name)} />}
      {removal && names.length > 0 && <Menu.Divider />}
      {removal && <DeleteItem {...removal} />}
    </ButtonMenu>
  )
}
