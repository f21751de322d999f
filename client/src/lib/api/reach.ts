import { createStore, useStore } from '../createStore.ts'

/** True while the server is unreachable. */
const isAway = createStore(false)

export const isServerAway = isAway.read
export const setServerAway = isAway.write
export const subscribeReach = isAway.subscribe
export const useServerAway = (): boolean => useStore(isAway)
