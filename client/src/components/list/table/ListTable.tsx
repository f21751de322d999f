import { rem } from '@mantine/core'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { sameColumns, widthsOf } from '../columns.ts'
import type { List } from '../defineList.ts'
import type { ListRow, Selection } from '../rows/selection.ts'
import type { ListState } from '../listState.ts'
import { ListTableHead } from './ListTableHead.tsx'
import { ListTableRow } from './ListTableRow.tsx'
import { ListTableSkeleton } from './ListTableSkeleton.tsx'
import { rowKeys } from '../rows/rowKeys.ts'
import type { ChangeList } from '../useListState.ts'
import { useShownColumns } from '../views/useShownColumns.ts'
import classes from './ListTable.module.css'
import { useCallback, useState, type MouseEvent } from 'react'

/** Elements with their own pointer handling, including the cells around small controls. */
const controls = 'a, button, input, label, [data-column="select"], [data-column="actions"]'

function linkAt({ target, currentTarget }: MouseEvent<HTMLElement>): HTMLElement | null {
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(controls)) return null
  return target.closest('[data-row]')?.querySelector<HTMLElement>('[data-row-link]') ?? null
}

const isTextSelected = (): boolean => window.getSelection()?.isCollapsed === false

/** A click on a row acts like one on its link: with Ctrl or ⌘ in a new tab, with Shift in a new window. */
function onClick(event: MouseEvent<HTMLElement>): void {
  const { ctrlKey, metaKey, shiftKey, altKey } = event
  const link = linkAt(event)
  // Checked last because reading the selection forces layout.
  if (!link || isTextSelected()) return
  link.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }))
}

const isMiddle = ({ button }: MouseEvent): boolean => button === 1

/** The middle button opens a new tab. */
function onAuxClick(event: MouseEvent<HTMLElement>): void {
  if (isMiddle(event))
    linkAt(event)?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true, metaKey: true }))
}

/** Prevents middle-button scrolling. */
function onMouseDown(event: MouseEvent<HTMLElement>): void {
  if (isMiddle(event) && linkAt(event)) event.preventDefault()
}

/** For a pointer the whole row opens its record; its text can be selected, and keyboard and screen readers use the row's link. */
const rowClicks = { onClick, onAuxClick, onMouseDown } as const

const USUAL_TEXT_PX = 16
const textPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_TEXT_PX

/** Whether an element is narrower than `needed` pixels at a text size of 16. */
function useIsTight(needed: number) {
  const [width, setWidth] = useState(Infinity)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(() => setWidth((element.clientWidth * USUAL_TEXT_PX) / textPx()))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width < needed] as const
}

export interface RowsViewProps<Row extends ListRow> {
  readonly list: List<Row>
  /** null: loading. */
  readonly rows: readonly Row[] | null
  readonly state: ListState
  readonly selection: Selection<Row>
  readonly onChange: ChangeList
}

/** Width of the checkbox and the menu. */
const SIDES_PX = 36 + 44

/** Dense rows that open their record. Default columns are hidden on narrow screens; a user's own choice scrolls horizontally. */
export function ListTable<Row extends ListRow>({ list, rows, state, selection, onChange }: RowsViewProps<Row>) {
  const format = useFormat()
  const shown = useShownColumns(list, state)
  const isOwnChoice = !sameColumns(shown, list.defaultColumns)
  const widths = widthsOf(list, shown, rows ?? [], format)
  const needed = [...widths.values()].reduce((sum, width) => sum + width, SIDES_PX)
  const [ref, isTight] = useIsTight(needed)
  return (
    <div
      ref={ref}
      className={`${classes.box} ${list.tableClass ?? ''}`}
      data-adaptive={!isOwnChoice || undefined}
      data-scrolls={(isOwnChoice && isTight) || undefined}
    >
      <table
        data-boxes={selection.isOffered || undefined}
        className={classes.table}
        style={isOwnChoice ? { minWidth: rem(needed) } : undefined}
        aria-label={list.title}
        onKeyDown={rowKeys(rows ?? [], selection)}
        {...rowClicks}
      >
        <ListTableHead list={list} widths={widths} state={state} shown={shown} selection={selection} onChange={onChange} />
        {rows ? (
          <tbody>
            {rows.map((row) => (
              <ListTableRow key={row.id} list={list} row={row} shown={shown} selection={selection} />
            ))}
          </tbody>
        ) : (
          <ListTableSkeleton list={list} rows={state.perPage} shown={shown} hasBoxes={selection.isOffered} />
        )}
      </table>
    </div>
  )
}
