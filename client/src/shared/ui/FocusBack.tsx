import { useEffect, useState } from 'react'

/** What has the focus; of a menu's item the button of the menu, since the item goes with its menu. */
function openerNow(): HTMLElement | null {
  const { activeElement } = document
  const menu = activeElement?.closest('[role="menu"]')
  const opener = menu ? document.getElementById(menu.id.replace(/-dropdown$/, '')) : activeElement
  return opener instanceof HTMLElement ? opener : null
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
  const [opener] = useState(openerNow)
  useEffect(() => () => void setTimeout(giveBack, 0, opener), [opener])
  return null
}
