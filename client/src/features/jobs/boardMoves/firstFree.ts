import type { BoardStore } from '../board/boardStore.ts'
import type { Stretch } from '../boardDay/dayRuler.ts'

const NINE = 9 * 60

/** The first place of a lane, from nine o'clock on, that is long enough. */
export function firstFree(store: BoardStore, laneId: string, length: number, step: number): Stretch {
  const visits = store.lane(laneId)?.visits ?? []
  let from = NINE
  for (const visit of visits) if (visit.from < from + length && visit.to > from) from = Math.ceil(visit.to / step) * step
  return { from, to: from + length }
}
