import type { Arrival } from '../../visits/predictArrivals.ts'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { StatusBadge } from '../../../components/status/StatusBadge.tsx'
import { ArrivalNote } from '../../visits/ArrivalNote.tsx'
import { JobActionMenu } from '../../jobs/actions/JobActionMenu.tsx'
import { getName, subjectOf } from '../../visits/boardJob.ts'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import { formatTime } from '../board/visitText.ts'
import classes from './PhoneDay.module.css'

interface PhoneVisitProps {
  readonly of: BoardVisitFragment
  readonly arrival: Arrival | undefined
  /** The plan under review moves it. */
  readonly isLeaving?: boolean
  readonly children?: ReactNode
}

export function PhoneVisit({ of, arrival, isLeaving = false, children }: PhoneVisitProps) {
  const format = useFormat()
  const { pathname, search } = useLocation()
  return (
    <li className={classes.visit} data-leaving={isLeaving || undefined} data-status={of.visit.status ?? undefined}>
      <Link
        to={of.jobId === null ? paths.jobs() : paths.job(of.jobId)}
        state={{ from: pathname + search }}
        className={`fill ${classes.link}`}
      >
        <span className={`hint figures ${classes.time}`}>{formatTime(of, format)}</span>
        <strong dir="auto">{of.customer?.name ?? of.title ?? getName(of)}</strong>
        <span className={classes.soft} dir="auto">
          {[of.title, getName(of)].filter(Boolean).join(' · ')}
        </span>
        {of.address && (
          <span className={classes.soft} dir="auto">
            {of.address}
          </span>
        )}
        <StatusBadge of={of.visit} />
        <ArrivalNote arrival={arrival} of={of} />
        {children}
      </Link>
      <JobActionMenu job={subjectOf(of).job} isLarge hasContact />
    </li>
  )
}
