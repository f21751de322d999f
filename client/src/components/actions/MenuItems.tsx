import { useLazyModule } from '../../lib/lazyModule.ts'
import { Menu, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { toApiError } from '../../lib/api/apiError.ts'
import { useCharacterKeys } from '../page/characterKeys.ts'
import { ActionItems } from './ActionItems.tsx'
import type { OfferedActions } from './defineActions.ts'
import { DeleteItem } from './deletes/DeleteItem.tsx'
import type { OpenMenu, MenuEntry } from './openMenu.ts'
import { Link, useLocation } from 'react-router'

function EntryItems({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const { state } = useLocation() as { readonly state: unknown }
  const hasCharacterKeys = useCharacterKeys()
  return entries.map(({ label, to, Icon, shortcut }) => (
    <Menu.Item
      component={Link}
      key={to}
      to={to}
      state={state}
      aria-keyshortcuts={hasCharacterKeys ? shortcut?.toUpperCase() : undefined}
      leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
    >
      {label}
    </Menu.Item>
  ))
}

interface SetItemsProps<Name extends string, Subject> extends Pick<OpenMenu<Name, Subject>, 'names' | 'onAction'> {
  readonly set: OfferedActions<Name, Subject>
}

function SetItems<Name extends string, Subject>({ set, names, onAction }: SetItemsProps<Name, Subject>) {
  const { value, error, retry } = useLazyModule(set.lazy)
  if (value) return <ActionItems of={value} names={names} onAction={(name) => onAction(name)} />
  if (error) {
    return (
      <>
        <Menu.Label>{toApiError(null).message}</Menu.Label>
        <Menu.Item closeMenuOnClick={false} onClick={retry}>
          Try again
        </Menu.Item>
      </>
    )
  }
  return (
    <Menu.Item disabled aria-label="Loading">
      <Skeleton height={16} />
    </Menu.Item>
  )
}

export interface MenuItemsProps<Name extends string, Subject> extends OpenMenu<Name, Subject> {
  /** Its actions are shown, unless there are `children`. */
  readonly set?: OfferedActions<Name, Subject>
  readonly children?: ReactNode
}

export function MenuItems<Name extends string, Subject>(props: MenuItemsProps<Name, Subject>) {
  const { set, names, onAction, removal, entries, children } = props
  return (
    <>
      <EntryItems entries={entries} />
      {entries.length > 0 && names.length > 0 && <Menu.Divider />}
      {children || (set && names.length > 0 && <SetItems set={set} names={names} onAction={onAction} />)}
      {removal && names.length + entries.length > 0 && <Menu.Divider />}
      {removal && <DeleteItem {...removal} />}
    </>
  )
}
