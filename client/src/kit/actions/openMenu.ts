import type { PopupOfButton } from '../../shared/ui/usePopupButton.ts'
import type { Removal } from './deletes/useDeletes.ts'

/** What a menu that opens is given. */
export interface OpenMenu<Name extends string, Subject> {
  readonly popup: PopupOfButton
  readonly names: readonly Name[]
  /** Acts on the subject of the menu, unless another is named. */
  readonly onAction: (name: Name, subject?: Subject) => void
  readonly removal: Removal | null
}
