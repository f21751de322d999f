import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusedControl, isFocusLost } from '../../overlays/FocusBack.tsx'

/** What takes the focus in a row. */
type RowPart = 'link' | 'box' | 'menu'

const selectors: Readonly<Record<RowPart, string>> = {
  link: '[data-row-link]',
  box: 'input[type="checkbox"]',
  menu: '[aria-haspopup="menu"]',
}
const parts: readonly RowPart[] = ['link', 'box', 'menu']

/** Without those of a list that is kept while a record is open. */
const rowsNow = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]:not([data-hidden] *)')]
const idOf = (row: HTMLElement): string => row.dataset['row'] ?? ''

function controlIn(row: HTMLElement, wanted: RowPart): HTMLElement | undefined {
  const found = [wanted, ...parts].map((part) => row.querySelector<HTMLElement>(`${selectors[part]}:not(:disabled)`))
  return found.find((control) => control !== null) ?? undefined
}

/** The id of the record in whose row an element stands. */
export const rowIdOf = (element: Element | null): string | null => element?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null

/** Goes to the first of these rows (by their ids) that is shown, else to the first row, else to what says that there is none. */
export function focusRow(ids: readonly string[], part: RowPart): void {
  const rows = rowsNow()
  const shown = ids.map((id) => rows.find((row) => idOf(row) === id)).find((row) => row !== undefined) ?? rows[0]
  const target = shown ? controlIn(shown, part) : document.querySelector<HTMLElement>('[data-no-rows]')
  target?.focus()
}

export function focusRowIfLost(ids: readonly string[], part: RowPart): void {
  if (isFocusLost()) focusRow(ids, part)
}

/** A row (or what stands where there is none) is about to go: if it has the focus, the next row takes it, or the one before. */
export function passFocusOn(leaving: HTMLElement): void {
  const focused = focusedControl()
  if (!focused || !leaving.contains(focused)) return
  const rows = rowsNow()
  const place = Math.max(0, rows.indexOf(leaving))
  const ids = [...rows.slice(place), ...rows.slice(0, place).toReversed()].map(idOf)
  const part = parts.find((one) => focused.matches(selectors[one])) ?? 'link'
  // The new rows are there only after the commit in which this one goes.
  queueMicrotask(() => focusRowIfLost(ids, part))
}

/** For the element of a row: when it goes and has the focus, a neighbour takes it. */
export function usePassedFocus<Row extends HTMLElement>(): RefObject<Row | null> {
  const ref = useRef<Row>(null)
  useLayoutEffect(() => {
    const row = ref.current
    return () => void (row && passFocusOn(row))
  }, [])
  return ref
}
