import { useHotkeys } from '@mantine/hooks'
import { useState } from 'react'

const layers = '[role="dialog"], [role="menu"], [role="listbox"]'
const focusSearch = (): void => document.querySelector<HTMLElement>('[data-list-search]')?.focus()

/** `/` goes to the search, `?` opens the help; not while something is typed, nor below something that lies above the page. */
export function useListShortcuts() {
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const unlessCovered = (act: () => void) => () => void (document.querySelector(layers) ?? act())
  useHotkeys([
    ['/', unlessCovered(focusSearch)],
    // Where the keyboard has it on the 7.
    ['shift + /', unlessCovered(focusSearch)],
    ['shift + ?', unlessCovered(() => setIsHelpOpen(true))],
  ])
  return { isHelpOpen, setIsHelpOpen }
}
