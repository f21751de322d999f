import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { LatePart, LateState } from './latePart.ts'

/**
 * Shows a late part as soon as it is there, whoever has asked for it. While it is wanted this asks, too. Not by
 * `useSyncExternalStore`: React runs all effects of what that draws before it paints it, and a page has many.
 */
export function useLatePart<Part>(late: LatePart<Part>, isWanted: boolean): LateState<Part> {
  const state = late.state()
  const [, draw] = useState(state)
  const isDrawn = useEffectEvent(() => late.state() === state)
  useLayoutEffect(() => {
    const follow = (): void => draw(late.state())
    // What has come in between is drawn before anything is painted, which costs all effects: not where nothing has.
    if (!isDrawn()) follow()
    return late.subscribe(follow)
  }, [late])
  useEffect(() => {
    if (isWanted) late.warm()
  }, [late, isWanted])
  return state
}
