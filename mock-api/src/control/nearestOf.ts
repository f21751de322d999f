import leven from 'leven'

/** The name that differs least; undefined without any. */
export function nearestOf(name: string, names: readonly string[]): string | undefined {
  const distance = (item: string): number => leven(name.toLowerCase().slice(0, 100), item.toLowerCase())
  return names.toSorted((a, b) => distance(a) - distance(b))[0]
}
