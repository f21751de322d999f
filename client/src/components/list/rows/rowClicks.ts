import type { MouseEvent } from 'react'

/** What takes the pointer for itself, the cells around the small ones included. */
const controls = 'a, button, input, label, [data-column="select"], [data-column="actions"]'

function linkAt({ target, currentTarget }: MouseEvent<HTMLElement>): HTMLElement | null {
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(controls)) return null
  return target.closest('[data-row]')?.querySelector<HTMLElement>('[data-row-link]') ?? null
}

const isTextSelected = (): boolean => window.getSelection()?.isCollapsed === false

/** A click on a row, as one on its link: with Ctrl or ⌘ in a new tab, with Shift in a new window. */
function onClick(event: MouseEvent<HTMLElement>): void {
  const { ctrlKey, metaKey, shiftKey, altKey } = event
  const link = linkAt(event)
  // The selection is asked last: it lays out the page.
  if (!link || isTextSelected()) return
  link.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }))
}

const isMiddle = ({ button }: MouseEvent): boolean => button === 1

/** The middle button opens a new tab. */
function onAuxClick(event: MouseEvent<HTMLElement>): void {
  if (isMiddle(event))
    linkAt(event)?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true, metaKey: true }))
}

/** Where the middle button would begin to scroll. */
function onMouseDown(event: MouseEvent<HTMLElement>): void {
  if (isMiddle(event) && linkAt(event)) event.preventDefault()
}

/** The whole row opens its record for a pointer; text in it can be selected, and the row has one link for all others. */
export const rowClicks = { onClick, onAuxClick, onMouseDown } as const
