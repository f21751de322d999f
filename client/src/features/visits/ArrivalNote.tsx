import { type Arrival, isAtRisk } from './predictArrivals.ts'
import { IconClockExclamation } from '@tabler/icons-react'
import { useFormat } from '../../lib/format/useFormat.ts'
import { useMinute } from '../../lib/format/useMinute.ts'
import type { BoardVisitFragment } from '../schedule/visits/board.generated.ts'
import { formatArrival, isNoteworthy } from './arrivals.ts'
import classes from './ArrivalNote.module.css'

const driveSources = { ROAD: 'drive by road', ESTIMATE: 'drive estimated' } as const

interface ArrivalNoteProps {
  readonly arrival: Arrival | null | undefined
  readonly of: BoardVisitFragment
}

/** Predicted arrival if it differs from the plan, marked if it will miss a promised window, and where the drive time is from. */
export function ArrivalNote({ arrival, of }: ArrivalNoteProps) {
  const format = useFormat()
  const now = useMinute()
  if (!arrival || !isNoteworthy(arrival, of.visit)) return null
  const isRisky = isAtRisk(arrival, now)
  return (
    <span className={`hint ${classes.note}`} data-risk={isRisky || undefined}>
      {isRisky && <IconClockExclamation size={14} aria-hidden />}
      <span>
        {formatArrival(arrival, now, format)}
        {arrival.drive && <span className={classes.drive}>{driveSources[arrival.drive]}</span>}
      </span>
    </span>
  )
}
