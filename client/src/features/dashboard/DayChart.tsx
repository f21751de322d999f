import { Link } from 'react-router'
import { useFirstDay } from '../../components/fields/days/firstDay.ts'
import { weekOf } from '../../components/fields/days/weekOf.ts'
import { Panel } from '../../components/record/Parts.tsx'
import { formatShortDay } from '../../lib/format/dates.ts'
import { Awaited } from '../../components/states/Awaited.tsx'
import { ErrorState } from '../../components/states/ErrorState.tsx'
import { paths } from '../../lib/paths.ts'
import { TodayWeekDocument, type TodayWeekQuery } from './dashboard.generated.ts'
import { usePageQuery } from '../../lib/api/usePageQuery.ts'
import { visitCount } from '../schedule/visits/visitCount.ts'
import type { TodayOptions } from './useTodayJobs.ts'
import classes from './DayChart.module.css'

type Day = TodayWeekQuery['dayCounts'][number]

/** Segments from the bottom of the bar to the top. */
const parts = [
  { count: 'completed', label: 'Completed' },
  { count: 'inProgress', label: 'In progress' },
  { count: 'assigned', label: 'Assigned' },
  { count: 'unassigned', label: 'Unassigned' },
  { count: 'declined', label: 'Declined' },
  { count: 'cancelled', label: 'Cancelled' },
] as const satisfies readonly { count: keyof Day; label: string }[]

function getText(day: Day): string {
  const counts = parts.flatMap(({ count, label }) => (day[count] ? [`${day[count]} ${label.toLowerCase()}`] : []))
  const total = day.total === null ? 'not available' : visitCount(day.total)
  return `${formatShortDay(day.date)}: ${[total, ...counts].join(', ')}`
}

interface DayChartProps extends TodayOptions {
  readonly today: string
  /** Show a loading state; false if the page already shows one. */
  readonly showsWaiting: boolean
  readonly of: Readonly<Record<string, string>>
}

export function DayChart({ branchId, today, of, showsWaiting, started, retries }: DayChartProps) {
  const [from, to] = weekOf(today, useFirstDay())
  const { data, error, retry } = usePageQuery(TodayWeekDocument, { branchId, from, to }, started, retries)
  if (!data) {
    return (
      <Panel title="This week">
        {error ? (
          <ErrorState error={error} onRetry={retry} />
        ) : (
          <Awaited label="Loading the week" height={200} onRetry={showsWaiting ? retry : undefined} />
        )}
      </Panel>
    )
  }
  return <Week days={data.dayCounts} today={today} of={of} />
}

function Week({ days, today, of }: Pick<DayChartProps, 'today' | 'of'> & { readonly days: readonly Day[] }) {
  const most = Math.max(1, ...days.map(({ total }) => total ?? 0))
  return (
    <Panel title="This week">
      <ul className={`grid list ${classes.chart}`}>
        {days.map((day) => {
          const [weekday = '', ...rest] = formatShortDay(day.date).split(', ')
          return (
            <li key={day.date} className={classes.day} data-today={day.date === today || undefined}>
              <Link
                to={paths.jobsWith({ from: day.date, to: day.date, sort: 'start_at', ...of })}
                className={`stack small ${classes.link}`}
              >
                <span className="only-read-out">{getText(day)}</span>
                <span className={classes.total} aria-hidden>
                  {day.total ?? '–'}
                </span>
                <span className={classes.track} aria-hidden>
                  <span className={classes.bar} style={{ height: `${((day.total ?? 0) / most) * 100}%` }}>
                    {parts.map(({ count }) => (
                      <span key={count} data-part={count} style={{ flexGrow: day[count] ?? 0 }} />
                    ))}
                  </span>
                </span>
                <span className={classes.weekday} aria-hidden>
                  {weekday}
                </span>
                <span aria-hidden>{rest.join().split(' ').at(-1)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
      <ul className={`wrap small ${classes.legend}`} aria-hidden>
        {parts.map(({ count, label }) => (
          <li key={count}>
            <span className={classes.key} data-part={count} />
            {label}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
