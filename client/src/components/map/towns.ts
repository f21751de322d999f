import type { Box } from './box.ts'

export interface Town {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  /** Ten times the decimal logarithm of the population, rounded down. */
  readonly rank: number
}

/** Reads lines of a square degree, a tab, and its towns, each as hundredths of a degree north and east, rank and name. */
export function parseTowns(lines: string): Town[] {
  const towns = lines.split('\n').flatMap((line) => {
    const [cell = '', all] = line.split('\t')
    const [south = 0, west = 0] = cell.split(' ').map(Number)
    return (all?.split(';') ?? []).map((town) => ({
      name: town.slice(6),
      latitude: south + Number(town.slice(0, 2)) / 100,
      longitude: west + Number(town.slice(2, 4)) / 100,
      rank: Number(town.slice(4, 6)),
    }))
  })
  return towns.toSorted((item, entry) => entry.rank - item.rank)
}

/** At a zoom of 2 towns of 4 million, from 10 on all. */
export const leastRank = (zoom: number): number => Math.max(0, 66 - Math.max(0, zoom - 2) * 4.5)

export function townsIn(all: readonly Town[], { north, south, east, west }: Box, zoom: number): Town[] {
  const least = leastRank(zoom)
  return all.filter(
    ({ rank, latitude, longitude }) => rank >= least && latitude <= north && latitude >= south && longitude <= east && longitude >= west,
  )
}

export function nearestTown(all: readonly Town[], latitude: number, longitude: number): Town | null {
  const width = Math.cos((latitude * Math.PI) / 180)
  let [nearest, least]: [Town | null, number] = [null, Infinity]
  for (const town of all) {
    const distance = Math.hypot(town.latitude - latitude, (town.longitude - longitude) * width)
    if (distance < least) [nearest, least] = [town, distance]
  }
  return nearest
}

const CHARACTER_PX = 7
const HEIGHT_PX = 18
/** Free pixels around a label. */
const GAP_PX = 10
const MOST_LABELS = 80

/** Towns that get a label: the largest first, none over another. Positions in pixels. */
export function withoutOverlaps<T extends { readonly name: string }>(
  all: readonly T[],
  pixelOf: (town: T) => { readonly x: number; readonly y: number },
): T[] {
  const placed: { x: number; y: number; half: number }[] = []
  return all.filter(({ name }, index) => {
    const town = all[index] as T
    if (placed.length >= MOST_LABELS) return false
    const [{ x, y }, half] = [pixelOf(town), (name.length * CHARACTER_PX + 10) / 2]
    const covers = placed.some((item) => Math.abs(item.x - x) < item.half + half + GAP_PX && Math.abs(item.y - y) < HEIGHT_PX + GAP_PX)
    if (!covers) placed.push({ x, y, half })
    return !covers
  })
}
