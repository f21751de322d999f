import leven from 'leven'

/** The name that differs least; undefined without any. */
export function nearestOf(name: string, names: readonly string[]): string | undefined {
  const distance = (candidate: string): number => leven(name.toLowerCase().slice(0, 100), candidate.toLowerCase())
  return names.toSorted((a, b) => distance(a) - distance(b))[0]
}
