import type { KeyboardEvent } from 'react'

/** Closes a popup only: Popover's own `closeOnEscape` lets the key propagate to the dialog or page. */
export const onEscape =
  (close: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
