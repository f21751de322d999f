import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'

import classes from './ColumnsPanel.module.css'

interface ColumnMovesProps {
  readonly label: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (by: 1 | -1) => void
}

/** Moves a column to the left (up in the list) and to the right. Stays focusable at the ends: the focus is not lost there. */
export function ColumnMoves({ label, isFirst, isLast, onMove }: ColumnMovesProps) {
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
