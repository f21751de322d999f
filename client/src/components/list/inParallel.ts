/** Concurrency limit, so that a long list doesn't block other requests. */
export const MOST_AT_ONCE = 4

/** Limited concurrency, in order. After an abort, running items finish. `work` reports its own failures; a rejection ends the run. */
export async function inParallel<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const rest = items.values()
  const worker = async (): Promise<void> => {
    for (const item of rest) {
      if (signal?.aborted) return
      await work(item)
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker))
}
