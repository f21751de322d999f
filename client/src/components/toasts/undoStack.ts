import type { ShortcutKey } from '../page/keySheet.ts'
import { undoShortcut } from '../page/Kbd.tsx'

/** Shortcut sheet entry of the listener below. */
export const undoKeys = (): readonly ShortcutKey[] => [{ label: 'Undo', keys: [undoShortcut()] }]

/** Pending undo offers, newest last. */
const offers: { readonly id: string; readonly undo: () => void }[] = []

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

const isUndoKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z'

function onKeyDown(event: KeyboardEvent): void {
  if (!isUndoKey(event) || isTyping(event.target)) return
  event.preventDefault()
  offers.at(-1)?.undo()
}

/** Makes this the next action that Ctrl/Cmd-Z undoes outside of text fields. */
export function pushUndo(id: string, undo: () => void): void {
  if (offers.length === 0) window.addEventListener('keydown', onKeyDown)
  offers.push({ id, undo })
}

export function dropUndo(id: string): void {
  const place = offers.findIndex((offer) => offer.id === id)
  if (place >= 0) offers.splice(place, 1)
  if (offers.length === 0) window.removeEventListener('keydown', onKeyDown)
}
