import { createStore, useStore } from '../../lib/createStore.ts'

/** Whether a toast was requested: the toast library loads on first use. */
const isWanted = createStore(false)

/** Mounts the toast area. Earlier toasts are queued. */
export const wantToastHost = (): void => isWanted.write(true)
export const useToastHostWanted = (): boolean => useStore(isWanted)
