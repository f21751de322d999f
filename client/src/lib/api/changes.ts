import { createStore, useStore } from '../createStore.ts'

export interface Notice {
  /** GraphQL type name. */
  readonly type: string
  /** Null: some records of that type. */
  readonly id: string | null
  readonly dates?: readonly string[]
  readonly staff?: readonly string[]
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
const isLost = createStore(false)

export const setChangesLost = isLost.write
export const areChangesLost = isLost.read
export const useChangesLost = (): boolean => useStore(isLost)
