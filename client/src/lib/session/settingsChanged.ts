import { browserStore } from '../preferences/storage.ts'

/** In local storage: when somebody last changed the company's settings in this browser. */
const KEY = 'settingsChanged'

const listeners = new Set<() => void>()

/** The company's settings are others now: this window reads them anew, and so do the others of this browser. */
export function notifySettingsChanged(): void {
  browserStore.write(KEY, `${Date.now()} ${Math.random()}`)
  listeners.forEach((listener) => listener())
}

/** Tells of every change, here and in other windows. Returns how to stop. */
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
