import { type PointerEvent, useEffect, useRef, useState } from 'react'

export const questionMark = (key: string) => ({ 'data-built-question': key })

/** The question at that height, or the last one above it. */
function questionAt(root: HTMLElement, y: number): string | null {
  const all = [...root.querySelectorAll<HTMLElement>('[data-built-question]')]
  const below = all.find((element) => y <= element.getBoundingClientRect().bottom)
  return (below ?? all.at(-1))?.dataset['builtQuestion'] ?? null
}

/** Moves the dragged question while the pointer is over others. Returns the dragged key and the handle's pointer listener. */
export function useDragOrder(onOver: (dragged: string, over: string) => void, onDrop: (dragged: string) => void) {
  const [dragged, setDragged] = useState<string | null>(null)
  const latest = useRef({ onOver, onDrop })
  useEffect(() => {
    latest.current = { onOver, onDrop }
  })
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])
  const startDrag = (key: string) => (event: PointerEvent<HTMLElement>) => {
    const root = event.currentTarget.closest<HTMLElement>('[data-builder]')
    if (event.button !== 0 || !root) return
    event.preventDefault()
    event.currentTarget.focus()
    setDragged(key)
    const move = ({ clientY }: globalThis.PointerEvent): void => {
      const over = questionAt(root, clientY)
      if (over !== null && over !== key) latest.current.onOver(key, over)
    }
    const end = (): void => {
      stop.current()
      setDragged(null)
      latest.current.onDrop(key)
    }
    const listening = new AbortController()
    stop.current = () => listening.abort()
    // Not on the handle: moving to another section re-creates the element.
    window.addEventListener('pointermove', move, { signal: listening.signal })
    window.addEventListener('pointerup', end, { signal: listening.signal })
    window.addEventListener('pointercancel', end, { signal: listening.signal })
  }
  return { dragged, startDrag }
}
