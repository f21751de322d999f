import { useEffect, useSyncExternalStore } from 'react'

/** What keys do, as the sheet of shortcuts tells it. */
export interface ShortcutKey {
  readonly label: string
  /** Any of them does it. */
  readonly keys: readonly string[]
}

/** In the order of the sheet. */
export const keyPlaces = ['On this page', 'In the list', 'In the form', 'Everywhere'] as const
export type KeyPlace = (typeof keyPlaces)[number]

const returned = new Map<object, { readonly place: KeyPlace; readonly keys: readonly ShortcutKey[] }>()

/** The sheet tells these keys as long as whoever handles them is there. */
export function useShortcutKeys(place: KeyPlace, keys: readonly ShortcutKey[]): void {
  const text = JSON.stringify(keys)
  useEffect(() => {
    const mark = {}
    returned.set(mark, { place, keys: JSON.parse(text) as ShortcutKey[] })
    return () => void returned.delete(mark)
  }, [place, text])
}

/** What there is at the moment, each once, by where it works. */
export const shortcutKeys = (): readonly { readonly place: KeyPlace; readonly keys: readonly ShortcutKey[] }[] =>
  keyPlaces.flatMap((place) => {
    const all = [...returned.values()].filter((entry) => entry.place === place).flatMap(({ keys }) => keys)
    const keys = all.filter(({ label }, index) => all.findIndex((key) => key.label === label) === index)
    return keys.length === 0 ? [] : { place, keys }
  })

const listeners = new Set<() => void>()
let isOpen = false

export function showKeySheet(willShow: boolean): void {
  isOpen = willShow
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useIsKeySheetOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen)
