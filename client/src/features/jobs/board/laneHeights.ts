import { type BoardStore } from './boardStore.ts'
import { LANE_PAD_PX, ROW_PX } from './VisitCard.tsx'

/** Below the visits, for the ways between them. */
const LEGS_PX = 14

export interface LaneHeights {
  readonly ids: readonly string[]
  readonly heights: readonly number[]
  readonly tops: readonly number[]
  readonly total: number
}

/** Heights of all lanes, drawn or not, and where each begins. */
export function laneHeights(store: BoardStore, ids: readonly string[]): LaneHeights {
  const heights = ids.map((id) => LANE_PAD_PX + (store.lane(id)?.rows ?? 1) * ROW_PX + LEGS_PX)
  const tops: number[] = []
  let total = 0
  for (const height of heights) {
    tops.push(total)
    total += height
  }
  return { ids, heights, tops, total }
}
