import type { Authority } from '@callout/contracts/profile/authorities'
import type { TablerIcon } from '@tabler/icons-react'
import type { Removal } from './deletes/useDeletes.ts'

/** A link in a record's or row's menu. */
export interface MenuEntry {
  readonly label: string
  /** An app path or an absolute URL such as `tel:…`. */
  readonly to: string
  readonly Icon: TablerIcon
  /** Equivalent keyboard shortcut. */
  readonly shortcut?: string
}

/** A menu entry for people who hold all of these authorities. */
export interface GuardedEntry extends MenuEntry {
  readonly needs: readonly Authority[]
}

/** Props of an open menu. */
export interface OpenMenu<Name extends string, Subject> {
  readonly names: readonly Name[]
  /** Defaults to the menu's subject. */
  readonly onAction: (name: Name, subject?: Subject) => void
  readonly removal: Removal | null
  /** Shown above the actions. */
  readonly entries: readonly MenuEntry[]
}
