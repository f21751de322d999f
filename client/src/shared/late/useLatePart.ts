import { useEffect, useSyncExternalStore } from 'react'
import type { LatePart, LateState } from './latePart.ts'

/** Shows a late part as soon as it is there, whoever has asked for it. While it is wanted this asks, too. */
export function useLatePart<Part>(late: LatePart<Part>, isWanted: boolean): LateState<Part> {
  useEffect(() => {
    if (isWanted) late.warm()
  }, [late, isWanted])
  return useSyncExternalStore(late.subscribe, late.state)
}
