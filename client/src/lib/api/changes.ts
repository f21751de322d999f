import { useSyncExternalStore } from 'react'

/** What the gateway tells of a record that has changed (gateway/src/live/notices.ts). */
export interface Notice {
  /** Of GraphQL. */
  readonly type: string
  /** Null: some of that type. */
  readonly id: string | null
  readonly dates?: readonly string[]
  readonly staff?: readonly string[]
  /** The window that made the change. */
  readonly by?: string
}

type Listener = (notices: readonly Notice[]) => void
const listeners = new Set<Listener>()

/** Hears of what others change, as soon as it is known. Returns how to stop. */
export function onChanges(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const notifyChanges: Listener = (notices) => listeners.forEach((listener) => listener(notices))

/** Whether changes by others have not been heard for a while, because the connection is lost. */
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
