import { useCallback } from 'react'

/**
 * Gives the style sheets, as `--co-bar-tools`, how many pixels the observed tools of the top bar take at its right end:
 * toasts stand beside them.
 */
export function useBarTools() {
  return useCallback((tools: HTMLElement | null) => {
    if (!tools) return undefined
    const root = document.documentElement
    const observer = new ResizeObserver(() =>
      root.style.setProperty('--co-bar-tools', `${Math.ceil(window.innerWidth - tools.getBoundingClientRect().left)}px`),
    )
    observer.observe(tools)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--co-bar-tools')
    }
  }, [])
}
