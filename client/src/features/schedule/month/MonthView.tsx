import { Link } from 'react-router'
import { inWeekOrder, monthOf, weeksOf } from '../../../components/fields/days/monthGrid.ts'
import { formatShortDay } from '../../../lib/format/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { Awaited } from '../../../components/states/Awaited.tsx'
import { QueryProblem } from '../../../components/states/QueryProblem.tsx'
import { type BoardMonthQuery, useBoardMonthQuery } from '../visits/board.generated.ts'
import { type BoardPlace, changedSearch } from '../head/boardAddress.ts'
import { visitCount } from '../visits/visitCount.ts'
import { useBoardSearch } from '../head/useBoardSearch.ts'
import classes from './MonthView.module.css'

type Count = BoardMonthQuery['dayCounts'][number]

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const parts = [
  { count: 'completed', label: 'completed' },
  { count: 'inProgress', label: 'in progress' },
  { count: 'assigned', label: 'assigned' },
  { count: 'unassigned', label: 'unassigned' },
  { count: 'declined', label: 'declined' },
  { count: 'cancelled', label: 'cancelled' },
] as const

interface MonthViewProps {
  readonly place: BoardPlace
  readonly date: string
  readonly today: string
  readonly firstDay: number
}

function getText(date: string, count: Count | undefined): string {
  if (!count || count.total === null) return `${formatShortDay(date)}: not available`
  const returned = parts.flatMap((part) => (count[part.count] ? [`${count[part.count]} ${part.label}`] : []))
  return `${formatShortDay(date)}: ${[visitCount(count.total), ...returned].join(', ')}`
}

export function MonthView({ place: { branchId }, date, today, firstDay }: MonthViewProps) {
  const { search } = useBoardSearch()
  const month = monthOf(date)
  const weeks = weeksOf(month, firstDay)
  const [from, to] = [weeks[0]?.[0] ?? date, weeks.at(-1)?.at(-1) ?? date]
  const { data, error, refetch } = useBoardMonthQuery({ variables: { from, to, branchId }, fetchPolicy: 'cache-and-network' })
  const retry = (): void => void refetch().catch(() => {})
  if (!data && error) return <QueryProblem error={error} onRetry={retry} back={{ to: paths.home(), label: 'Back to home' }} />
  if (!data) return <Awaited label="Loading the month" height={480} onRetry={retry} />
  const counts = new Map(data.dayCounts.map((count) => [count.date, count]))
  return (
    <table className={classes.month}>
      <thead>
        <tr>
          {inWeekOrder(weekdays, firstDay).map((name) => (
            <th key={name} scope="col">
              <abbr title={name}>{name.slice(0, 3)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const count = counts.get(day)
              return (
                <td key={day} data-outside={monthOf(day) !== month || undefined} data-today={day === today || undefined}>
                  <Link
                    to={{ search: String(changedSearch(search, { view: 'day', date: day === today ? null : day })) }}
                    className={classes.day}
                  >
                    <span className="only-read-out">{getText(day, count)}</span>
                    <span className={classes.number} aria-hidden>
                      {Number(day.slice(8))}
                    </span>
                    {count && Boolean(count.total) && (
                      <>
                        <span className={classes.total} aria-hidden>
                          {count.total} <span className={classes.noun}>{count.total === 1 ? 'visit' : 'visits'}</span>
                        </span>
                        <span className={classes.bar}>
                          {parts.map(
                            (part) =>
                              Boolean(count[part.count]) && (
                                <span key={part.count} data-part={part.count} style={{ flexGrow: count[part.count] ?? 0 }} />
                              ),
                          )}
                        </span>
                        {Boolean(count.unassigned) && (
                          <span className={classes.open} aria-hidden>
                            {count.unassigned} unassigned
                          </span>
                        )}
                      </>
                    )}
                  </Link>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
