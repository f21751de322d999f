import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './afterPaint.ts'

/** Of the outline of a page whose code is on its way. */
export const OUTLINE_ID = 'outline'

/** What waits for a page waits no longer for its code: on a slow line that can take seconds. */
const LONGEST_FRAMES = 18

/**
 * Acts when the page that is coming is painted: what is drawn for it does not hold up the page. A transition that has begun would, for
 * React ends it before it draws what has come. Returns how to call it off.
 */
export function oncePageStands(act: () => void): () => void {
  let isOver = false
  const follow = (frames: number): void =>
    afterPaint(() => {
      if (isOver) return
      if (frames > 0 && document.getElementById(OUTLINE_ID)) follow(frames - 1)
      else act()
    })
  follow(LONGEST_FRAMES)
  return () => {
    isOver = true
  }
}

/** `value` as it was until the page that it leads to is painted. */
export function useOncePageStands<Value>(value: Value): Value {
  const [later, setLater] = useState(value)
  useEffect(() => {
    if (later === value) return undefined
    return oncePageStands(() => startTransition(() => setLater(() => value)))
  }, [later, value])
  return later
}
