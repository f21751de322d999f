import { useCallback, useState } from 'react'

/** Whether an element is narrower than `needed` pixels, as it is now. */
export function useIsTight(needed: number) {
  const [width, setWidth] = useState(Infinity)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width < needed] as const
}
