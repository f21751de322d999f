import { Link } from 'react-router'
import { visitTime } from '../../schedule/visits/visitTime.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { DayMarks } from './NextVisit.tsx'
import type { DayVisit } from './useMyDay.ts'
import classes from './MyDay.module.css'

function DayRow({ visit }: { readonly visit: DayVisit }) {
  const format = useFormat()
  const { of } = visit
  const labels = (
    <>
      <span className={classes.rowTime}>{visitTime(of.visit, format) ?? 'No time'}</span>
      <span className="stack fill gap4">
        <span className={classes.rowName} dir="auto">
          {of.customer?.name ?? of.title ?? 'Unknown customer'}
        </span>
        <span className="hint" dir="auto">
          {[of.customer?.name && of.title, of.address ?? of.property?.address].filter(Boolean).join(' · ')}
        </span>
        <DayMarks visit={visit} />
      </span>
    </>
  )
  return (
    <li>
      {of.jobId ? (
        <Link to={paths.job(of.jobId)} className={classes.row}>
          {labels}
        </Link>
      ) : (
        <div className={classes.row}>{labels}</div>
      )}
    </li>
  )
}

interface DayVisitsProps {
  readonly title: string
  readonly visits: readonly DayVisit[]
}

export function DayVisits({ title, visits }: DayVisitsProps) {
  if (visits.length === 0) return null
  return (
    <section className={classes.list} aria-label={title}>
      <h2>
        {title} <span className={classes.count}>{visits.length}</span>
      </h2>
      <ul>
        {visits.map((visit) => (
          <DayRow key={visit.of.id} visit={visit} />
        ))}
      </ul>
    </section>
  )
}
