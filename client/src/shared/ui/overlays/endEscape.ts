import type { KeyboardEvent } from 'react'

/** Keeps the Escape that closes a popup from closing what is below it. */
export function endEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
}
