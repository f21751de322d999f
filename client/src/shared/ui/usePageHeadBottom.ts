import { useCallback } from 'react'

/**
 * Gives the style sheets, as `--co-page-head`, how many pixels below the top of the page the observed head ends. What lies
 * above the page keeps clear of the head by it.
 */
export function usePageHeadBottom() {
  return useCallback((head: HTMLElement | null) => {
    if (!head) return undefined
    const root = document.documentElement
    const observer = new ResizeObserver(() =>
      root.style.setProperty('--co-page-head', `${Math.round(head.getBoundingClientRect().bottom + window.scrollY)}px`),
    )
    observer.observe(head)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--co-page-head')
    }
  }, [])
}
