import { type RefObject, useEffect, useRef } from 'react'

/** The step that was shown before; null right after the page was loaded. */
let lastTitle: string | null = null

/** A step that follows another begins at the top, with the focus on its heading, so that it is read out. */
export function useStepHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const isArrival = lastTitle !== null && lastTitle !== title
    lastTitle = title
    if (!isArrival) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [title])
  return heading
}
