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
