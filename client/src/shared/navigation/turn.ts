import type { Location } from 'react-router'

/**
 * `handle` is that of the route. Shows that another page is coming, before the router hears of it: the press is answered sooner. Resolves when the page may be
 * drawn, and never rejects; undefined where nothing is to be shown before.
 */
export type ShowTurn = (to: Location, handle: unknown) => Promise<unknown> | undefined

let shown: ShowTurn | undefined

/** Of the pages that stand there. Returns how to end that. */
export function takeTurns(show: ShowTurn): () => void {
  shown = show
  return () => {
    if (shown === show) shown = undefined
  }
}

export const showTurn: ShowTurn = (to, handle) => shown?.(to, handle)
