import type { Stretch } from './dayRuler.ts'

export interface Packed {
  readonly row: number
  readonly overlaps: boolean
}

export function packed(spans: readonly Stretch[]): { readonly places: readonly Packed[]; readonly rows: number } {
  const order = spans
    .map((_, index) => index)
    .toSorted((a, b) => of(spans, a).from - of(spans, b).from || of(spans, a).to - of(spans, b).to)
  const ends: number[] = []
  const places: { row: number; overlaps: boolean }[] = spans.map(() => ({ row: 0, overlaps: false }))
  let open: number[] = []
  for (const index of order) {
    const { from, to } = of(spans, index)
    open = open.filter((item) => of(spans, item).to > from)
    const place = of(places, index)
    for (const item of open) of(places, item).overlaps = place.overlaps = true
    const free = ends.findIndex((end) => end <= from)
    place.row = free === -1 ? ends.length : free
    ends[place.row] = to
    open.push(index)
  }
  return { places, rows: Math.max(1, ends.length) }
}

const of = <T>(list: readonly T[], index: number): T => list[index] as T

/** The lane at an offset: `tops` are the lanes' offsets in order, `total` is the end of the last one. */
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
