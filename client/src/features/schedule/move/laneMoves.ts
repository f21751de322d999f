import type { DropTarget } from './dayDrags.ts'

export const turned: Readonly<Record<string, string>> = {
  ArrowDown: 'ArrowRight',
  ArrowUp: 'ArrowLeft',
  ArrowRight: 'ArrowDown',
  ArrowLeft: 'ArrowUp',
}

interface Lanes {
  readonly order: readonly string[]
  /** Minutes by which a key moves in time. */
  readonly step: number
  /** Minutes of the day. */
  readonly minutes: number
}

/** Minutes by which an arrow key moves in time; 0: it moves between lanes. */
export const minutesBy = (key: string, step: number): number => (key === 'ArrowLeft' ? -step : key === 'ArrowRight' ? step : 0)

/** The place that an arrow key moves to: earlier, later, or the same time in the lane beside. null: none. */
export function placeBeside({ laneId, from, to }: DropTarget, key: string, { order, step, minutes }: Lanes): DropTarget | null {
  const by = minutesBy(key, step)
  if (by !== 0) return from + by >= 0 && to + by <= minutes ? { laneId, from: from + by, to: to + by } : null
  const beside = order[order.indexOf(laneId) + (key === 'ArrowUp' ? -1 : 1)]
  return beside === undefined ? null : { laneId: beside, from, to }
}
