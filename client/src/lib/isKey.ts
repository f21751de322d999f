import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** In Safari the key that ends a composition arrives after `compositionend`; only this code names it. */
const COMPOSING_KEY_CODE = 229

/** Whether one of the keys was pressed, and not within an input method, which uses Enter and Escape itself. */
export function isKey(event: KeyboardEvent | ReactKeyboardEvent, ...keys: readonly string[]): boolean {
  const { key, isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  return !isComposing && keyCode !== COMPOSING_KEY_CODE && keys.includes(key)
}
