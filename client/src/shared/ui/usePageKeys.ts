import { useHotkeys } from '@mantine/hooks'

const layers = '[role="dialog"], [role="menu"], [role="listbox"]'

/** Whether something lies above the page: keys belong to it. */
export const isPageCovered = (): boolean => document.querySelector(layers) !== null

/** Keys of the page (`['n', create]`): not while something is typed, nor below something that lies above the page. */
export const usePageKeys = (keys: readonly (readonly [key: string, act: () => void])[]): void =>
  useHotkeys(
    keys.map(([key, act]) => [
      key,
      () => {
        if (!isPageCovered()) act()
      },
    ]),
  )
