import type { TablerIcon } from '@tabler/icons-react'
import type { Removal } from './deletes/useDeletes.ts'

/** Leads from the menu of a record to where something is done to it. */
export interface MenuEntry {
  readonly label: string
  readonly to: string
  readonly Icon: TablerIcon
  /** The key that does the same. */
  readonly shortcut: string
}

/** What a menu that opens is given. */
export interface OpenMenu<Name extends string, Subject> {
  readonly names: readonly Name[]
  /** Acts on the subject of the menu, unless another is named. */
  readonly onAction: (name: Name, subject?: Subject) => void
  readonly removal: Removal | null
  /** They follow the actions. */
  readonly entries: readonly MenuEntry[]
}
