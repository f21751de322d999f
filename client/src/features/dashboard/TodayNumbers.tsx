import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import type { TodayQuery } from './dashboard.generated.ts'
import classes from './Today.module.css'

type Counts = NonNullable<TodayQuery['dashboard']['visitsToday']>

interface Figure {
  readonly count: Exclude<keyof Counts, '__typename'>
  readonly label: string
  /** The filters of the list of jobs that hold the same rows. */
  readonly query: Readonly<Record<string, string>>
  /** Where it is not nothing, somebody has to act. */
  readonly isUrgent?: true
}

const numbers: readonly Figure[] = [
  { count: 'total', label: 'Jobs today', query: {} },
  { count: 'late', label: 'Late', query: { late: '1' }, isUrgent: true },
  { count: 'unassigned', label: 'Unassigned', query: { status: 'unassigned,declined' }, isUrgent: true },
  { count: 'inProgress', label: 'In progress', query: { tab: 'active' } },
  { count: 'completed', label: 'Completed', query: { status: 'completed' } },
  { count: 'cancelled', label: 'Cancelled', query: { status: 'cancelled' } },
]

interface TodayNumbersProps {
  /** null: not told. */
  readonly counts: Counts | null
  /** The day, and the branch where one is chosen, as the list of jobs has them in its address. */
  readonly of: Readonly<Record<string, string>>
}

/** The day in numbers; each opens the rows that it counts. */
export function TodayNumbers({ counts, of }: TodayNumbersProps) {
  return (
    <ul className={classes.numbers} aria-label="Today in numbers">
      {numbers.map(({ count, label, query, isUrgent }) => {
        const value = counts?.[count] ?? null
        return (
          <li key={count}>
            <Link to={paths.jobsWith({ ...query, ...of, sort: 'start_at' })} className={classes.number}>
              <span className={classes.value} data-urgent={(isUrgent && value !== null && value > 0) || undefined}>
                {value ?? '–'}
              </span>
              <span className={classes.label}>{label}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
