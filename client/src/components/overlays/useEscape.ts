import { useEffect, useEffectEvent } from 'react'

/** Dialogs that are open, the one on top last. */
const layers: object[] = []

/** Escape closes the dialog on top, unless something inside of it has used the key: an open list, a calendar. */
export function useEscape(isOpen: boolean, close: () => void): void {
  const onEscape = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return undefined
    const layer = {}
    layers.push(layer)
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || layers.at(-1) !== layer) return
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
