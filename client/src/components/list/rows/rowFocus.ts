import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusedControl, isFocusLost } from '../../overlays/FocusBack.tsx'

type RowPart = 'link' | 'box' | 'menu'

const selectors: Readonly<Record<RowPart, string>> = {
  link: '[data-row-link]',
  box: 'input[type="checkbox"]',
  menu: '[aria-haspopup="menu"]',
}
const parts: readonly RowPart[] = ['link', 'box', 'menu']

const rowsNow = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')]
const getId = (row: HTMLElement): string => row.dataset['row'] ?? ''

function controlIn(row: HTMLElement, requested: RowPart): HTMLElement | undefined {
  const found = [requested, ...parts].map((part) => row.querySelector<HTMLElement>(`${selectors[part]}:not(:disabled)`))
  return found.find((control) => control !== null) ?? undefined
}

export const rowIdOf = (element: Element | null): string | null => element?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null

/** Focuses the first of these rows (by id) that is shown, else the first row, else the empty state. */
export function focusRow(ids: readonly string[], part: RowPart): void {
  const rows = rowsNow()
  const shown = ids.map((id) => rows.find((row) => getId(row) === id)).find((row) => row !== undefined) ?? rows[0]
  const target = shown ? controlIn(shown, part) : document.querySelector<HTMLElement>('[data-no-rows]')
  target?.focus()
}

export function focusRowIfLost(ids: readonly string[], part: RowPart): void {
  if (isFocusLost()) focusRow(ids, part)
}

/** Before a row or the empty state is removed: moves its focus to the next or previous row. */
export function passFocusOn(leaving: HTMLElement): void {
  const focused = focusedControl()
  if (!focused || !leaving.contains(focused)) return
  const rows = rowsNow()
  const place = Math.max(0, rows.indexOf(leaving))
  const ids = [...rows.slice(place), ...rows.slice(0, place).toReversed()].map(getId)
  const part = parts.find((item) => focused.matches(selectors[item])) ?? 'link'
  // The new rows exist only after the commit that removes this one.
  queueMicrotask(() => focusRowIfLost(ids, part))
}

/** Ref for a row's element: on removal its focus moves to a neighbor. */
export function usePassedFocus<Row extends HTMLElement>(): RefObject<Row | null> {
  const ref = useRef<Row>(null)
  useLayoutEffect(() => {
    const row = ref.current
    return () => void (row && passFocusOn(row))
  }, [])
  return ref
}
