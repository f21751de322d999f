import { Link } from 'react-router'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import type { PersonWeek } from './peopleOf.ts'
import { formatGap, hours } from './timesheetText.ts'
import classes from './Timesheet.module.css'

interface SummaryProps {
  readonly people: readonly PersonWeek[]
  readonly getAddress: (staffId: string) => string
}

const visitsText = (count: number): string => `${count} ${count === 1 ? 'visit' : 'visits'}`

export function TimesheetSummary({ people, getAddress }: SummaryProps) {
  return (
    <table className={classes.table} aria-label="Hours by technician">
      <thead>
        <tr>
          <th scope="col">Technician</th>
          <th scope="col" data-number>
            Travel
          </th>
          <th scope="col" data-number>
            On site
          </th>
          <th scope="col" data-number>
            Between
          </th>
          <th scope="col" data-number>
            Worked
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, name, total }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={getAddress(id)} className={classes.link}>
                {name}
              </Link>
              <span className={classes.soft}>{visitsText(total.visits)}</span>
              {total.incomplete > 0 && <span className={classes.gap}>{total.incomplete} with missing times</span>}
            </th>
            <td data-number>{hours(total.travel)}</td>
            <td data-number>{hours(total.onSite)}</td>
            <td data-number>{hours(total.between)}</td>
            <td data-number className={classes.worked}>
              {hours(total.worked)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A technician's week by day, with every visit and its missing times. */
export function TimesheetDays({ person }: { readonly person: PersonWeek }) {
  const format = useFormat()
  const { total } = person
  return (
    <>
      <dl className={classes.sums} aria-label="Hours of the week">
        {(
          [
            ['Worked', total.worked],
            ['Travel', total.travel],
            ['On site', total.onSite],
            ['Between visits', total.between],
          ] as const
        ).map(([label, seconds]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{hours(seconds)}</dd>
          </div>
        ))}
      </dl>
      {person.days.map(({ date, rows, total: ofDay }) => (
        <section key={date} aria-label={format.shortDay(date)} className={classes.day}>
          <h2 className={`title ${classes.dayHead}`}>
            {format.shortDay(date)}
            <span className={classes.soft}>{hours(ofDay.worked)} worked</span>
          </h2>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Visit</th>
                <th scope="col" data-number>
                  Travel
                </th>
                <th scope="col" data-number>
                  On site
                </th>
                <th scope="col" data-number>
                  Between
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => {
                const { visit, travel, onSite, between, overlap } = row
                const gap = formatGap(row)
                const stamps = [visit.onTheWayAt, visit.reachedAt ?? visit.startedAt, visit.finishedAt]
                return (
                  <tr key={visit.id}>
                    <th scope="row">
                      {visit.jobId === null ? (
                        visit.name
                      ) : (
                        <Link to={paths.job(visit.jobId)} className={classes.link}>
                          {visit.name}
                        </Link>
                      )}
                      <span className={classes.soft} dir="auto">
                        {stamps.map((at) => (at === null ? '–' : format.getTime(at))).join(' → ')}
                        {visit.customer && ` · ${visit.customer}`}
                      </span>
                      {gap && <span className={classes.gap}>{gap}</span>}
                      {overlap > 0 && <span className={classes.gap}>{hours(overlap)} overlaps another visit and counts once</span>}
                    </th>
                    <td data-number>{hours(travel)}</td>
                    <td data-number>{hours(onSite)}</td>
                    <td data-number>{hours(between)}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </section>
      ))}
    </>
  )
}
