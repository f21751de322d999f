import { useHotkeys } from '@mantine/hooks'
import { useCharacterKeys } from './characterKeys.ts'
import { type KeyPlace, useShortcutKeys } from './keySheet.ts'

const layers = '[role="dialog"], [role="menu"], [role="listbox"]'

/** Whether an overlay covers the page and receives its keys. */
export const isPageCovered = (): boolean => document.querySelector(layers) !== null

/** `label`: description in the shortcut sheet; keys without one are not listed. */
type PageKey = readonly [key: string, act: () => void, label?: string | null]

/** "shift + ?" is shown as "?". */
const shownKey = (key: string): string => (key.split('+').at(-1) ?? key).trim().toUpperCase()

/** Page shortcuts (`['n', create, 'New job']`), inactive while typing or below an overlay. The user can turn those of one character off. */
export function usePageKeys(all: readonly PageKey[], place: KeyPlace = 'On this page'): void {
  const hasCharacterKeys = useCharacterKeys()
  const keys = all.filter(([key]) => hasCharacterKeys || shownKey(key).length > 1)
  useShortcutKeys(
    place,
    keys.flatMap(([key, , label]) => (label ? { label, keys: [shownKey(key)] } : [])),
  )
  useHotkeys(
    keys.map(([key, act]) => [
      key,
      () => {
        if (!isPageCovered()) act()
      },
    ]),
  )
}
