import { type KeyboardEvent, useEffect } from 'react'
import { useShortcutKeys } from '../page/keySheet.ts'
import { useNewest } from './useNewest.ts'
import { saveShortcut } from '../page/Kbd.tsx'

type FormKey = KeyboardEvent<HTMLFormElement>

/** Dialogs are inside the form for React, and not for the browser; a smaller form inside it has keys of its own. */
const isInside = ({ currentTarget, target }: FormKey): boolean =>
  target instanceof Element && currentTarget.contains(target) && !target.closest('[data-own-keys]')

/** A field that takes what was typed when it is left takes it now. */
function settle(target: EventTarget): void {
  if (!(target instanceof HTMLElement)) return
  target.blur()
  target.focus()
}

/**
 * Keys of a long form: Ctrl or Cmd with Enter saves from anywhere. Enter alone chooses from lists and adds lines; it does
 * not save what is half filled.
 */
export const saveKeys = (save: () => void) => ({
  onKeyDownCapture: (event: FormKey): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isInside(event)) return
    event.preventDefault()
    event.stopPropagation()
    settle(event.target)
    save()
  },
  onKeyDown: (event: FormKey): void => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && isInside(event)) event.preventDefault()
  },
})

const hasDialog = (): boolean => document.querySelector('[role="dialog"][aria-modal="true"]') !== null

/** The same keys where no field has the focus: after a click beside the form, and on arrival. */
export function useSaveFromPage(save: () => void): void {
  const newest = useNewest(save)
  useShortcutKeys('In the form', [{ label: 'Save', keys: [saveShortcut()] }])
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.target !== document.body || hasDialog()) return
      event.preventDefault()
      newest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [newest])
}
