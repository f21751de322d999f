import { worksAlone } from '../../../lib/session/onSite.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { statusWord } from '../../../components/status/statusTable.ts'
import type { Job } from '../job.ts'
import { formatDay } from '../../schedule/fields/dayText.ts'
import classes from './JobSheet.module.css'
import { visitDay } from '../../schedule/visits/visitTime.ts'

/** Visits in order, as a table that may span pages; the job's own time if no visits are returned. */
export function SheetVisits({ job }: { readonly job: Job }) {
  const format = useFormat(job.timezone)
  const returned = job.visits?.length ? job.visits : [job]
  const visits = returned.toSorted((a, b) => (a.startAt ?? Infinity) - (b.startAt ?? Infinity))
  const isAlone = worksAlone()
  return (
    <section className={classes.part}>
      <h2>{visits.length === 1 ? 'Visit' : 'Visits'}</h2>
      {job.recurrence?.sentence && <p className={classes.rule}>{job.recurrence.sentence}</p>}
      <table className={classes.table} data-plain>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Time</th>
            {!isAlone && <th scope="col">Staff</th>}
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {visits.map(({ id, date, startAt, endAt, staff, status, unknownStatus }) => (
            <tr key={id}>
              <td>
                {startAt === null ? formatDay(visits.length > 1 ? { date, isScheduled: false } : job, format) : visitDay(startAt, format)}
              </td>
              <td>{startAt !== null && (endAt === null ? format.getTime(startAt) : format.timeRange(startAt, endAt))}</td>
              {!isAlone && <td>{(staff ?? []).map(({ name }) => name).join(', ')}</td>}
              <td>{statusWord({ status, unknownStatus })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {format.hasOwnZone && !job.isZoneAssumed && <p className={classes.zone}>Times in {format.timeZone.replaceAll('_', ' ')}</p>}
    </section>
  )
}
