import { useSyncExternalStore } from 'react'

/** True while the server is unreachable. */
let isAwayNow = false
const listeners = new Set<() => void>()

export const isServerAway = (): boolean => isAwayNow

export function setServerAway(isAway: boolean): void {
  if (isAway === isAwayNow) return
  isAwayNow = isAway
  listeners.forEach((listener) => listener())
}

export function subscribeReach(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useServerAway = (): boolean => useSyncExternalStore(subscribeReach, isServerAway)
