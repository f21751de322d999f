import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import type { TodayQuery } from './dashboard.generated.ts'
import { inProgress } from './todayLists.ts'
import classes from './Today.module.css'

type Counts = NonNullable<TodayQuery['dashboard']['visitsToday']>

interface Figure {
  readonly count: Exclude<keyof Counts, '__typename'>
  readonly label: string
  /** Filters of the job list for the same rows. */
  readonly query: Readonly<Record<string, string>>
  /** A value above zero needs action. */
  readonly isUrgent?: true
  /** Shown only above zero. */
  readonly isRare?: true
}

const numbers: readonly Figure[] = [
  { count: 'total', label: 'Visits today', query: {} },
  { count: 'late', label: 'Late', query: { late: '1' }, isUrgent: true },
  { count: 'unassigned', label: 'Unassigned', query: { status: 'unassigned' }, isUrgent: true },
  { count: 'declined', label: 'Declined', query: { status: 'declined' }, isUrgent: true, isRare: true },
  { count: 'inProgress', label: 'In progress', query: inProgress.query },
  { count: 'completed', label: 'Completed', query: { status: 'completed' } },
  { count: 'cancelled', label: 'Cancelled', query: { status: 'cancelled' } },
]

interface TodayNumbersProps {
  readonly counts: Counts | null
  readonly of: Readonly<Record<string, string>>
}

export function TodayNumbers({ counts, of }: TodayNumbersProps) {
  return (
    <ul className={`box ${classes.numbers}`} aria-label="Today in numbers">
      {numbers.map(({ count, label, query, isUrgent, isRare }) => {
        const value = counts?.[count] ?? null
        return isRare && !value ? null : (
          <li key={count}>
            <Link to={paths.jobsWith({ ...query, ...of, sort: 'start_at' })} className={classes.number}>
              <span className={classes.value} data-urgent={(isUrgent && value !== null && value > 0) || undefined}>
                {value ?? '–'}
              </span>
              <span className={`hint ${classes.label}`}>{label}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
