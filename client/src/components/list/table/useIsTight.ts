import { useCallback, useState } from 'react'

const USUAL_TEXT_PX = 16
const textPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_TEXT_PX

/** Whether an element is narrower, as it is now, than `needed` pixels where text has 16. */
export function useIsTight(needed: number) {
  const [width, setWidth] = useState(Infinity)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(() => setWidth((element.clientWidth * USUAL_TEXT_PX) / textPx()))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width < needed] as const
}
