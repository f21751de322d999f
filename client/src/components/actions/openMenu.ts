import type { Authority } from '@callout/contracts/profile/authorities'
import type { TablerIcon } from '@tabler/icons-react'
import type { Removal } from './deletes/useDeletes.ts'

export interface MenuEntry {
  readonly label: string
  /** An app path or an absolute URL such as `tel:…`. */
  readonly to: string
  readonly Icon: TablerIcon
  /** Equivalent keyboard shortcut. */
  readonly shortcut?: string
}

export interface GuardedEntry extends MenuEntry {
  readonly needs: readonly Authority[]
}

export interface OpenMenu<Name extends string, Subject> {
  readonly names: readonly Name[]
  readonly onAction: (name: Name, subject?: Subject) => void
  readonly removal: Removal | null
  readonly entries: readonly MenuEntry[]
}
