import { useEffect, useEffectEvent } from 'react'
import { isKey } from '../../lib/isKey.ts'
import { addDialog, topDialog } from './dialogLayers.ts'

/** Escape and the browser's Back close the topmost dialog; Escape unless an element inside handled the key, such as an open list. */
export function useEscape(isOpen: boolean, close: () => void): void {
  const onEscape = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return undefined
    const layer = { close: () => onEscape() }
    const remove = addDialog(layer)
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isKey(event, 'Escape') || event.defaultPrevented || topDialog() !== layer) return
      event.preventDefault()
      onEscape()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      remove()
    }
  }, [isOpen])
}
