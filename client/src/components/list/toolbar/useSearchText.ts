import { DEBOUNCE_MS } from '@callout/contracts/constants'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useState } from 'react'

interface SearchText {
  readonly text: string
  /** Searches after the wait of spec §9. */
  readonly type: (text: string) => void
  /** Searches now. */
  readonly search: (text: string) => void
}

interface Draft {
  readonly text: string
  /** The search that was in force when it was typed. */
  readonly basis: string
}

/**
 * What stands in the search field: what is being typed, until another search comes into force by Back, Forward or a
 * chip.
 */
export function useSearchText(value: string, onSearch: (text: string) => void): SearchText {
  const [draft, setDraft] = useState<Draft | null>(null)
  // A list that is left and kept shows the search that is in force when it is come back to.
  useEffect(() => () => setDraft(null), [])
  const searchNow = (text: string): void => {
    if (text.trim() !== value) onSearch(text.trim())
  }
  const searchLater = useDebouncedCallback(searchNow, DEBOUNCE_MS)
  const isCurrent = draft !== null && (draft.basis === value || draft.text.trim() === value)
  return {
    text: isCurrent ? draft.text : value,
    type: (text) => {
      setDraft({ text, basis: value })
      searchLater(text)
    },
    search: (text) => {
      searchLater.cancel()
      setDraft({ text, basis: value })
      searchNow(text)
    },
  }
}
