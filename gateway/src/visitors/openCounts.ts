export function createOpenCounts() {
  const counts = new Map<string, number>()
  const of = (key: string): number => counts.get(key) ?? 0
  const close = (key: string): void => void (of(key) > 1 ? counts.set(key, of(key) - 1) : counts.delete(key))
  const open = (...keys: string[]): (() => void) => {
    for (const key of keys) counts.set(key, of(key) + 1)
    return () => keys.splice(0).forEach(close)
  }
  return { of, open }
}
