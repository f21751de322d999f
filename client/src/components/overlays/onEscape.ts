import type { KeyboardEvent } from 'react'
import { isKey } from '../../lib/isKey.ts'

/** Closes a popup only: Popover's own `closeOnEscape` lets the key propagate to the dialog or page. */
export const onEscape =
  (close: () => void) =>
  (event: KeyboardEvent): void => {
    if (!isKey(event, 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
