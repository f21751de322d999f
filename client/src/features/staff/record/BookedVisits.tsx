import { addDays } from '@callout/contracts/time'
import { Link } from 'react-router'
import { Anchor } from '@mantine/core'
import { counted } from '../../../components/list/words.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { useBookedVisitsQuery } from './staffRecord.generated.ts'
import classes from './BookedVisits.module.css'

/** The longest period of `dayCounts`. */
const MOST_DAYS = 62

interface BookedVisitsProps {
  readonly staffId: string
  /** First and last day. */
  readonly from: string
  readonly to: string
}

/** Days of a time off that still have visits, each with the way to hand these over. Nothing where the backend returns no counts. */
export function BookedVisits({ staffId, from, to }: BookedVisitsProps) {
  const { shortDay, today } = useFormat()
  const first = from < today() ? today() : from
  const last = [to, addDays(first, MOST_DAYS - 1)].toSorted()[0] as string
  const { data } = useBookedVisitsQuery({ variables: { staffId, from: first, to: last }, fetchPolicy: 'cache-and-network' })
  const booked = (data?.dayCounts ?? []).filter(({ assigned }) => (assigned ?? 0) > 0)
  if (booked.length === 0) return null
  return (
    <ul className={classes.days}>
      {booked.map(({ date, assigned }) => {
        const words = `${counted({ one: 'visit', many: 'visits' }, assigned ?? 0)} on ${shortDay(date)}`
        return (
          <li key={date}>
            {words}:{' '}
            <Anchor component={Link} to={paths.reassign(staffId, date)} aria-label={`Reassign ${words}`}>
              Reassign
            </Anchor>
          </li>
        )
      })}
    </ul>
  )
}
