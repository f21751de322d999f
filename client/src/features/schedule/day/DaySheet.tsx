import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { formatPhone } from '../../../lib/phones/formatPhone.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import type { BoardPersonFragment, BoardVisitFragment } from '../visits/board.generated.ts'
import { getName } from '../../visits/boardJob.ts'
import { formatTime } from '../board/visitText.ts'
import classes from './DaySheet.module.css'

interface DaySheetProps {
  readonly date: string
  readonly person: BoardPersonFragment
  readonly visits: readonly BoardVisitFragment[]
  readonly onPrinted: () => void
}

/** A technician's printed day; starts printing once rendered. */
export function DaySheet({ date, person, visits, onPrinted }: DaySheetProps) {
  const format = useFormat()
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted)
    const timer = setTimeout(() => window.print(), 50)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('afterprint', onPrinted)
    }
    // Once: what is renewed meanwhile must not print again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const ownBoardVisits = visits
    .filter(({ visit }) => visit.status !== 'CANCELLED' && visit.staff?.some(({ id }) => id === person.id))
    .toSorted((a, b) => (a.visit.startAt ?? 0) - (b.visit.startAt ?? 0))
  return createPortal(
    <div className={classes.sheet} data-day-sheet>
      <h1 className={classes.title}>{person.name ?? 'Unknown'}</h1>
      <p className={classes.soft}>
        {[format.day(date), ownBoardVisits.length > 0 && `${ownBoardVisits.length} ${ownBoardVisits.length === 1 ? 'visit' : 'visits'}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {ownBoardVisits.length === 0 && <p>No visits on this day.</p>}
      <table className={classes.visits}>
        <tbody>
          {ownBoardVisits.map((of) => (
            <tr key={of.id}>
              <td className={classes.time}>{formatTime(of, format)}</td>
              <td>
                <strong dir="auto">{of.customer?.name ?? getName(of)}</strong>
                {of.customer?.phone && <p>{formatPhone(of.customer.phone, of.customer.phoneCountryCode)}</p>}
                {of.address && <p dir="auto">{of.address}</p>}
              </td>
              <td>
                <strong dir="auto">{of.title ?? getName(of)}</strong>
                <p>{getName(of)}</p>
                {of.visit.notes && <p dir="auto">{of.visit.notes}</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  )
}
