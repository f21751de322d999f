import { useEffect, useState } from 'react'

/** When the browser is idle, or after `waitMs` without `requestIdleCallback`. Returns the cancel function. */
export function whenIdle(act: () => void, waitMs = 1000): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(act, { timeout: 4000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(act, waitMs)
  return () => clearTimeout(timer)
}

/** True once the browser has been idle after the first render: what starts then doesn't delay the page. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  return isIdle
}
