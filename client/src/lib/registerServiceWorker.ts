import { isStorageBlocked } from './preferences/storage.ts'
import { whenIdle } from './whenIdle.ts'

/** Whether the browser's data saver is on: disables preloading. */
const isSavingData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** The first visit downloads its own page first. */
const DELAY_MS = 2500

/** Registers the service worker (src/worker.ts) when the browser is idle, unless the browser saves data or blocks site data. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || isSavingData() || isStorageBlocked()) return
  const register = (): void => void navigator.serviceWorker.register('/worker.js').catch(() => undefined)
  setTimeout(() => whenIdle(register), DELAY_MS)
}
