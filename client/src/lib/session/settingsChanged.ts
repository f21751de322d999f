import { browserStore } from '../preferences/storage.ts'

/** Local storage key of the time of the last settings change. */
const KEY = 'settingsChanged'

const listeners = new Set<() => void>()

/** Makes all windows of this browser reload the company's settings. */
export function notifySettingsChanged(): void {
  browserStore.write(KEY, `${Date.now()} ${Math.random()}`)
  listeners.forEach((listener) => listener())
}

/** Subscribes to settings changes, here and in other windows. Returns the unsubscribe function. */
export function subscribeSettings(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === KEY && newValue !== null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
