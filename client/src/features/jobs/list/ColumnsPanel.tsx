import { Button, Checkbox, Popover } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { showError, showSuccess } from '../../../shared/toasts/toasts.ts'
import { ButtonAnchor } from '../../../shared/ui/ButtonAnchor.tsx'
import type { PopupOfButton } from '../../../shared/ui/usePopupButton.ts'
import { movedColumn, offeredColumns, toggledColumn } from './columnOrder.ts'
import { defaultColumns, type JobColumnKey, labelOf, sameColumns } from './jobColumns.ts'
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
  const isMounted = useMounted()
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
      showError('This browser has no room left to keep it.')
    }
  }
  return (
    <Popover
      id={popup.id}
      opened={isMounted && popup.isOpen}
      onChange={popup.onChange}
      position="bottom-end"
      width={300}
      hideDetached={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ButtonAnchor button={popup.button} />
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label="Columns">
        <ul className={classes.list}>
          {offeredColumns(shown).map((key) => (
            <li key={key} className={classes.item}>
              <Checkbox
                size="sm"
                className={classes.check}
                label={labelOf(key, shown)}
                checked={shown.includes(key)}
                onChange={() => show(toggledColumn(shown, key))}
              />
              {shown.includes(key) && (
                <ColumnMoves
                  label={labelOf(key, shown)}
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
      </Popover.Dropdown>
    </Popover>
  )
}
