/** Calls that are under way at one time, so that a long list does not push everything else aside. */
export const MOST_AT_ONCE = 4

/**
 * Does the work for each item, a few at a time, in their order. Stopped by the signal: what has begun ends, the rest is not
 * begun. `work` reports its own failures; a rejection ends it all.
 */
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
