import { useState } from 'react'
import { usePageKeys } from '../../../shared/ui/usePageKeys.ts'

const focusSearch = (): void => document.querySelector<HTMLElement>('[data-list-search]')?.focus()

/** `/` goes to the search, `?` opens the help; not while something is typed, nor below something that lies above the page. */
export function useListShortcuts() {
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  usePageKeys([
    ['/', focusSearch],
    // Where the keyboard has it on the 7.
    ['shift + /', focusSearch],
    ['shift + ?', () => setIsHelpOpen(true)],
  ])
  return { isHelpOpen, setIsHelpOpen }
}
