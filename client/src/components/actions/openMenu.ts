import type { Authority } from '@callout/contracts/profile/authorities'
import type { TablerIcon } from '@tabler/icons-react'
import type { Removal } from './deletes/useDeletes.ts'

/** A link in the menu of a record or a row. */
export interface MenuEntry {
  readonly label: string
  /** A path of the app, or an absolute URL such as `tel:…`. */
  readonly to: string
  readonly Icon: TablerIcon
  /** The key that does the same. */
  readonly shortcut?: string
}

/** A menu entry for people who hold all of these authorities. */
export interface GuardedEntry extends MenuEntry {
  readonly needs: readonly Authority[]
}

/** What a menu that opens is given. */
export interface OpenMenu<Name extends string, Subject> {
  readonly names: readonly Name[]
  /** Acts on the subject of the menu, unless another is named. */
  readonly onAction: (name: Name, subject?: Subject) => void
  readonly removal: Removal | null
  /** Above the actions. */
  readonly entries: readonly MenuEntry[]
}
