import { useEffect } from 'react'
import type { LatePart } from './latePart.ts'
import { prefetch } from './prefetch.ts'

/** Downloads what the screen may open next, when the browser is idle. */
export function usePrefetched(parts: readonly LatePart<unknown>[]): void {
  useEffect(() => {
    prefetch(parts)
  })
}
