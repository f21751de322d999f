import { type RefObject, useLayoutEffect } from 'react'

/** What stands behind `place`, has the focus and was seen until `place` grew is seen again. */
function seeAgain(place: Element, growth: number): void {
  const focused = document.activeElement
  if (!focused || place.compareDocumentPosition(focused) !== Node.DOCUMENT_POSITION_FOLLOWING) return
  const { top, bottom } = focused.getBoundingClientRect()
  if (bottom > window.innerHeight && top - growth < window.innerHeight) focused.scrollIntoView({ block: 'nearest' })
}

/** Keeps the focused element in view when content above it grows. */
export function useKeepFocusInView(ref: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const place = ref.current
    if (!place || typeof ResizeObserver === 'undefined') return undefined
    let before = 0
    const observer = new ResizeObserver(() => {
      const { height } = place.getBoundingClientRect()
      if (height > before) seeAgain(place, height - before)
      before = height
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [ref])
}
