import { Button, Checkbox, ActionIcon } from '@mantine/core'
import { showSuccess } from '../../toasts/toasts.ts'
import { type PopupOfButton, ButtonPopover } from '../../overlays/usePopupButton.ts'
import { columnOf, sameColumns, firstColumn, type NamedColumns } from '../columns.ts'
import type { List } from '../defineList.ts'
import type { ListState } from '../listState.ts'
import { keepPreferences } from './keepPreferences.ts'
import type { ChangeList } from '../useListState.ts'
import { useListPreferences } from './useListPreferences.ts'
import { useShownColumns } from './useShownColumns.ts'
import classes from './ColumnsPanel.module.css'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'

/** Adds a column at the end, or removes it. The last column besides the first can't be removed. */
export const toggledColumn = (shown: readonly string[], key: string): readonly string[] => {
  if (!shown.includes(key)) return [...shown, key]
  return shown.length > 2 ? shown.filter((item) => item !== key) : shown
}

/** Moves a column by `by` places. The first column stays first. */
export function movedColumn(shown: readonly string[], key: string, by: 1 | -1): readonly string[] {
  const place = shown.indexOf(key)
  const to = place + by
  return place < 1 || to < 1 || to >= shown.length ? shown : shown.toSpliced(place, 1).toSpliced(to, 0, key)
}

/** Columns in panel order: visible ones, then the others. */
export const offeredColumns = (list: NamedColumns, shown: readonly string[]): string[] =>
  [...shown, ...Object.keys(list.columns).filter((key) => !shown.includes(key))].filter((key) => key !== firstColumn(list))

interface ColumnMovesProps {
  readonly label: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (by: 1 | -1) => void
}

/** Buttons that move a column. They stay focusable at the ends so that the focus is not lost. */
function ColumnMoves({ label, isFirst, isLast, onMove }: ColumnMovesProps) {
  return (
    <>
      <ActionIcon
        size={28}
        className={classes.move}
        aria-label={`Move ${label} up`}
        data-disabled={isFirst || undefined}
        aria-disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <IconArrowUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size={28}
        className={classes.move}
        aria-label={`Move ${label} down`}
        data-disabled={isLast || undefined}
        aria-disabled={isLast}
        onClick={() => onMove(1)}
      >
        <IconArrowDown size={16} aria-hidden />
      </ActionIcon>
    </>
  )
}

interface ColumnsPanelProps {
  readonly popup: PopupOfButton
  readonly list: List
  readonly state: ListState
  readonly onChange: ChangeList
}

export function ColumnsPanel({ popup, list, state, onChange }: ColumnsPanelProps) {
  const shown = useShownColumns(list, state)
  const { columns: saved } = useListPreferences(list)
  const initial = saved ?? list.defaultColumns
  const show = (columns: readonly string[]): void => onChange({ columns: sameColumns(columns, initial) ? null : columns, page: state.page })
  const keep = (columns: readonly string[] | null): void => {
    if (!keepPreferences(list, { columns })) return
    onChange({ columns: null, page: state.page })
    showSuccess(columns ? 'These columns are your default' : 'The columns are as they were at first')
  }
  return (
    <ButtonPopover popup={popup} label="Columns" position="bottom-end" width={300} className={classes.panel}>
      <ul className={`list ${classes.list}`}>
        {offeredColumns(list, shown).map((key) => (
          <li key={key} className={`row ${classes.item}`}>
            <Checkbox
              size="sm"
              className={classes.check}
              label={columnOf(list, key).label}
              checked={shown.includes(key)}
              onChange={() => show(toggledColumn(shown, key))}
            />
            {shown.includes(key) && (
              <ColumnMoves
                label={columnOf(list, key).label}
                isFirst={shown.indexOf(key) === 1}
                isLast={shown.indexOf(key) === shown.length - 1}
                onMove={(by) => show(movedColumn(shown, key, by))}
              />
            )}
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button size="compact-sm" h={32} variant="default" disabled={sameColumns(shown, initial)} onClick={() => keep(shown)}>
          Use as my default
        </Button>
        {!(sameColumns(shown, list.defaultColumns) && saved === null) && (
          <Button size="compact-sm" h={32} variant="subtle" onClick={() => keep(null)}>
            Reset
          </Button>
        )}
      </div>
    </ButtonPopover>
  )
}
