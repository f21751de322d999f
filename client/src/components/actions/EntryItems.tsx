import { Menu } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import type { MenuEntry } from './openMenu.ts'

/** Links of a menu. Back leads to the list from there, as from the record. */
export function EntryItems({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const { state } = useLocation() as { readonly state: unknown }
  return entries.map(({ label, to, Icon, shortcut }) => (
    <Menu.Item
      component={Link}
      key={to}
      to={to}
      state={state}
      aria-keyshortcuts={shortcut?.toUpperCase()}
      leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
    >
      {label}
    </Menu.Item>
  ))
}
