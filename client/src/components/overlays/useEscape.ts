import { useEffect, useEffectEvent } from 'react'
import { isKey } from '../../lib/isKey.ts'

/** Open dialogs, the topmost last. */
const layers: object[] = []

/** Escape closes the topmost dialog unless an element inside handled the key, such as an open list or calendar. */
export function useEscape(isOpen: boolean, close: () => void): void {
  const onEscape = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return undefined
    const layer = {}
    layers.push(layer)
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isKey(event, 'Escape') || event.defaultPrevented || layers.at(-1) !== layer) return
      event.preventDefault()
      onEscape()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      layers.splice(layers.indexOf(layer), 1)
    }
  }, [isOpen])
}
