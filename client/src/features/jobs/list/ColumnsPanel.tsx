import { Button, Checkbox } from '@mantine/core'
import { showError, showSuccess } from '../../../shared/toasts/toasts.ts'
import { ButtonPopover } from '../../../shared/ui/ButtonPopover.tsx'
import type { PopupOfButton } from '../../../shared/ui/usePopupButton.ts'
import { movedColumn, offeredColumns, toggledColumn } from './columnOrder.ts'
import { defaultColumns, type JobColumnKey, jobColumns, sameColumns } from './jobColumns.ts'
import type { JobListState } from './jobListState.ts'
import { changeKept } from './keptList.ts'
import { ColumnMoves } from './ColumnMoves.tsx'
import type { ChangeJobList } from './useJobListState.ts'
import { useKeptList } from './useKeptList.ts'
import { useShownColumns } from './useShownColumns.ts'
import classes from './ColumnsPanel.module.css'

interface ColumnsPanelProps {
  readonly popup: PopupOfButton
  readonly state: JobListState
  readonly onChange: ChangeJobList
}

/** The columns of the table: which, in which order. A choice applies at once and stands in the URL. */
export function ColumnsPanel({ popup, state, onChange }: ColumnsPanelProps) {
  const shown = useShownColumns(state)
  const { columns: kept } = useKeptList()
  const own = kept ?? defaultColumns
  const show = (columns: readonly JobColumnKey[]): void =>
    onChange({ columns: sameColumns(columns, own) ? null : columns, page: state.page })
  const keep = (columns: readonly JobColumnKey[] | null): void => {
    try {
      changeKept({ columns })
      onChange({ columns: null, page: state.page })
      showSuccess(columns ? 'These columns are your default' : 'The columns are as they were at first')
    } catch {
      showError('Couldn’t save this: your browser’s storage is full.')
    }
  }
  return (
    <ButtonPopover popup={popup} label="Columns" position="bottom-end" width={300} className={classes.panel}>
      <ul className={classes.list}>
        {offeredColumns(shown).map((key) => (
          <li key={key} className={classes.item}>
            <Checkbox
              size="sm"
              className={classes.check}
              label={jobColumns[key].label}
              checked={shown.includes(key)}
              onChange={() => show(toggledColumn(shown, key))}
            />
            {shown.includes(key) && (
              <ColumnMoves
                label={jobColumns[key].label}
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
        {!(sameColumns(shown, defaultColumns) && kept === null) && (
          <Button size="compact-sm" h={32} variant="subtle" onClick={() => keep(null)}>
            Reset
          </Button>
        )}
      </div>
    </ButtonPopover>
  )
}
