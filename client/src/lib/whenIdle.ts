/** Acts when the browser has nothing better to do; without `requestIdleCallback`, after `waitMs`. Returns how to call it off. */
export function whenIdle(act: () => void, waitMs = 1000): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(act, { timeout: 4000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(act, waitMs)
  return () => clearTimeout(timer)
}
