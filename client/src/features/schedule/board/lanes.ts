import type { CSSProperties } from 'react'
import type { BoardStore } from './boardStore.ts'
import type { Stretch } from './dayRuler.ts'

export const laneKinds = { across: 'Rows', down: 'Columns' } as const
export type LaneKind = keyof typeof laneKinds

/** Pixels, as in the style sheet. */
interface LaneShape {
  readonly head: number
  readonly axis: number
  readonly hour: number
  /** Size of a lane without visits, of its first row, and of each further one. */
  readonly pad: number
  readonly row: number
  readonly more: number
}

export const laneShapes: Readonly<Record<LaneKind, LaneShape>> = {
  // Travel times fit below the visits.
  across: { head: 184, axis: 32, hour: 60, pad: 14, row: 30, more: 30 },
  down: { head: 52, axis: 64, hour: 64, pad: 8, row: 136, more: 92 },
}

export interface LaneSizes {
  readonly ids: readonly string[]
  readonly sizes: readonly number[]
  readonly tops: readonly number[]
  readonly total: number
}

export function laneSizes(store: BoardStore, ids: readonly string[], kind: LaneKind, width = 0): LaneSizes {
  const { axis, pad, row, more } = laneShapes[kind]
  const least = ids.map((id) => pad + row + ((store.lane(id)?.rows ?? 1) - 1) * more)
  const free = kind === 'down' ? Math.floor((width - axis - least.reduce((sum, item) => sum + item, 0)) / ids.length) : 0
  const sizes = least.map((item) => item + Math.max(0, free))
  const tops: number[] = []
  let total = 0
  for (const size of sizes) {
    tops.push(total)
    total += size
  }
  return { ids, sizes, tops, total }
}

const percent = (part: number): string => `${part * 100}%`

/** Position along the time axis as CSS variables. */
export const placeStyle = ({ from, to }: Stretch, shown: Stretch, more?: Readonly<Record<string, number>>): CSSProperties =>
  ({
    '--at': percent((from - shown.from) / (shown.to - shown.from)),
    '--len': percent((to - from) / (shown.to - shown.from)),
    ...more,
  }) as CSSProperties
