export const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')
export const isPlaceholder = (segment: string): boolean => segment.startsWith(':')

/** Segments of a path as the routes have it: some are placeholders. */
interface Segmented {
  readonly segments: readonly string[]
}

const placeholders = ({ segments }: Segmented): number => segments.filter(isPlaceholder).length

/** Finds what stands at an address, the one with the fewest placeholders: what the router finds, found without ranking all of them. */
export function finderOf<At extends Segmented>(some: readonly At[]): (pathname: string) => At | undefined {
  const inOrder = some.toSorted((one, other) => placeholders(one) - placeholders(other))
  return (pathname) => {
    const asked = segmentsOf(pathname)
    const fits = ({ segments }: At): boolean =>
      segments.length === asked.length && segments.every((segment, place) => isPlaceholder(segment) || segment === asked[place])
    return inOrder.find(fits)
  }
}
