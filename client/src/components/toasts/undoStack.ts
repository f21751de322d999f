import type { ShortcutKey } from '../page/keySheet.ts'
import { undoShortcut } from '../page/Kbd.tsx'
import { pageScoped } from '../../lib/createStore.ts'

/** Shortcut sheet entry of the listener below. */
export const undoKeys = (): readonly ShortcutKey[] => [{ label: 'Undo', keys: [undoShortcut()] }]

const offers = pageScoped(new Map<string, () => void>())

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

const isUndoKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z'

function onKeyDown(event: KeyboardEvent): void {
  if (!isUndoKey(event) || isTyping(event.target)) return
  event.preventDefault()
  const latest = [...offers.values()].at(-1)
  latest?.()
}

/** Makes this the next action that Ctrl/Cmd-Z undoes outside of text fields. */
export function pushUndo(id: string, undo: () => void): void {
  if (offers.size === 0) window.addEventListener('keydown', onKeyDown)
  offers.set(id, undo)
}

export function dropUndo(id: string): void {
  offers.delete(id)
  if (offers.size === 0) window.removeEventListener('keydown', onKeyDown)
}
