import type { KeyboardEvent } from 'react'

/** A pause after which typing begins another word. */
const WORD_MS = 500

const itemsOf = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:is(a, button):not(:disabled)'),
]

/** The focus goes to its first entry; to the menu itself as long as it has none. */
export const focusMenu = (menu: HTMLElement): void => (itemsOf(menu)[0] ?? menu).focus({ preventScroll: true })

const steps: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place < 0 ? 0 : (place - 1 + count) % count),
  Home: () => 0,
  End: (_, count) => count - 1,
}

let typed = { text: '', at: 0 }

/** The place of the next entry that begins with what is being typed; -1: there is none. */
function typedPlace(items: readonly HTMLElement[], place: number, key: string): number {
  const now = Date.now()
  const isGoing = now - typed.at < WORD_MS
  typed = { text: (isGoing ? typed.text : '') + key.toLowerCase(), at: now }
  const wanted = [...typed.text].every((letter) => letter === typed.text[0]) ? typed.text.slice(0, 1) : typed.text
  const from = wanted.length === 1 ? place + 1 : Math.max(place, 0)
  const order = items.map((_, index) => (from + index) % items.length)
  return order.find((index) => items[index]?.textContent.trim().toLowerCase().startsWith(wanted)) ?? -1
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

/** The arrows, Home and End, and letters lead through a menu; Tab stays in it. */
export function menuKeys(menu: HTMLElement, event: KeyboardEvent): void {
  const items = itemsOf(menu)
  const place = items.findIndex((item) => item === document.activeElement)
  const step = steps[event.key]
  if (event.key === 'Tab' || (step && items.length > 0)) event.preventDefault()
  const next = step ? step(place, items.length) : isLetter(event) ? typedPlace(items, place, event.key) : -1
  items[next]?.focus()
}
