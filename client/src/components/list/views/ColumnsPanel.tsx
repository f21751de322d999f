import { Button, Checkbox } from '@mantine/core'
import { showError, showSuccess } from '../../toasts/toasts.ts'
import { type PopupOfButton, ButtonPopover } from '../../overlays/usePopupButton.ts'
import { columnOf, sameColumns } from '../columns.ts'
import { movedColumn, offeredColumns, toggledColumn } from './columnOrder.ts'
import type { List } from '../defineList.ts'
import type { ListState } from '../listState.ts'
import { changeListPreferences } from './listPreferences.ts'
import { ColumnMoves } from './ColumnMoves.tsx'
import type { ChangeList } from '../useListState.ts'
import { useListPreferences } from './useListPreferences.ts'
import { useShownColumns } from './useShownColumns.ts'
import classes from './ColumnsPanel.module.css'

interface ColumnsPanelProps {
  readonly popup: PopupOfButton
  readonly list: List
  readonly state: ListState
  readonly onChange: ChangeList
}

/** The columns of the table: which, in which order. A choice applies at once and stands in the URL. */
export function ColumnsPanel({ popup, list, state, onChange }: ColumnsPanelProps) {
  const shown = useShownColumns(list, state)
  const { columns: saved } = useListPreferences(list)
  const own = saved ?? list.shown
  const show = (columns: readonly string[]): void => onChange({ columns: sameColumns(columns, own) ? null : columns, page: state.page })
  const keep = (columns: readonly string[] | null): void => {
    try {
      changeListPreferences(list, { columns })
      onChange({ columns: null, page: state.page })
      showSuccess(columns ? 'These columns are your default' : 'The columns are as they were at first')
    } catch {
      showError('Couldn’t save this: your browser’s storage is full.')
    }
  }
  return (
    <ButtonPopover popup={popup} label="Columns" position="bottom-end" width={300} className={classes.panel}>
      <ul className={classes.list}>
        {offeredColumns(list, shown).map((key) => (
          <li key={key} className={classes.item}>
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
        <Button size="compact-sm" h={32} variant="default" disabled={sameColumns(shown, own)} onClick={() => keep(shown)}>
          Use as my default
        </Button>
        {!(sameColumns(shown, list.shown) && saved === null) && (
          <Button size="compact-sm" h={32} variant="subtle" onClick={() => keep(null)}>
            Reset
          </Button>
        )}
      </div>
    </ButtonPopover>
  )
}
