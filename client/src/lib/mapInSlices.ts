/** Items per slice. An item of the slowest caller, a row of an import, takes about 1 ms. */
export const SLICE_ITEMS = 20

/** Lets the browser handle input and paint. Safari has no `scheduler.yield`, and delays nested timers by 4 ms. */
export function yieldToPage(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield()
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}

interface SliceOptions {
  readonly signal?: AbortSignal
  readonly onProgress?: (done: number) => void
  readonly pause?: () => Promise<void>
}

/** Maps items in order without blocking the page. null: aborted. */
export async function mapInSlices<T, R>(
  items: readonly T[],
  map: (item: T) => R,
  { signal, onProgress, pause = yieldToPage }: SliceOptions = {},
): Promise<R[] | null> {
  const results: R[] = []
  while (results.length < items.length) {
    if (results.length > 0) await pause()
    if (signal?.aborted) return null
    results.push(...items.slice(results.length, results.length + SLICE_ITEMS).map(map))
    onProgress?.(results.length)
  }
  return results
}
