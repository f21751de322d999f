import { useLayoutEffect, useState } from 'react'

let locks = 0

/** The page behind a dialog stays where it is, and as wide as it was. */
function lock(bar: number): () => void {
  const { style } = document.documentElement
  locks += 1
  if (locks === 1) {
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

const barWidth = (): number => window.innerWidth - document.documentElement.clientWidth

/** While it is there, the page does not scroll. It is measured before the dialog stands in it: after that it would be laid out once more. */
export function useStillPage(isStill = true): void {
  const [bar] = useState(barWidth)
  useLayoutEffect(() => (isStill ? lock(bar) : undefined), [isStill, bar])
}
