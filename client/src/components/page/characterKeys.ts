import { useSyncExternalStore } from 'react'
import { preferenceKey } from '../../lib/preferences/preferenceKeys.ts'
import { browserStore } from '../../lib/preferences/storage.ts'
import { readSession } from '../../lib/session/session.ts'

const OFF = 'off'
const listeners = new Set<() => void>()
const key = (): string => preferenceKey('characterKeys', readSession('authEmail'))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Turns page shortcuts of a single character on or off for the user (WCAG 2.1.4). */
export function setCharacterKeys(isOn: boolean): void {
  if (isOn) browserStore.remove(key())
  else browserStore.write(key(), OFF)
  listeners.forEach((listener) => listener())
}

export const useCharacterKeys = (): boolean => useSyncExternalStore(subscribe, () => browserStore.read(key()) !== OFF)

/** Props of a button with a shortcut of a single character; none while those are off. */
export function useShortcutHint(label: string, shortcut: string): { readonly title?: string; readonly 'aria-keyshortcuts'?: string } {
  const shown = shortcut.toUpperCase()
  return useCharacterKeys() ? { title: `${label} (${shown})`, 'aria-keyshortcuts': shown } : {}
}
