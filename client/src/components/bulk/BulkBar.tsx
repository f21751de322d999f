import { Button } from '@mantine/core'
import { IconX, type TablerIcon } from '@tabler/icons-react'
import { type ReactNode, type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import type { ListRow, Selection } from '../list/rows/selection.ts'
import classes from './BulkBar.module.css'
import { focusRow, focusRowIfLost, rowIdOf } from '../list/rows/rowFocus.ts'

/** Runs after a dialog of the bar returns the focus to its button. */
const rescue = (ids: RefObject<readonly string[]>): void => void setTimeout(() => focusRowIfLost(ids.current, 'menu'))

function useBarFocus(rows: readonly ListRow[]) {
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

interface BulkBarProps<Row extends ListRow> {
  readonly selection: Selection<Row>
  readonly noun: { readonly many: string }
  readonly actions: (focus: { readonly goToSelected: () => void }) => ReactNode
  readonly children: ReactNode
}

interface BulkButtonProps {
  readonly label: string
  readonly Icon: TablerIcon
  readonly isDisabled: boolean
  readonly isDangerous?: boolean
  readonly onClick: () => void
}

export const BulkButton = ({ label, Icon, isDisabled, isDangerous = false, onClick }: BulkButtonProps) => (
  <Button
    size="compact-sm"
    h={32}
    variant="default"
    c={isDangerous && !isDisabled ? 'red' : undefined}
    leftSection={<Icon size={16} aria-hidden />}
    disabled={isDisabled}
    onClick={onClick}
  >
    {label}
  </Button>
)

export function BulkBar<Row extends ListRow>({ selection, noun, actions, children }: BulkBarProps<Row>) {
  const { rows, isChoosing } = selection
  const { onFocus, goBack, goToSelected } = useBarFocus(rows)
  const leave = (): void => {
    goBack()
    selection.clear()
    if (isChoosing) selection.setIsChoosing(false)
  }
  return (
    <div
      className={`row box ${classes.bar}`}
      role="region"
      aria-label={`Selected ${noun.many}`}
      data-bulk-bar
      onFocus={onFocus}
      onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.contains(event.target as Node) && goBack()}
    >
      <span className={classes.selected} role="status">
        {rows.length === 0 ? `Tap ${noun.many} to select them` : `${rows.length.toLocaleString('en')} selected`}
      </span>
      {actions({ goToSelected })}
      <Button size="compact-sm" h={32} variant="subtle" color="gray" leftSection={<IconX size={16} aria-hidden />} onClick={leave}>
        {isChoosing ? 'Done' : 'Clear'}
      </Button>
      {children}
    </div>
  )
}
