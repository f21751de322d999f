import { useSyncExternalStore } from 'react'

/** What this device can open without network: nothing, today with what was loaded besides, or all that a day leads to. */
export type KeptParts = 'nothing' | 'pages' | 'all'

const hasWorker = (): boolean => 'serviceWorker' in navigator && Boolean(navigator.serviceWorker.controller)
let kept: KeptParts | null = null
const listeners = new Set<() => void>()

/** A page that came from the service worker comes from it again. */
export const keptParts = (): KeptParts => (kept ??= hasWorker() ? 'pages' : 'nothing')

export function tellKept(now: KeptParts): void {
  if (keptParts() === 'all') return
  kept = now
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useKeptParts = (): KeptParts => useSyncExternalStore(subscribe, keptParts)
