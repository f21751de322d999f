import { type RefObject, useEffect, useRef } from 'react'

/** Puts the focus on a heading that has taken the place of something else, so that it is read out. */
export function useFocusedHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return heading
}
