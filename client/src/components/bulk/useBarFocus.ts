import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import type { ListRow } from '../list/rows/selection.ts'
import { focusRow, focusRowIfLost, rowIdOf } from '../list/rows/rowFocus.ts'

/** Later than a dialog of the bar tries to give the focus back to its button. */
const rescue = (ids: RefObject<readonly string[]>): void => void setTimeout(() => focusRowIfLost(ids.current, 'menu'))

/**
 * The bar as a stop on the way of the keyboard: `goBack` leads to the row from which it was entered, or to one that is
 * selected. When the bar goes, or has nothing left to act on, the focus that it had goes to the rows.
 */
export function useBarFocus(rows: readonly ListRow[]) {
  const entered = useRef<string | null>(null)
  const ids = useRef<readonly string[]>([])
  const isEmpty = rows.length === 0
  const wayBack = (): string[] => [...(entered.current === null ? [] : [entered.current]), ...ids.current]
  useEffect(() => {
    if (rows.length > 0) ids.current = rows.map(({ id }) => id)
  }, [rows])
  useEffect(() => (isEmpty ? rescue(ids) : undefined), [isEmpty])
  useEffect(() => () => rescue(ids), [])
  return {
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void => {
      if (!currentTarget.contains(relatedTarget)) entered.current = rowIdOf(relatedTarget)
    },
    goBack: () => focusRow(wayBack(), 'link'),
    goToSelected: () => focusRow(ids.current, 'menu'),
  }
}
