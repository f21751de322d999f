import { useEffect } from 'react'
import { createStore, useStore } from '../../lib/createStore.ts'

/** An entry of the shortcut sheet. */
export interface ShortcutKey {
  readonly label: string
  /** Alternatives. */
  readonly keys: readonly string[]
}

/** In sheet order. */
export const keyPlaces = ['On this page', 'In the list', 'In the form', 'Everywhere'] as const
export type KeyPlace = (typeof keyPlaces)[number]

const returned = new Map<object, { readonly place: KeyPlace; readonly keys: readonly ShortcutKey[] }>()

/** Lists the keys in the shortcut sheet while the component is mounted. */
export function useShortcutKeys(place: KeyPlace, keys: readonly ShortcutKey[]): void {
  const text = JSON.stringify(keys)
  useEffect(() => {
    const mark = {}
    returned.set(mark, { place, keys: JSON.parse(text) as ShortcutKey[] })
    return () => void returned.delete(mark)
  }, [place, text])
}

/** Active shortcuts without duplicates, by place. */
export const shortcutKeys = (): readonly { readonly place: KeyPlace; readonly keys: readonly ShortcutKey[] }[] =>
  keyPlaces.flatMap((place) => {
    const all = [...returned.values()].filter((entry) => entry.place === place).flatMap(({ keys }) => keys)
    const keys = all.filter(({ label }, index) => all.findIndex((key) => key.label === label) === index)
    return keys.length === 0 ? [] : { place, keys }
  })

const isOpen = createStore(false)

export const showKeySheet = isOpen.write
export const useIsKeySheetOpen = (): boolean => useStore(isOpen)
