import type { BoardStore } from '../board/boardStore.ts'
import type { Stretch } from '../board/dayRuler.ts'

const NINE = 9 * 60

export function firstFree(store: BoardStore, laneId: string, length: number, step: number): Stretch {
  let from = NINE
  for (const busy of store.getBusyStretches(laneId))
    if (busy.from < from + length && busy.to > from) from = Math.ceil(busy.to / step) * step
  return { from, to: from + length }
}
