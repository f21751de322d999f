import type { KeyboardEvent } from 'react'

/** Closes a popup, and nothing below it: Popover's own `closeOnEscape` lets the key go on to the dialog or page. */
export const onEscape =
  (close: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
