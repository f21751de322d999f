import { type RefObject, useEffect, useRef } from 'react'

/** Focuses a heading that replaced other content, so that screen readers announce it. */
export function useFocusedHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return heading
}
