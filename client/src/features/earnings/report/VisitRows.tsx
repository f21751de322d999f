import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Punctuality } from '@callout/contracts/jobs/status/punctuality'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import type { ReportVisit } from './loadMonth.ts'
import classes from './Report.module.css'

const labels: Readonly<Record<Punctuality, string>> = { late: 'Late', not_recorded: 'Not recorded', on_time: 'On time' }
const order = Object.keys(labels) as Punctuality[]

interface VisitRowsProps {
  readonly name: string
  readonly visits: readonly ReportVisit[]
  readonly onClose: () => void
}

/** The visits behind an on-time rate: late ones first, then those without a recorded arrival. */
export function VisitRows({ name, visits, onClose }: VisitRowsProps) {
  const format = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView?.({ block: 'start' })
  }, [name])
  const sorted = visits.toSorted(
    (a, b) =>
      order.indexOf(a.punctuality) - order.indexOf(b.punctuality) ||
      a.date.localeCompare(b.date, 'en') ||
      (a.startAt ?? 0) - (b.startAt ?? 0) ||
      a.id.localeCompare(b.id, 'en'),
  )
  return (
    <section className={classes.section} aria-labelledby="report-visits">
      <div className={`wrap ${classes.head}`}>
        <h2 id="report-visits" className="title flush" ref={heading} tabIndex={-1}>
          Visits of {name}
        </h2>
        <Button variant="subtle" size="compact-sm" onClick={onClose}>
          Close
        </Button>
      </div>
      <table className={classes.table} aria-labelledby="report-visits">
        <thead>
          <tr>
            <th scope="col">Visit</th>
            <th scope="col" data-number>
              Planned
            </th>
            <th scope="col" data-number>
              Arrived
            </th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ id, jobId, name: visit, customer, date, startAt, arrivedAt, punctuality }) => (
            <tr key={id}>
              <th scope="row">
                {jobId === null ? visit : <Link to={paths.job(jobId)}>{visit}</Link>}
                <span className={classes.soft}>{[format.day(date), customer].filter(Boolean).join(' · ')}</span>
              </th>
              <td data-number>{startAt === null ? '–' : format.getTime(startAt)}</td>
              <td data-number>{arrivedAt === null ? '–' : format.getTime(arrivedAt)}</td>
              <td data-result={punctuality}>{labels[punctuality]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
