import { useEffect, useState } from 'react'

/** The focused element; for a menu item the menu's button, since the item is removed with its menu. */
export function focusedControl(): HTMLElement | null {
  const { activeElement } = document
  const menu = activeElement?.closest('[role="menu"]')
  const control = menu ? document.getElementById(menu.id.replace(/-dropdown$/, '')) : activeElement
  return control instanceof HTMLElement ? control : null
}

/** Whether the focused element was removed or disabled. */
export function isFocusLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement.matches('body, main, :disabled')
}

/** Returns a lost focus to the opener, or to the page's content if the opener is gone. */
export function giveBack(opener: HTMLElement | null): void {
  if (document.activeElement && document.activeElement !== document.body) return
  const target = opener?.isConnected ? opener : document.querySelector('main')
  target?.focus({ preventScroll: true })
}

/** Rendered beside an open dialog. If the dialog is removed with the focus inside, returns the focus to the element that opened it. */
export function FocusBack() {
  const [opener] = useState(focusedControl)
  useEffect(() => () => void setTimeout(giveBack, 0, opener), [opener])
  return null
}
