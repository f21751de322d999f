import type { BoardStore } from '../board/boardStore.ts'
import type { Stretch } from '../board/dayRuler.ts'

const NINE = 9 * 60

export function firstFree(store: BoardStore, laneId: string, length: number, step: number): Stretch {
  let from = NINE
  for (const taken of store.takenOf(laneId)) if (taken.from < from + length && taken.to > from) from = Math.ceil(taken.to / step) * step
  return { from, to: from + length }
}
