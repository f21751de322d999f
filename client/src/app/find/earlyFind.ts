import { useEffect } from 'react'

declare global {
  interface Window {
    /** Hands over what was typed for the search before the client ran; the page of a built client has it (client/build/earlyStart.ts). */
    takeFind?: () => string | null
  }
}

/** Opens the search with what was typed, where it was asked for before the client ran. Keys are the page's own from then on. */
export function useEarlyFind(open: (typed: string) => void): void {
  useEffect(() => {
    const typed = window.takeFind?.() ?? null
    delete window.takeFind
    if (typed !== null) open(typed)
  }, [open])
}
