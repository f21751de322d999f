/** Pixels from the upper left. */
export interface Spot {
  readonly x: number
  readonly y: number
}

const ways: Readonly<Record<string, Spot>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
}

/** Weight of the sideways distance: an arrow should move straight. */
const ASIDE = 2

/** The place that an arrow key moves to; null: not an arrow key, or no place in that direction. */
export function nearestPlace(spots: readonly Spot[], from: Spot, key: string): number | null {
  const way = ways[key]
  if (!way) return null
  let best: { index: number; far: number } | null = null
  for (const [index, spot] of spots.entries()) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y]
    const ahead = dx * way.x + dy * way.y
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x)
    if (ahead <= 0 || aside > ahead * ASIDE) continue
    const far = ahead + aside * ASIDE
    if (!best || far < best.far) best = { index, far }
  }
  return best?.index ?? null
}
