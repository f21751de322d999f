import { useEffect, useRef } from 'react'

const hasDialog = (): boolean => document.querySelector('[role="dialog"][aria-modal="true"]') !== null

/** Ctrl or Cmd with Enter saves where no field has the focus, too: after a click beside the form, and on arrival. */
export function useSaveFromPage(save: () => void): void {
  const newest = useRef(save)
  useEffect(() => {
    newest.current = save
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.target !== document.body || hasDialog()) return
      event.preventDefault()
      newest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
