import { isAtRisk } from '../../visits/predictArrivals.ts'
import { IconAlertTriangleFilled, IconCalendarExclamation, IconClockExclamation } from '@tabler/icons-react'
import { memo, useSyncExternalStore } from 'react'
import { minutesLate } from '../../visits/lateness.ts'
import { jobNumberOf } from '../../jobs/labels/jobName.ts'
import type { PlacedVisit } from './boardStore.ts'
import { useBoard } from './boardContext.ts'
import { placeStyle } from './lanes.ts'
import { colorOf } from './colors.ts'
import { isNoteworthy } from '../../visits/arrivals.ts'
import { laneName } from './laneName.ts'
import { plannedText, formatStart, formatVisit } from './visitText.ts'
import classes from './VisitCard.module.css'
import { StatusSign } from '../../../components/status/StatusBadge.tsx'

interface VisitCardProps {
  readonly visit: PlacedVisit
  readonly rows: number
}

export const VisitCard = memo(function VisitCard({ visit, rows }: VisitCardProps) {
  const { store, stretch, format, colour, late, arrivals, canDrag, ruler } = useBoard()
  const { of, from, to, row, overlaps, isPending, laneId, proposal } = visit
  const isChosen = useSyncExternalStore(
    (listener) => store.subscribe(`visit/${of.id}`, listener),
    () => store.isChosen(of.id),
  )
  const arrival = arrivals.get(of.id)
  const isRisky = arrival !== undefined && isAtRisk(arrival, late.now)
  const isLate = minutesLate(of.visit, late) !== null
  // A visit that is being saved has no version yet for another move.
  const isMovable = canDrag(of) && !isPending
  const start = formatStart(of.visit.startAt, format)
  const timeText = arrival && isNoteworthy(arrival, of.visit) ? `${start} → ${formatStart(arrival.at, format)}` : start
  const planned = proposal && plannedText(proposal, ruler, format, (id) => laneName(id, store.lane(id)?.person))
  const number = jobNumberOf({ id: of.jobId ?? of.id, jobNumber: of.jobNumber })
  return (
    <div
      role="gridcell"
      tabIndex={-1}
      data-visit={of.id}
      data-lane={laneId}
      data-drag={isMovable ? 'visit' : undefined}
      data-status={of.visit.status ?? undefined}
      data-pending={isPending || undefined}
      data-clash={overlaps || undefined}
      data-chosen={isChosen || undefined}
      data-leaving={proposal !== null || undefined}
      aria-haspopup="menu"
      aria-selected={isChosen}
      className={classes.visit}
      style={{ ...placeStyle({ from, to }, stretch, { '--row': row, '--rows': rows }), ...colorOf(of, colour) }}
    >
      <span className="only-read-out">{formatVisit(of, format, { overlaps, late, arrival, planned })}</span>
      <span className={classes.visitTop} aria-hidden>
        {overlaps && <IconCalendarExclamation size={13} className={classes.clash} aria-hidden />}
        {isRisky && !isLate && <IconClockExclamation size={13} className={classes.late} aria-hidden />}
        {isLate && <IconAlertTriangleFilled size={12} className={classes.late} aria-hidden />}
        <span className={classes.customer} dir="auto">
          {of.customer?.name ?? of.title ?? number}
        </span>
        <StatusSign of={of.visit} className={classes.statusIcon} />
      </span>
      <span className={classes.visitBelow} aria-hidden>
        {[timeText, of.title ?? number].filter(Boolean).join(' · ')}
      </span>
      {isMovable && <span data-edge className={classes.edge} aria-hidden />}
    </div>
  )
})
