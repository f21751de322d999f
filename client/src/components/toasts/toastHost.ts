import { createStore, useStore } from '../../lib/createStore.ts'

/** Whether a toast was requested: the toast library loads on first use. */
const isRequested = createStore(false)

/** Mounts the toast area. Earlier toasts are queued. */
export const wantToastHost = (): void => isRequested.write(true)
export const useToastHostRequested = (): boolean => useStore(isRequested)
