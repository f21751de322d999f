import { useEffect } from 'react'
import { createStore, useStore } from '../../lib/createStore.ts'

export interface ShortcutKey {
  readonly label: string
  readonly keys: readonly string[]
}

export const keyPlaces = ['On this page', 'In the list', 'In the form', 'Everywhere'] as const
export type KeyPlace = (typeof keyPlaces)[number]

interface PlaceKeys {
  readonly place: KeyPlace
  readonly keys: readonly ShortcutKey[]
}

const entries = createStore<readonly PlaceKeys[]>([])

/** Lists the keys in the shortcut sheet while the component is mounted. */
export function useShortcutKeys(place: KeyPlace, keys: readonly ShortcutKey[]): void {
  const text = JSON.stringify(keys)
  useEffect(() => {
    const added = { place, keys: JSON.parse(text) as ShortcutKey[] }
    entries.write([...entries.read(), added])
    return () => entries.write(entries.read().filter((entry) => entry !== added))
  }, [place, text])
}

/** Active shortcuts without duplicates, by place. */
export function useAllShortcutKeys(): readonly PlaceKeys[] {
  const active = useStore(entries)
  return keyPlaces.flatMap((place) => {
    const all = active.filter((entry) => entry.place === place).flatMap(({ keys }) => keys)
    const keys = all.filter(({ label }, index) => all.findIndex((key) => key.label === label) === index)
    return keys.length === 0 ? [] : { place, keys }
  })
}

const isOpen = createStore(false)

export const showKeySheet = isOpen.write
export const useIsKeySheetOpen = (): boolean => useStore(isOpen)
