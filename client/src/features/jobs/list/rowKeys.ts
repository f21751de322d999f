import type { KeyboardEvent } from 'react'

const target: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place, count) => Math.min(place + 1, count - 1),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Moves the focus between the links of rows (`data-row-link`); Enter then opens one, as any link. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')]
  const place = links.findIndex((link) => link === event.target)
  const move = target[event.key]
  if (place < 0 || !move) return
  event.preventDefault()
  links[move(place, links.length)]?.focus()
}
