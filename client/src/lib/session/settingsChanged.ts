import { browserStore } from '../preferences/storage.ts'

/** Local storage key of the time of the last settings change. */
const KEY = 'settingsChanged'

const listeners = new Set<() => void>()

export function notifySettingsChanged(): void {
  browserStore.write(KEY, `${Date.now()} ${Math.random()}`)
  listeners.forEach((listener) => listener())
}

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
