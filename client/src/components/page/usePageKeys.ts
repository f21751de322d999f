import { useHotkeys } from '@mantine/hooks'
import { type KeyPlace, useShortcutKeys } from './keySheet.ts'

const layers = '[role="dialog"], [role="menu"], [role="listbox"]'

/** Whether something lies above the page: keys belong to it. */
export const isPageCovered = (): boolean => document.querySelector(layers) !== null

/** `label` is what the sheet of shortcuts calls it; where there is none, it does not tell the key. */
type PageKey = readonly [key: string, act: () => void, label?: string | null]

/** "shift + ?" is told as "?". */
const shownKey = (key: string): string => (key.split('+').at(-1) ?? key).trim().toUpperCase()

/** Keys of the page (`['n', create, 'New job']`): not while something is typed, nor below something that lies above the page. */
export function usePageKeys(keys: readonly PageKey[], place: KeyPlace = 'On this page'): void {
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
