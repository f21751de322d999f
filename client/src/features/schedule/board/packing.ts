import type { Stretch } from './dayRuler.ts'

/** In which row of a lane something stands. */
export interface Packed {
  readonly row: number
  /** Shares its time with something else in the lane. */
  readonly overlaps: boolean
}

/** Puts what overlaps below each other: each into the first row in which there is room, in the order of time. */
export function packed(spans: readonly Stretch[]): { readonly places: readonly Packed[]; readonly rows: number } {
  const order = spans
    .map((_, index) => index)
    .toSorted((a, b) => of(spans, a).from - of(spans, b).from || of(spans, a).to - of(spans, b).to)
  const ends: number[] = []
  const places: { row: number; overlaps: boolean }[] = spans.map(() => ({ row: 0, overlaps: false }))
  let open: number[] = []
  for (const index of order) {
    const { from, to } = of(spans, index)
    open = open.filter((other) => of(spans, other).to > from)
    const place = of(places, index)
    for (const other of open) of(places, other).overlaps = place.overlaps = true
    const free = ends.findIndex((end) => end <= from)
    place.row = free === -1 ? ends.length : free
    ends[place.row] = to
    open.push(index)
  }
  return { places, rows: Math.max(1, ends.length) }
}

const of = <T>(list: readonly T[], index: number): T => list[index] as T

/** Which of some lanes a height belongs to: `tops` are those of the lanes in their order, `total` is where the last one ends. */
export function laneAt(tops: readonly number[], total: number, y: number): number | null {
  if (tops.length === 0 || y < 0 || y >= total) return null
  let [low, high] = [0, tops.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (of(tops, middle) <= y) low = middle
    else high = middle - 1
  }
  return low
}
