import { useEffect, useLayoutEffect, useState } from 'react'
import type { LatePart, LateState } from './latePart.ts'

/**
 * Shows a late part as soon as it is there, whoever has asked for it. While it is wanted this asks, too. Not by
 * `useSyncExternalStore`: React runs all effects of what that draws before it paints it, and a page has many.
 */
export function useLatePart<Part>(late: LatePart<Part>, isWanted: boolean): LateState<Part> {
  const [, draw] = useState(late.state)
  useLayoutEffect(() => {
    const follow = (): void => draw(late.state())
    follow()
    return late.subscribe(follow)
  }, [late])
  useEffect(() => {
    if (isWanted) late.warm()
  }, [late, isWanted])
  return late.state()
}
