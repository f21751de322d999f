import { type KeyboardEvent, useEffect } from 'react'
import { useShortcutKeys } from '../page/keySheet.ts'
import { useLatest } from './useLatest.ts'
import { saveShortcut } from '../page/Kbd.tsx'
import { isKey } from '../../lib/isKey.ts'

type FormKey = KeyboardEvent<HTMLFormElement>

/** React events bubble from portaled dialogs; a nested form has its own keys. */
const isInside = ({ currentTarget, target }: FormKey): boolean =>
  target instanceof Element && currentTarget.contains(target) && !target.closest('[data-custom-keys]')

/** Commits a field that applies its input on blur. */
function settle(target: EventTarget): void {
  if (!(target instanceof HTMLElement)) return
  target.blur()
  target.focus()
}

/** Keys of a long form: Ctrl or Cmd with Enter saves from anywhere. Enter alone chooses from lists and adds lines; it doesn't submit. */
export const saveKeys = (save: () => void) => ({
  onKeyDownCapture: (event: FormKey): void => {
    if (!isKey(event, 'Enter') || !(event.ctrlKey || event.metaKey) || !isInside(event)) return
    event.preventDefault()
    event.stopPropagation()
    settle(event.target)
    save()
  },
  onKeyDown: (event: FormKey): void => {
    if (isKey(event, 'Enter') && event.target instanceof HTMLInputElement && isInside(event)) event.preventDefault()
  },
})

const hasDialog = (): boolean => document.querySelector('[role="dialog"][aria-modal="true"]') !== null

/** The same keys while no field has the focus: after a click beside the form, and initially. */
export function useSaveFromPage(save: () => void): void {
  const latest = useLatest(save)
  useShortcutKeys('In the form', [{ label: 'Save', keys: [saveShortcut()] }])
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (!isKey(event, 'Enter') || !(event.ctrlKey || event.metaKey) || event.target !== document.body || hasDialog()) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [latest])
}
