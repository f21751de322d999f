import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Edges, type ListPlace, listPlace } from './listPlace.ts'

const edgesOf = (selector: string): DOMRect[] => [...document.querySelectorAll(selector)].map((bar) => bar.getBoundingClientRect())

/** What of the window neither a keyboard nor a bar covers; of a sheet what lies between its head and its foot. */
function seenEdges(field: Element): Edges {
  const { offsetTop: top, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight }
  const isInSheet = field.closest('[role="dialog"]:has([data-sheet-foot])') !== null
  const bars = edgesOf(isInSheet ? '[data-sheet-foot]' : '[data-bottom-bar]').filter((bar) => bar.height > 0)
  return {
    top: Math.max(top, ...edgesOf(isInSheet ? '[role="dialog"] > header' : '[data-top-bar]').map(({ bottom }) => bottom)),
    bottom: Math.min(top + height, ...bars.map((bar) => bar.top)),
  }
}

/** Where the list below a field stands; it moves when a keyboard comes or goes. */
export function useListPlace(popup: RefObject<HTMLElement | null>): ListPlace | null {
  const [place, setPlace] = useState<ListPlace | null>(null)
  useLayoutEffect(() => {
    const measure = (): void => {
      const field = popup.current?.parentElement
      if (field) setPlace(listPlace(field.getBoundingClientRect(), seenEdges(field)))
    }
    measure()
    const view = window.visualViewport
    view?.addEventListener('resize', measure)
    return () => view?.removeEventListener('resize', measure)
  }, [popup])
  return place
}
