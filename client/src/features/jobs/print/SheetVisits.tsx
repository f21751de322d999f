import { useFormat } from '../../../shared/format/useFormat.ts'
import { statusWord } from '../../../shared/status/statusTable.ts'
import type { Job } from '../detail/JobDetail.tsx'
import { visitDay } from '../detail/visitDay.ts'
import classes from './JobSheet.module.css'

/** The visits in their order, as a table that may go on over pages. */
export function SheetVisits({ job }: { readonly job: Job }) {
  const format = useFormat(job.timezone)
  const visits = (job.visits ?? []).toSorted((a, b) => (a.startAt ?? Infinity) - (b.startAt ?? Infinity))
  if (visits.length === 0) return null
  return (
    <section className={classes.part}>
      <h2>{visits.length === 1 ? 'Visit' : 'Visits'}</h2>
      {job.recurrence?.sentence && <p className={classes.rule}>{job.recurrence.sentence}</p>}
      <table className={classes.table} data-plain>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Time</th>
            <th scope="col">Staff</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {visits.map(({ id, startAt, endAt, staff, status, unknownStatus }) => (
            <tr key={id}>
              <td>{startAt === null ? 'Not scheduled' : visitDay(startAt, format)}</td>
              <td>{startAt !== null && (endAt === null ? format.timeOf(startAt) : format.timeRange(startAt, endAt))}</td>
              <td>{(staff ?? []).map(({ name }) => name).join(', ')}</td>
              <td>{statusWord({ status, unknownStatus })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.zone}>Times in {format.timeZone.replaceAll('_', ' ')}</p>
    </section>
  )
}
