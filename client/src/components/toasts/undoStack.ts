import type { ShortcutKey } from '../page/keySheet.ts'
import { undoShortcut } from '../page/Kbd.tsx'

/** What the listener below does, for the sheet of shortcuts. */
export const undoKeys = (): readonly ShortcutKey[] => [{ label: 'Undo', keys: [undoShortcut()] }]

/** What can be taken back at the moment, the newest last. */
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

/** From now on Ctrl/Cmd-Z outside a text field takes this back. */
export function pushUndo(id: string, undo: () => void): void {
  if (offers.length === 0) window.addEventListener('keydown', onKeyDown)
  offers.push({ id, undo })
}

export function dropUndo(id: string): void {
  const place = offers.findIndex((offer) => offer.id === id)
  if (place >= 0) offers.splice(place, 1)
  if (offers.length === 0) window.removeEventListener('keydown', onKeyDown)
}
