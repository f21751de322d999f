import { useEffect, useState } from 'react'

/** What has the focus; of a menu's item the button of the menu, since the item goes with its menu. */
export function focusedControl(): HTMLElement | null {
  const { activeElement } = document
  const menu = activeElement?.closest('[role="menu"]')
  const control = menu ? document.getElementById(menu.id.replace(/-dropdown$/, '')) : activeElement
  return control instanceof HTMLElement ? control : null
}

/** Nothing that a person could go on from has the focus: it was removed or disabled. */
export function isFocusLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement.matches('body, main, :disabled')
}

function giveBack(opener: HTMLElement | null): void {
  if (document.activeElement && document.activeElement !== document.body) return
  const target = opener?.isConnected ? opener : document.querySelector('main')
  target?.focus({ preventScroll: true })
}

/**
 * Stands beside a dialog as long as it is open. A dialog that is taken away as a whole loses the focus with it: then the
 * element that opened it gets it back.
 */
export function FocusBack() {
  const [opener] = useState(focusedControl)
  useEffect(() => () => void setTimeout(giveBack, 0, opener), [opener])
  return null
}
