import { memo } from 'react'
import { getName } from '../../visits/boardJob.ts'
import { useBoard } from './boardContext.ts'
import type { PlacedGhost } from './boardStore.ts'
import { placeStyle } from './lanes.ts'
import { formatStart } from './visitText.ts'
import classes from './VisitCard.module.css'

interface PlanGhostProps {
  readonly ghost: PlacedGhost
  readonly rows: number
}

/** Where a plan under review would move a visit. Its card has the same as text. */
export const PlanGhost = memo(function PlanGhost({ ghost, rows }: PlanGhostProps) {
  const { stretch, format, ruler } = useBoard()
  const { of, from, to, row } = ghost
  return (
    <div
      className={classes.planned}
      data-planned={of.id}
      style={placeStyle({ from, to }, stretch, { '--row': row, '--rows': rows })}
      aria-hidden
    >
      <span className={classes.customer} dir="auto">
        {of.customer?.name ?? of.title ?? getName(of)}
      </span>
      <span className={classes.plannedTime}>{formatStart(ruler.start + from * 60, format)}</span>
    </div>
  )
})
