import { type ReactNode, useLayoutEffect } from 'react'

let locks = 0

/** The page behind a dialog stays where it is, and as wide as it was. */
function lock(): () => void {
  const { style } = document.documentElement
  locks += 1
  if (locks === 1) {
    const bar = window.innerWidth - document.documentElement.clientWidth
    style.overflow = 'hidden'
    if (bar > 0) style.paddingInlineEnd = `${bar}px`
  }
  return () => {
    locks -= 1
    if (locks > 0) return
    style.overflow = ''
    style.paddingInlineEnd = ''
  }
}

interface RemoveScrollProps {
  readonly enabled?: boolean
  readonly children: ReactNode
}

/** In place of a package that writes a style sheet of its own for it: the browser would look at all styles of the page again. */
export function RemoveScroll({ enabled = true, children }: RemoveScrollProps) {
  useLayoutEffect(() => (enabled ? lock() : undefined), [enabled])
  return <div>{children}</div>
}
