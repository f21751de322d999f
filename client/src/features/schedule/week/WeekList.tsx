import { Link } from 'react-router'
import { formatShortDay } from '../../../lib/format/dates.ts'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import { changedSearch } from '../head/boardAddress.ts'
import { useBoardSearch } from '../head/useBoardSearch.ts'
import { PhoneVisit } from '../day/PhoneVisit.tsx'
import classes from '../day/PhoneDay.module.css'

interface WeekListProps {
  readonly days: readonly { readonly date: string; readonly visits: readonly BoardVisitFragment[] }[]
  readonly today: string
}

export function WeekList({ days, today }: WeekListProps) {
  const { search } = useBoardSearch()
  return (
    <div className="grid gap20" aria-label="Week" role="group">
      {days.map(({ date, visits }) => (
        <section key={date} aria-label={formatShortDay(date)}>
          <h2 className={`row ${classes.person}`}>
            <Link
              to={{ search: String(changedSearch(search, { view: 'day', date: date === today ? null : date })) }}
              className={classes.day}
              aria-current={date === today ? 'date' : undefined}
            >
              {formatShortDay(date)}
            </Link>
            <span className={classes.count}>{visits.length}</span>
          </h2>
          {visits.length === 0 ? (
            <span className={classes.soft}>No visits</span>
          ) : (
            <ul className={`grid list ${classes.visits}`}>
              {visits
                .toSorted((a, b) => (a.visit.startAt ?? 0) - (b.visit.startAt ?? 0))
                .map((of) => (
                  <PhoneVisit key={of.id} of={of} arrival={undefined} />
                ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}
