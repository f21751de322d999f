import { useSyncExternalStore } from 'react'

/** A change notice of the gateway (gateway/src/live/notices.ts). */
export interface Notice {
  /** GraphQL type name. */
  readonly type: string
  /** Null: some records of that type. */
  readonly id: string | null
  readonly dates?: readonly string[]
  readonly staff?: readonly string[]
  /** The window that made the change. */
  readonly by?: string
}

type Listener = (notices: readonly Notice[]) => void
const listeners = new Set<Listener>()

/** Subscribes to changes by other users. Returns the unsubscribe function. */
export function onChanges(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const notifyChanges: Listener = (notices) => listeners.forEach((listener) => listener(notices))

/** True while the live connection is lost. */
let isLost = false
const watchers = new Set<() => void>()

export function setChangesLost(isLostNow: boolean): void {
  if (isLost === isLostNow) return
  isLost = isLostNow
  watchers.forEach((watcher) => watcher())
}
const subscribe = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
export const areChangesLost = (): boolean => isLost
export const useChangesLost = (): boolean => useSyncExternalStore(subscribe, areChangesLost)
