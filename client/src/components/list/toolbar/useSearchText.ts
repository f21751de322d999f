import { DEBOUNCE_MS } from '@callout/contracts/constants'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useState } from 'react'

interface SearchText {
  readonly text: string
  /** Searches after the debounce of spec §9. */
  readonly type: (text: string) => void
  readonly search: (text: string) => void
}

interface Draft {
  readonly text: string
  /** The active search when the draft was typed. */
  readonly basis: string
}

/** The search field's text: the draft until another search becomes active by Back, Forward or a chip. */
export function useSearchText(value: string, onSearch: (text: string) => void): SearchText {
  const [draft, setDraft] = useState<Draft | null>(null)
  // A list hidden behind a record shows the active search on return.
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
