import type { DataRouter, Location } from 'react-router'

/** Where the router is. */
export type Arrival = Pick<DataRouter['state'], 'location' | 'historyAction' | 'matches'>

/** How the pages answer a press: what stands around them hears of another address when its page is painted. */
export interface PageTurns {
  /**
   * Shows that another page is coming, before the router goes there. `handle` is that of the route. Resolves when the page may be drawn,
   * and never rejects; undefined where nothing is to be shown before.
   */
  readonly show: (to: Location, handle: unknown) => Promise<unknown> | undefined
  /** Draws the page; `tell` lets everybody else hear of it, later. */
  readonly arrive: (at: Arrival, tell: () => void) => void
}

let turns: PageTurns | undefined

/** Of the pages that stand there. Returns how to end that. */
export function takeTurns(by: PageTurns): () => void {
  turns = by
  return () => {
    if (turns === by) turns = undefined
  }
}

export const showTurn: PageTurns['show'] = (to, handle) => turns?.show(to, handle)

/** Without pages everybody hears of it at once. */
export function arriveFirst(at: Arrival, tell: () => void): void {
  if (turns) turns.arrive(at, tell)
  else tell()
}
