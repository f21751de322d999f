import { useEffect, useState } from 'react'
import { focusedControl } from './focusedControl.ts'

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
