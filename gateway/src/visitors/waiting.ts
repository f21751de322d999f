/** Delays work. At most `mostPerKey` calls wait for one key, and `most` in all. */
export function createWaiting({ most, mostPerKey }: { readonly most: number; readonly mostPerKey: number }) {
  const waiting = new Map<string, number>()
  let all = 0
  const add = (key: string, change: 1 | -1): void => {
    const count = (waiting.get(key) ?? 0) + change
    if (count === 0) waiting.delete(key)
    else waiting.set(key, count)
  }
  /** Resolves to false at once where too many wait. */
  return async (keys: readonly string[], ms: number): Promise<boolean> => {
    if (all >= most || keys.some((key) => (waiting.get(key) ?? 0) >= mostPerKey)) return false
    all += 1
    for (const key of keys) add(key, 1)
    try {
      await new Promise((resolve) => setTimeout(resolve, ms))
      return true
    } finally {
      all -= 1
      for (const key of keys) add(key, -1)
    }
  }
}
